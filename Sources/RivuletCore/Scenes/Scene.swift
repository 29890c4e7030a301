package import RivuletGraph

/// A part of an app's user interface that the system shows by itself, such as a window.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency public protocol Scene {
  /// The type of the scenes that this scene is made of; `Never` for a scene of the library.
  associatedtype Body: Scene

  /// Builds the static structure of `scene` once; later changes run rules, never this function again (invariant 8).
  static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs

  /// What this scene is made of. Must be pure.
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
  /// Never called: a scene without a body builds structure by itself.
  public var body: Never {
    fatalError("body of \(Self.self) was asked for, but its Body is Never (B11.15). Only the library may do without a body.")
  }
}

extension Never: Scene {}

/// The body of a scene.
enum SceneBody<Container: Scene>: BodyAccessor {
  static func body(of container: Container) -> Container.Body { container.body }
}

/// What a scene is told when its static structure is built.
@MainActor
public struct _SceneInputs {
  /// Where the scene's content stands and what flows down to it.
  package var views: _ViewListInputs
  /// What modifiers around the scene want of its windows.
  package var settings: Attribute<WindowSettings>
  /// The window that the first scene with content takes.
  package let window: AppWindow
}

/// What building a scene gives back: the content of the window, if the scene got it.
@MainActor
public struct _SceneOutputs {
  package var views: _ViewListOutputs

  package init(_ views: _ViewListOutputs) {
    self.views = views
  }

  /// A scene that shows nothing.
  package static var empty: _SceneOutputs { _SceneOutputs(_ViewListOutputs(elements: .none)) }
}
