/// A modifier that produces a modified version of a scene.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency public protocol _SceneModifier {
  /// Builds the structure of a scene with this modifier applied. `body` builds the unmodified scene.
  static func _makeScene(
    modifier: _GraphValue<Self>, inputs: _SceneInputs, body: @escaping (_SceneInputs) -> _SceneOutputs
  ) -> _SceneOutputs
}

extension _SceneModifier where Self: ViewModifier {
  /// Applies a view modifier that has no node to the modified scenes.
  public static func _makeScene(
    modifier: _GraphValue<Self>, inputs: _SceneInputs, body: @escaping (_SceneInputs) -> _SceneOutputs
  ) -> _SceneOutputs {
    let inside = _ViewListBody { views in
      var inner = inputs
      inner.views = views
      return body(inner).views
    }
    var views = inputs.views
    let outputs = Self._makeViewList(modifier: modifier, inputs: &views, body: inside)
    return _SceneOutputs(outputs)
  }
}

/// A modifier that applies to both scenes and the content of their windows.
protocol SceneContentModifier: _SceneModifier, ViewModifier {}

extension SceneContentModifier {
  public static func _makeScene(
    modifier: _GraphValue<Self>, inputs: _SceneInputs, body: @escaping (_SceneInputs) -> _SceneOutputs
  ) -> _SceneOutputs {
    var outer = inputs
    outer.addLayer { views, body in Self._makeViewList(modifier: modifier, inputs: &views, body: body) }
    let inside = _ViewListBody { views in
      var inner = outer
      inner.views = views
      return body(inner).views
    }
    var views = inputs.views
    return _SceneOutputs(Self._makeViewList(modifier: modifier, inputs: &views, body: inside))
  }
}

extension ModifiedContent: Scene where Content: Scene, Modifier: _SceneModifier {
  public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    let content = scene.field(0, as: Content.self)
    return Modifier._makeScene(modifier: scene.field(1), inputs: inputs) { inputs in
      Content._makeScene(scene: content, inputs: inputs)
    }
  }
}

extension Scene {
  /// Returns this scene, modified by `modifier`.
  package nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
