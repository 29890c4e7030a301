package import RivuletGraph

/// A part of an app's user interface that the system presents separately, such as a window.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency public protocol Scene {
  /// The type of scene that represents the body of this scene; `Never` for scenes provided by the library.
  associatedtype Body: Scene

  /// Builds the static structure of `scene` once. Later changes run rules but never call this function again (invariant 8).
  static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs

  /// The content of this scene. The property must be pure.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Scene {
  public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    if Body.self == Never.self {
      fatalError(
        "\(Self.self) has no body: its Body is Never, which only the library's own scenes may use (B11.15). Give it a body.")
    }
    let body = inputs.views.makeBody(SceneBody<Self>.self, of: scene)
    return Body._makeScene(scene: body, inputs: inputs)
  }
}

extension Scene where Body == Never {
  /// The body of a library scene, which builds its structure without a body. Accessing this property is a programmer error.
  public var body: Never {
    fatalError("body of \(Self.self) was accessed, but its Body is Never (B11.15). Only the library's own types may omit a body.")
  }
}

extension Never: Scene {}

/// The accessor for the body of a scene.
enum SceneBody<Container: Scene>: BodyAccessor {
  static func body(of container: Container) -> Container.Body { container.body }
}

/// The inputs for building the static structure of a scene.
@MainActor
public struct _SceneInputs {
  /// The position of the scene's content and the values passed down to it.
  package var views: _ViewListInputs
  /// The window settings from the scene's modifiers.
  package var settings: Attribute<WindowSettings>
  /// The app's scenes, to which declared scenes are added.
  package let scenes: AppScenes
  /// True if the scene offers its standard commands.
  package var offersCommands = true
  /// The scene's modifiers that apply to the content of its windows, outermost first.
  private var layers: [WindowLayer] = []

  package init(views: _ViewListInputs, settings: Attribute<WindowSettings>, scenes: AppScenes) {
    self.views = views
    self.settings = settings
    self.scenes = scenes
  }

  fileprivate typealias WindowLayer = @MainActor (inout _ViewListInputs, _ViewListBody) -> _ViewListOutputs

  /// Adds a modifier that wraps the content of the scene's windows.
  mutating func addLayer(_ layer: @escaping @MainActor (inout _ViewListInputs, _ViewListBody) -> _ViewListOutputs) {
    layers.append(layer)
  }

  /// Builds the content of a window, wrapped in the scene's modifiers.
  func decorate(
    _ views: inout _ViewListInputs, content: @escaping @MainActor (inout _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    layers.reversed().reduce(content) { inner, layer in
      { views in layer(&views, _ViewListBody { inner(&$0) }) }
    }(&views)
  }
}

/// The result of building a scene, which consists of the rules that evaluate it. The content of its windows is separate.
@MainActor
public struct _SceneOutputs {
  package var views: _ViewListOutputs

  package init(_ views: _ViewListOutputs) {
    self.views = views
  }

  /// Returns the outputs combined with those of app-level views outside any window.
  package func adding(_ more: _ViewListOutputs, _ inputs: _SceneInputs) -> _SceneOutputs {
    var elements = ElementCollector(capacity: 2)
    elements.add(views.elements)
    elements.add(more.elements)
    var preferences = PreferenceCollector()
    preferences.add(views.preferences)
    preferences.add(more.preferences)
    return _SceneOutputs(_ViewListOutputs(elements: elements.elements(), preferences: preferences.outputs(inputs.views)))
  }

  /// The outputs of a scene without content.
  package static var empty: _SceneOutputs { _SceneOutputs(_ViewListOutputs(elements: .none)) }
}
