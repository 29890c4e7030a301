/// Elements that come and go: the current content of a conditional, an id or an `AnyView`, or the rows of a `ForEach`.
@MainActor
package final class DynamicViewList: ViewList {
  /// One content that comes and goes as a whole.
  package struct Entry {
    package let scope: Scope
    package let list: ViewList
    package let preferences: PreferenceOutputs
    /// The element, kept by the list, if the content will always have exactly one: who looks for the elements then need not touch the list.
    fileprivate var onlyNode: NodeReference?
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
    entries.replaceSubrange(old, with: new)
    elementsChanged()
  }

  /// Builds one content in `scope`, with the wrappers that stand around this list.
  package func makeEntry(in scope: Scope, _ build: () -> _ViewListOutputs) -> Entry {
    let outputs = build()
    for wrap in wrappers { outputs.list.wrapNodes(wrap) }
    outputs.list.attach(to: self)
    let onlyNode = outputs.list.onlyNode.map(NodeReference.init)
    return Entry(scope: scope, list: outputs.list, preferences: outputs.preferences, onlyNode: onlyNode)
  }

  override package func appendNodes(to nodes: inout NodeReferences) {
    nodes.reserve(entries.count)
    for place in entries.indices {
      if let node = entries[place].onlyNode {
        nodes.append(node)
      } else {
        entries[place].list.appendNodes(to: &nodes)
      }
    }
  }

  override package func wrapNodes(_ wrap: @escaping NodeWrapper) {
    wrappers.append(wrap)
    for place in entries.indices {
      entries[place].list.wrapNodes(wrap)
      entries[place].onlyNode = entries[place].list.onlyNode.map(NodeReference.init)
    }
  }
}
