/// What building a view gives back: its elements, and the preferences that it offers upward.
@MainActor
public struct _ViewListOutputs {
  package var list: ViewList
  package var preferences: PreferenceOutputs

  package init(list: ViewList, preferences: PreferenceOutputs = PreferenceOutputs()) {
    self.list = list
    self.preferences = preferences
  }

  package init(node: ViewNode, preferences: PreferenceOutputs = PreferenceOutputs()) {
    self.init(list: NodeViewList(node), preferences: preferences)
  }
}
