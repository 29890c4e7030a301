@_spi(Reflection) import Swift

/// Distinguishes fields that hold strong references from those that hold weak or unowned references, which tools can't read as plain
/// values.
enum FieldOwnership {
  /// The `ignoreUnknown` option for enumerating fields. The original constant is a `var`, which this language mode disallows.
  private static let leavesOutUnknown = _EachFieldOptions(rawValue: 2)

  /// Returns true for reference types and optional reference types, because only these can be weak or unowned.
  static func mayBeWeak(_ type: any Any.Type) -> Bool {
    switch ValueKind(type) {
    case .classReference, .existential: return true
    case .optional:
      guard let optional = type as? any OptionalValue.Type else { return true }
      return mayBeWeak(optional.wrappedType)
    case .structure, .enumeration, .tuple, .function, .metatype, .other: return false
    }
  }

  /// Returns the names of a structure's fields that hold strong references. Omits function fields.
  static func holdingFields(of type: any Any.Type) -> Set<String> {
    func names<Root>(_ type: Root.Type) -> Set<String> {
      var names: Set<String> = []
      _forEachFieldWithKeyPath(of: type, options: leavesOutUnknown) { name, _ in
        names.insert(String(cString: name))
        return true
      }
      return names
    }
    return _openExistential(type, do: names)
  }
}
