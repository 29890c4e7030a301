import RivuletTree

/// What a content that comes and goes as a whole contributes to the list around it (`DynamicViewList`).
@MainActor
struct ScopeContents {
  private(set) var preferences = PreferenceOutputs()
  private(set) var elements = ViewElements.none
  /// The element where there always is exactly one: who looks for the elements then need not count a reference of it.
  private(set) var onlyNode: NodeReference?

  /// Nothing.
  init() {}

  init(_ outputs: consuming _ViewListOutputs) {
    preferences = outputs.preferences
    elements = outputs.elements
    onlyNode = elements.onlyNode.map(NodeReference.init)
  }

  /// Puts a node around each element, present and future.
  mutating func wrapElements(_ wrap: @escaping ElementWrapper) {
    elements.wrapElements(wrap, &preferences)
    onlyNode = elements.onlyNode.map(NodeReference.init)
  }
}
