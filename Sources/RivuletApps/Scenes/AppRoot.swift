import RivuletControls
package import RivuletCore
import RivuletElements
import RivuletGraph
import RivuletScreens

/// The root view with which a host runs an app. Outside of any window, it evaluates the app's body and contains the app's commands.
package struct AppRoot<Content: App> {
  let app: Content

  package nonisolated init(_ app: Content) { self.app = app }
}

extension AppRoot: View {
  package var body: some View {
    ScenesView(app: app)
    AppCommandsView()
  }
}

/// A view that evaluates the body of an app.
private struct ScenesView<Content: App> {
  let app: Content
}

extension ScenesView: View {
  typealias Body = Never

  static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    inputs.tree.app.scenes.appType = Content.self
    AppLifecycle.follow(inputs.tree.app.scenes)
    let scenes = inputs.makeBody(AppBody<Content>.self, of: view.field(0))
    let settings = inputs.graph.makeInput(WindowSettings(), in: inputs.scope, name: "window settings")
    _ = AppCommands.of(inputs.tree)
    return Content.Body._makeScene(scene: scenes, inputs: _SceneInputs(views: inputs, settings: settings, scenes: inputs.tree.app.scenes))
      .views
  }
}

/// A view that contains the app's standard commands.
private struct AppCommandsView {}

extension AppCommandsView: View {
  typealias Body = Never

  static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let live = inputs.graph.makeInput(
      LiveStandardCommands(commands: AppCommands.of(inputs.tree)), in: inputs.scope, name: "commands", areEqual: { _, _ in true })
    return LiveStandardCommands._makeViewList(view: _GraphValue(live), inputs: &inputs)
  }
}
