/// A view with an explicit identity. A different id represents a different view (B4.08).
package struct IDView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID

  nonisolated init(_ content: Content, id: ID) {
    self.content = content
    self.id = id
  }
}

extension IDView: View {
  package typealias Body = Never

  package static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    inputs.makeSwitch(IDSwitch<Content, ID>(view: view.attribute))
  }

  package static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
    inputs.countsBranchesTogether ? Content._viewListCount(inputs: inputs) : nil
  }
}

extension View {
  /// Binds this view's identity to `id`. When `id` changes, the view's state is reset (B4.08).
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(self, id: id)
  }
}
