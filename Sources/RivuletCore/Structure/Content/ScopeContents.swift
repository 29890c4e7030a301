import RivuletTree

/// The contribution of a scope's content to a `DynamicViewList`.
@MainActor
struct ScopeContents {
  private(set) var preferences = PreferenceOutputs()
  private(set) var elements = ViewElements.none
  /// The element, if there's always exactly one. Allows access to the element without changing reference counts.
  private(set) var onlyNode: NodeReference?

  /// Creates empty contents.
  init() {}

  init(_ outputs: consuming _ViewListOutputs) {
    preferences = outputs.preferences
    elements = outputs.elements
    onlyNode = elements.onlyNode.map(NodeReference.init)
  }

  /// Wraps each existing and future element in a node.
  mutating func wrapElements(_ wrap: @escaping ElementWrapper) {
    elements.wrapElements(wrap, &preferences)
    onlyNode = elements.onlyNode.map(NodeReference.init)
  }
}
