import RivuletGraph

/// One element of a `TupleView`. Its type is opened only once.
@MainActor
package struct TuplePart {
  let offset: Int
  package let type: any View.Type

  init(offset: Int, type: any View.Type) {
    self.offset = offset
    self.type = type
  }

  /// Returns the number of views that this element contributes, regardless of its value; nil if the number depends on the value.
  func count(_ inputs: _ViewListCountInputs) -> Int? { type._viewListCount(inputs: inputs) }

  /// Returns the view of this element in the tuple's attribute.
  func placed(in tuple: Attribute<Void>) -> PlacedView { PlacedView(type, in: tuple.field(Void.self, at: offset)) }

  /// Builds this element's views from the tuple's attribute.
  func make(_ tuple: Attribute<Void>, _ inputs: inout _ViewListInputs) -> _ViewListOutputs { placed(in: tuple).make(&inputs) }
}

/// Finds the elements of tuple types, and caches the result for each type.
@MainActor
package enum TupleParts {
  private static var cache = TypeTable<[TuplePart]>()

  /// Returns the parts of a tuple of views, or the value itself if `type` is a single view.
  package static func of(_ type: any Any.Type) -> [TuplePart] {
    if let known = cache[type] { return known }
    let parts: [TuplePart]
    if let single = type as? any View.Type {
      parts = [TuplePart(offset: 0, type: single)]
    } else {
      parts = FieldLayout.of(type).fields.map { field in
        guard let view = field.type as? any View.Type else {
          fatalError("TupleView<\(type)> holds a \(field.type), which is not a View. Put only views into a TupleView.")
        }
        return TuplePart(offset: field.offset, type: view)
      }
    }
    cache[type] = parts
    return parts
  }
}
