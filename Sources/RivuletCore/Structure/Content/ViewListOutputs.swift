package import RivuletTree

/// The result of building a view: its elements and the preferences that it passes up the hierarchy.
@MainActor
public struct _ViewListOutputs {
  package var elements: ViewElements
  package var preferences: PreferenceOutputs

  package init(elements: ViewElements, preferences: PreferenceOutputs = PreferenceOutputs()) {
    self.elements = elements
    self.preferences = preferences
  }

  /// Creates the outputs of several consecutive pieces of content.
  @MainActor package init(joining parts: [_ViewListOutputs], _ inputs: _ViewListInputs) {
    var elements = ElementCollector(capacity: parts.count)
    var preferences = PreferenceCollector()
    for part in parts {
      elements.add(part.elements)
      preferences.add(part.preferences)
    }
    self.init(elements: elements.elements(), preferences: preferences.outputs(inputs))
  }

  package init(list: ViewList, preferences: PreferenceOutputs = PreferenceOutputs()) {
    self.init(elements: .list(list), preferences: preferences)
  }

  package init(node: ViewNode, preferences: PreferenceOutputs = PreferenceOutputs()) {
    self.init(elements: .node(node), preferences: preferences)
  }
}
