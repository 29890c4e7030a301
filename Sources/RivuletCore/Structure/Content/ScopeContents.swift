import RivuletTree

/// The contribution that a `DynamicViewList` receives from content that is inserted and removed as a whole.
@MainActor
struct ScopeContents {
  private(set) var preferences = PreferenceOutputs()
  private(set) var elements = ViewElements.none
  /// The element, if there is always exactly one. Readers of the elements then touch no reference count.
  private(set) var onlyNode: NodeReference?

  /// Creates empty contents.
  init() {}

  init(_ outputs: consuming _ViewListOutputs) {
    preferences = outputs.preferences
    elements = outputs.elements
    onlyNode = elements.onlyNode.map(NodeReference.init)
  }

  /// Puts a node around each existing and future element.
  mutating func wrapElements(_ wrap: @escaping ElementWrapper) {
    elements.wrapElements(wrap, &preferences)
    onlyNode = elements.onlyNode.map(NodeReference.init)
  }
}
