package import RivuletTree

/// The result of building a view: its elements, and the preferences that it offers upward.
@MainActor
public struct _ViewListOutputs {
  package var elements: ViewElements
  package var preferences: PreferenceOutputs

  package init(elements: ViewElements, preferences: PreferenceOutputs = PreferenceOutputs()) {
    self.elements = elements
    self.preferences = preferences
  }

  package init(list: ViewList, preferences: PreferenceOutputs = PreferenceOutputs()) {
    self.init(elements: .list(list), preferences: preferences)
  }

  package init(node: ViewNode, preferences: PreferenceOutputs = PreferenceOutputs()) {
    self.init(elements: .node(node), preferences: preferences)
  }
}
