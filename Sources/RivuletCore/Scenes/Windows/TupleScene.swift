/// A scene composed of several scenes.
struct TupleScene<each Content: Scene> {
  let content: (repeat each Content)
}

extension TupleScene: Scene {
  typealias Body = Never

  static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    let tuple = scene.field(0, as: (repeat each Content).self)
    var elements = ElementCollector(capacity: 0)
    var place = 0
    var preferences = PreferenceCollector()
    func add<Element: Scene>(_: Element.Type) {
      let outputs = Element._makeScene(scene: tuple.field(place, as: Element.self), inputs: inputs).views
      elements.add(outputs.elements)
      preferences.add(outputs.preferences)
      place += 1
    }
    repeat add((each Content).self)
    return _SceneOutputs(_ViewListOutputs(elements: elements.elements(), preferences: preferences.outputs(inputs.views)))
  }
}
