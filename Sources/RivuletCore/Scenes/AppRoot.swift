import RivuletGraph

/// The root view of an app: it evaluates the app's body like that of a view and shows what its window contains.
@MainActor
package struct AppRoot<Content: App> {
  let app: Content
  let window: AppWindow

  /// What `window` says is known once the first turn has run.
  package init(_ app: Content, window: AppWindow) {
    self.app = app
    self.window = window
  }
}

extension AppRoot: View {
  package typealias Body = Never

  package static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let scenes = inputs.makeBody(AppBody<Content>.self, of: view.field(0))
    let settings = inputs.graph.makeInput(WindowSettings(), in: inputs.scope, name: "window settings")
    let window = view.attribute.untrackedValue.window
    return Content.Body._makeScene(scene: scenes, inputs: _SceneInputs(views: inputs, settings: settings, window: window)).views
  }
}
