import Combine
@_spi(Reflection) import Swift

/// Reads the stored properties of an object as text.
enum ObjectFields {
  /// The `classType` option for enumerating fields. The original constant is a `var`, which this language mode disallows.
  private static let ofClass = _EachFieldOptions(rawValue: 1)

  /// Returns the names and values of the properties declared in an object's class, in declaration order. Omits the storage used for
  /// observation.
  static func read(_ object: AnyObject) -> [(name: String, value: String)] {
    let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    var found: [(name: String, value: String)] = []
    _forEachField(of: type(of: object), options: ofClass) { name, offset, type, _ in
      let name = String(cString: name)
      if name != "_$observationRegistrar" {
        found.append((name.hasPrefix("_") ? String(name.dropFirst()) : name, describe(at: base + offset, of: type)))
      }
      return true
    }
    return found
  }

  private static func describe(at place: UnsafeRawPointer, of type: any Any.Type) -> String {
    // A field that may be weak or unowned may not contain a plain reference.
    if FieldOwnership.mayBeWeak(type) { return _typeName(type, qualified: false) }
    func describe<Value>(_ type: Value.Type) -> String {
      let value = place.assumingMemoryBound(to: type).pointee
      if let published = value as? any CurrentlyPublished { return TracedValue.describe(published.currentValue) }
      return TracedValue.describe(value)
    }
    return _openExistential(type, do: describe)
  }
}
