/// A view that contains sibling views as a tuple.
@frozen public struct TupleView<T> {
  public var value: T

  @inlinable public nonisolated init(_ value: T) {
    self.value = value
  }
}

/// Content whose number of views is fixed in source code.
@MainActor
package protocol CountedContent {
  static var viewCount: Int { get }
}

extension TupleView: @MainActor CountedContent {
  @MainActor package static var viewCount: Int { TupleParts.of(T.self).count }
}

extension TupleView: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let parts = TupleParts.of(T.self)
    let tuple = view.attribute.untyped
    var elements = ElementCollector(capacity: parts.count)
    var preferences = PreferenceCollector()
    for part in parts {
      let outputs = part.make(tuple, &inputs)
      preferences.add(outputs.preferences)
      elements.add(outputs.elements)
    }
    return _ViewListOutputs(elements: elements.elements(), preferences: preferences.outputs(inputs))
  }

  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
    var sum = 0
    for part in TupleParts.of(T.self) {
      guard let count = part.count(inputs) else { return nil }
      sum += count
    }
    return sum
  }
}

@available(*, unavailable)
extension TupleView: Sendable {}

/// A view that's composed of several sibling views with erased types.
@MainActor
package protocol MultipleViews: View {
  /// The elements, in view order.
  static var parts: [TuplePart] { get }
}

extension TupleView: MultipleViews {
  package static var parts: [TuplePart] { TupleParts.of(T.self) }
}
