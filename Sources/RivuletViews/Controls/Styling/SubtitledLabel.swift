import RivuletCore
import RivuletGraph

/// Sets a text as a subtitle (B21.07).
private struct SubtitleModifier: EnvironmentModifier {
  typealias Body = Never

  func change(_ environment: inout EnvironmentValues) {
    environment.font = .caption
    environment.setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
  }
}

extension _ViewListBody {
  /// The label of a control: of several texts the first is the title, the others are subtitles (B21.07).
  static func subtitled<Label: View>(_ label: _GraphValue<Label>) -> _ViewListBody {
    guard let type = Label.self as? any SeveralViews.Type else { return _ViewListBody(label) }
    let parts = type.parts
    guard parts.dropFirst().contains(where: { $0.type == Text.self }) else { return _ViewListBody(label) }
    let whole = label.attribute.untyped
    return _ViewListBody { inputs in
      var elements: [ViewElements] = []
      var preferences = PreferenceCollector()
      for (place, part) in parts.enumerated() {
        let body = _ViewListBody { part.make(whole, &$0) }
        let outputs = place > 0 && part.type == Text.self ? inputs.makeSubtitle(body) : body(&inputs)
        elements.append(outputs.elements)
        preferences.add(outputs.preferences)
      }
      return _ViewListOutputs(list: StaticViewList(elements), preferences: preferences.outputs(inputs))
    }
  }
}

extension _ViewListInputs {
  fileprivate mutating func makeSubtitle(_ body: _ViewListBody) -> _ViewListOutputs {
    let modifier = graph.makeInput(SubtitleModifier(), in: scope, name: "subtitle") { _, _ in true }
    return SubtitleModifier._makeViewList(modifier: _GraphValue(modifier), inputs: &self, body: body)
  }
}
