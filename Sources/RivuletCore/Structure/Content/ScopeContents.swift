import RivuletTree

/// The contribution of a content that comes and goes as a whole to the list around it (`DynamicViewList`).
@MainActor
struct ScopeContents {
  private(set) var preferences = PreferenceOutputs()
  private(set) var elements = ViewElements.none
  /// The element, if there always is exactly one. Readers of the elements then count no reference.
  private(set) var onlyNode: NodeReference?

  /// Creates empty contents.
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
