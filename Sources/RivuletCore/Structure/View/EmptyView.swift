/// A view that draws nothing and takes up no space.
@frozen public struct EmptyView: Sendable {
  public nonisolated init() {}
}

extension EmptyView: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    _ViewListOutputs(elements: .none)
  }

  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { 0 }
}
