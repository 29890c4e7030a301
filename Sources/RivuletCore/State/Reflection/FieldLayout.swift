@_spi(Reflection) import Swift

/// One stored property of a type, with the layout that the runtime reports.
@usableFromInline
package struct Field {
  package let name: String
  /// The byte offset from the start of the value.
  @usableFromInline package let offset: Int
  @usableFromInline package let type: any Any.Type
}

/// The stored properties of a struct, or the elements of a tuple, in declaration order.
///
/// The layout of a type is read once and cached. The first read takes microseconds, and later reads require only a lookup.
package struct FieldLayout {
  package let fields: [Field]

  nonisolated(unsafe) private static var cache = TypeTable<FieldLayout>()

  /// Returns the layout of `type`; empty for enums, existentials, and types without stored properties.
  package static func of(_ type: any Any.Type) -> FieldLayout {
    if let known = cache[type] { return known }
    var fields: [Field] = []
    _forEachField(of: type) { name, offset, fieldType, _ in
      fields.append(Field(name: String(cString: name), offset: offset, type: fieldType))
      return true
    }
    let layout = FieldLayout(fields: fields)
    cache[type] = layout
    return layout
  }
}
