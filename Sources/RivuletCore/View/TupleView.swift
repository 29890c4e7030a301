/// Several views side by side, in the order of a tuple.
@frozen public struct TupleView<T> {
  public var value: T

  @inlinable public nonisolated init(_ value: T) {
    self.value = value
  }
}

/// A tuple of views, said in a protocol because a function of a generic type would look that type up at each call.
@MainActor
package protocol ViewTuple: View where Body == Never {
  associatedtype T
}

extension TupleView: View {
  public typealias Body = Never
}

extension TupleView: ViewTuple {}

extension ViewTuple {
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let parts = TupleParts.of(T.self)
    var elements = ElementCollector(capacity: parts.count)
    var preferences = PreferenceCollector()
    for part in parts {
      let outputs = part.make(view.attribute, inputs)
      preferences.add(outputs.preferences)
      elements.add(outputs.elements)
    }
    return _ViewListOutputs(elements: elements.elements(), preferences: preferences.outputs(inputs))
  }
}

@available(*, unavailable)
extension TupleView: Sendable {}
