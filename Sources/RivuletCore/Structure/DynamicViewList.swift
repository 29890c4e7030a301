/// Elements that come and go: the current content of a conditional, an id or an `AnyView`, or the rows of a `ForEach`.
@MainActor
package final class DynamicViewList: ViewList {
  /// One content that comes and goes as a whole.
  @MainActor
  package struct Entry {
    package let scope: Scope
    package let preferences: PreferenceOutputs
    fileprivate var elements: ViewElements {
      didSet { onlyNode = elements.onlyNode.map(NodeReference.init) }
    }
    /// The element where there always is exactly one: who looks for the elements then need not count a reference of it.
    private(set) var onlyNode: NodeReference?

    fileprivate init(scope: Scope, _ outputs: _ViewListOutputs) {
      self.scope = scope
      preferences = outputs.preferences
      elements = outputs.elements
      onlyNode = outputs.elements.onlyNode.map(NodeReference.init)
    }
  }

  @exclusivity(unchecked) package private(set) var entries: [Entry] = []
  @exclusivity(unchecked) private var wrappers: [NodeWrapper] = []

  /// Replaces the contents; entries that stay keep their nodes. The caller removes the scopes of those that left.
  package func setEntries(_ entries: [Entry]) {
    self.entries = entries
    elementsChanged()
  }

  /// The same for the entries at some places; the others are not touched.
  func exchangeEntries(at places: [Int], _ entry: (Int) -> Entry) {
    for place in places { entries[place] = entry(place) }
    elementsChanged()
  }

  /// The same for a part of the entries.
  func replaceEntries(_ old: Range<Int>, with new: [Entry]) {
    if old.count == entries.count { entries = new } else { entries.replaceSubrange(old, with: new) }
    elementsChanged()
  }

  /// Builds one content in `scope`, with the wrappers that stand around this list.
  package func makeEntry(in scope: Scope, _ build: () -> _ViewListOutputs) -> Entry {
    var outputs = build()
    for wrap in wrappers { outputs.elements.wrapNodes(wrap) }
    outputs.elements.attach(to: self)
    return Entry(scope: scope, outputs)
  }

  /// Whether the elements may be virtual nodes: nothing stands around them, and the container asks each of them little.
  var takesVirtualNodes: Bool { wrappers.isEmpty && container?.takesVirtualChildren == true }

  /// Lays out a node that was just made for these elements, if the container may do so with each of its children alone.
  func layOutEarly(_ node: NodeReference) { container?.layOutEarly(node) }

  /// The same for the elements of a content.
  func layOutEarly(_ entry: borrowing Entry) {
    guard let container else { return }
    var nodes = NodeReferences()
    entry.elements.appendNodes(to: &nodes)
    for place in 0..<nodes.count { container.layOutEarly(nodes.reference(at: place)) }
  }

  override package func appendNodes(to nodes: inout NodeReferences) {
    nodes.reserve(entries.count)
    for place in entries.indices {
      if let node = entries[place].onlyNode { nodes.append(node) } else { entries[place].elements.appendNodes(to: &nodes) }
    }
  }

  override package func wrapNodes(_ wrap: @escaping NodeWrapper) {
    wrappers.append(wrap)
    for place in entries.indices {
      entries[place].elements.wrapNodes(wrap)
    }
  }
}
