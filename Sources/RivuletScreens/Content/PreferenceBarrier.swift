import RivuletControls
import RivuletCore
import RivuletElements

/// A view that prevents the preferences of its content, such as a built-in bar, from reaching the app's views.
struct PreferenceBarrier<Content: View> {
  let content: Content

  nonisolated init(content: Content) { self.content = content }
}

extension PreferenceBarrier: View {
  typealias Body = Never

  static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    var inner = inputs
    inner.preferenceKeys = PreferenceKeys()
    var outputs = Content._makeViewList(view: view.field(0), inputs: &inner)
    outputs.preferences = PreferenceOutputs()
    return outputs
  }

  static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { Content._viewListCount(inputs: inputs) }
}
