package import RivuletGraph

/// A part of an app's user interface that the system shows separately, such as a window.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency public protocol Scene {
  /// The type of the scenes that form this scene; `Never` for a scene that the library provides.
  associatedtype Body: Scene

  /// Builds the static structure of `scene` once; later changes run rules, never this function again (invariant 8).
  static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs

  /// The scenes that form this scene. Must be pure.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Scene {
  public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    if Body.self == Never.self {
      fatalError(
        "\(Self.self) has no body of its own: its Body is Never, which only scenes of the library may say (B11.15). Give it a body.")
    }
    let body = inputs.views.makeBody(SceneBody<Self>.self, of: scene)
    return Body._makeScene(scene: body, inputs: inputs)
  }
}

extension Scene where Body == Never {
  /// Never called: a scene without a body builds its structure itself.
  public var body: Never {
    fatalError("body of \(Self.self) was asked for, but its Body is Never (B11.15). Only the library may do without a body.")
  }
}

extension Never: Scene {}

/// The body of a scene.
enum SceneBody<Container: Scene>: BodyAccessor {
  static func body(of container: Container) -> Container.Body { container.body }
}

/// The inputs for building the static structure of a scene.
@MainActor
public struct _SceneInputs {
  /// The position of the scene's content, and the values that flow down to it.
  package var views: _ViewListInputs
  /// The window settings from modifiers around the scene.
  package var settings: Attribute<WindowSettings>
  /// The app's scenes, to which declared scenes are added.
  package let scenes: AppScenes
  /// True if scenes provide their standard commands.
  package var offersCommands = true
  /// The modifiers around the scene that apply to the content of its windows, outermost first.
  private var layers: [WindowLayer] = []

  package init(views: _ViewListInputs, settings: Attribute<WindowSettings>, scenes: AppScenes) {
    self.views = views
    self.settings = settings
    self.scenes = scenes
  }

  fileprivate typealias WindowLayer = @MainActor (inout _ViewListInputs, _ViewListBody) -> _ViewListOutputs

  /// Puts a modifier around the content of the windows.
  mutating func addLayer(_ layer: @escaping @MainActor (inout _ViewListInputs, _ViewListBody) -> _ViewListOutputs) {
    layers.append(layer)
  }

  /// Builds the content of a window inside the modifiers around the scene.
  func decorate(
    _ views: inout _ViewListInputs, content: @escaping @MainActor (inout _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    layers.reversed().reduce(content) { inner, layer in
      { views in layer(&views, _ViewListBody { inner(&$0) }) }
    }(&views)
  }
}

/// The result of building a scene: the rules that evaluate it. Its windows have separate content.
@MainActor
public struct _SceneOutputs {
  package var views: _ViewListOutputs

  package init(_ views: _ViewListOutputs) {
    self.views = views
  }

  /// Returns the outputs with additional app views that are not in a window.
  package func adding(_ more: _ViewListOutputs, _ inputs: _SceneInputs) -> _SceneOutputs {
    var elements = ElementCollector(capacity: 2)
    elements.add(views.elements)
    elements.add(more.elements)
    var preferences = PreferenceCollector()
    preferences.add(views.preferences)
    preferences.add(more.preferences)
    return _SceneOutputs(_ViewListOutputs(elements: elements.elements(), preferences: preferences.outputs(inputs.views)))
  }

  /// A scene that shows nothing.
  package static var empty: _SceneOutputs { _SceneOutputs(_ViewListOutputs(elements: .none)) }
}
