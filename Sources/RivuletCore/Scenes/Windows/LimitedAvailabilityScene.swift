import RivuletGraph

/// A marker protocol for scenes in a branch guarded by an availability check. Only such scenes may be optional in a scene builder.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public protocol _LimitedAvailabilitySceneMarker {}

/// A scene in a branch guarded by an availability check.
struct LimitedAvailabilityScene<Content: Scene>: _LimitedAvailabilitySceneMarker {
  let scene: Content
}

extension LimitedAvailabilityScene: Scene {
  var body: some Scene { scene }
}

/// A scene guarded by an availability check; nil if the check fails.
struct OptionalScene {
  let scene: (any Scene & _LimitedAvailabilitySceneMarker)?
}

extension OptionalScene: Scene {
  typealias Body = Never

  static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    _SceneOutputs(inputs.views.makeSwitch(OptionalSceneSwitch(scene: scene.attribute, inputs: inputs)))
  }
}

/// A switch that selects the scene by its type. Availability never changes, so the scene is built only once.
@MainActor
struct OptionalSceneSwitch: ContentSwitch {
  let scene: Attribute<OptionalScene>
  let inputs: _SceneInputs

  func currentKey() -> ObjectIdentifier? {
    scene.value.scene.map { ObjectIdentifier(type(of: $0 as Any)) }
  }

  func makeContent(_ views: inout _ViewListInputs) -> _ViewListOutputs {
    var inputs = inputs
    inputs.views = views
    func open<Content: Scene>(_: Content) -> _ViewListOutputs {
      let content = views.makeRule(PayloadRule<OptionalScene, Content>(whole: scene) { $0.scene as? Content })
      return Content._makeScene(scene: _GraphValue(content), inputs: inputs).views
    }
    guard let current = scene.value.scene else { return _SceneOutputs.empty.views }
    return open(current)
  }
}
