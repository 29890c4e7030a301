import Synchronization

/// Information about a type for cause records, created once for each type. Can be used from any thread.
package struct TracedType: Sendable {
  /// The name of the type, without its module.
  package let name: String
  /// True if the type belongs to the app; false if it belongs to the library.
  package let isOwn: Bool

  private static let known = Mutex<[ObjectIdentifier: TracedType]>([:])

  /// Returns the information about a type.
  package static func of(_ type: any Any.Type) -> TracedType {
    let id = ObjectIdentifier(type)
    if let found = known.withLock({ $0[id] }) { return found }
    let made = TracedType(name: _typeName(type, qualified: false), isOwn: !LibraryModules.contain(type))
    known.withLock { $0[id] = made }
    return made
  }
}
