package import RivuletFoundation
import RivuletGraph

/// A scene that an app declares and from which windows are created.
@MainActor
package final class DeclaredScene {
  package enum Kind {
    /// A scene with any number of windows.
    case group
    /// A scene with one window.
    case single
    case settings
    /// A scene with one window for each document.
    case document
  }

  package let kind: Kind
  /// The identifier of the scene; available once the app's body has been evaluated.
  package fileprivate(set) var identifier: String?
  /// The type of the values that the scene's windows present; nil if there is none.
  package let valueType: Any.Type?
  /// The types of the files that the scene's windows can open.
  package fileprivate(set) var fileTypes: [UTType] = []
  /// True if the scene can create new documents.
  package fileprivate(set) var makesDocuments = false
  /// The settings from the scene's modifiers; available once the app's body has been evaluated.
  package fileprivate(set) var settings = WindowSettings()
  /// True if the scene provides its standard commands.
  package var offersCommands: Bool { inputs.offersCommands }
  private let inputs: _SceneInputs
  private let title: @MainActor (EnvironmentValues, any HostServices) -> String?
  private let makeContent: @MainActor (inout _ViewListInputs) -> _ViewListOutputs

  fileprivate init(
    _ kind: Kind, valueType: Any.Type?, inputs: _SceneInputs,
    title: @escaping @MainActor (EnvironmentValues, any HostServices) -> String?,
    makeContent: @escaping @MainActor (inout _ViewListInputs) -> _ViewListOutputs
  ) {
    self.kind = kind
    self.valueType = valueType
    self.inputs = inputs
    self.title = title
    self.makeContent = makeContent
  }

  /// The current settings from the scene's modifiers. Reading the property makes the current rule depend on them.
  package var currentSettings: WindowSettings { inputs.settings.value }

  /// Returns the title of the scene's windows. Calling the method makes the current rule depend on the title.
  package func title(in environment: EnvironmentValues, _ services: any HostServices) -> String? { title(environment, services) }

  /// Builds the content of a window, wrapped in the scene's modifiers.
  fileprivate func build(_ window: AppWindow, _ views: inout _ViewListInputs) -> _ViewListOutputs {
    inputs.decorate(&views) { [inputs, title, makeContent] views in
      views.makeSink(
        WindowRule(window: window, settings: inputs.settings, title: title, environment: views.environmentReader(of: WindowAttributes.self))
      )
      for builder in inputs.scenes.windowBuilders { builder(window, views) }
      return makeContent(&views)
    }
  }
}

extension _SceneInputs {
  /// Declares a scene from which windows are created.
  ///
  /// - Parameters:
  ///   - identifier: A closure that returns the scene's identifier. It is called in a rule.
  ///   - title: A closure that returns the title of the scene's windows. It is called in a rule. If the closure returns nil, the host uses
  ///     the process name.
  ///   - documents: A closure that returns the types of files that the scene's windows can open, and whether the scene creates new files.
  ///     It is called in a rule.
  ///   - makeContent: A closure that builds the content of a window. Attributes that it reads belong to the app.
  package func declare(
    _ kind: DeclaredScene.Kind, valueType: Any.Type? = nil, identifier: @escaping @MainActor () -> String?,
    title: @escaping @MainActor (EnvironmentValues, any HostServices) -> String?,
    documents: (@MainActor () -> (types: [UTType], makesNew: Bool))? = nil,
    makeContent: @escaping @MainActor (inout _ViewListInputs) -> _ViewListOutputs
  ) -> _SceneOutputs {
    let scene = DeclaredScene(kind, valueType: valueType, inputs: self, title: title, makeContent: makeContent)
    views.makeSink(DeclarationRule(scene: scene, settings: settings, identifier: identifier, documents: documents))
    scenes.declare(scene)
    return .empty
  }
}

/// A rule that keeps a declared scene in sync with the app's body.
@MainActor
private struct DeclarationRule: @MainActor Rule {
  let scene: DeclaredScene
  let settings: Attribute<WindowSettings>
  let identifier: @MainActor () -> String?
  let documents: (@MainActor () -> (types: [UTType], makesNew: Bool))?

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    scene.identifier = identifier()
    scene.settings = settings.value
    if let documents { (scene.fileTypes, scene.makesDocuments) = documents() }
    if !output.hasValue { output.set(()) }
  }
}

/// The root view of a window.
@MainActor
struct WindowRoot {
  let window: AppWindow
}

extension WindowRoot: View {
  typealias Body = Never

  static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    // The root view always belongs to the same window.
    let window = view.attribute.untrackedValue.window
    return window.scene.build(window, &inputs)
  }
}

/// A rule that keeps a window's attributes in sync with its scene.
@MainActor
private struct WindowRule: @MainActor Rule {
  unowned let window: AppWindow
  let settings: Attribute<WindowSettings>
  let title: @MainActor (EnvironmentValues, any HostServices) -> String?
  let environment: EnvironmentReader

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    if !output.hasValue { output.set(()) }
    var settings = settings.value
    if window.scene.kind == .settings, settings.resizability == .automatic { settings.resizability = .contentSize }
    guard let services = window.tree?.services else { return }
    window.attributes = WindowAttributes(
      title: title(environment.values, services), identifier: window.scene.identifier, settings: settings)
  }
}
