/// A container that treats several views as a single expression without affecting layout (B4.17).
@frozen public struct Group<Content> {
  public typealias Body = Never

  package var content: Content
}

extension Group: View where Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let outputs = inputs.makeList(view.first(as: Content.self))
    return _ViewListOutputs(list: GroupViewList(outputs.elements), preferences: outputs.preferences)
  }

  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
    inputs.countsBranchesTogether ? Content._viewListCount(inputs: inputs) : nil
  }
}

extension Group: Sendable where Content: Sendable {}
