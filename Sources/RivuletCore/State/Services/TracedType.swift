import Synchronization

/// The name of a type in cause records, created once for each type. Can be used from any thread.
package struct TracedType: Sendable {
  /// The name without the module.
  package let name: String
  /// True for a type from the app; false for one from the library.
  package let isOwn: Bool

  private static let known = Mutex<[ObjectIdentifier: TracedType]>([:])

  /// Returns the name of a type.
  package static func of(_ type: any Any.Type) -> TracedType {
    let id = ObjectIdentifier(type)
    if let found = known.withLock({ $0[id] }) { return found }
    let made = TracedType(name: _typeName(type, qualified: false), isOwn: !LibraryModules.contain(type))
    known.withLock { $0[id] = made }
    return made
  }
}
