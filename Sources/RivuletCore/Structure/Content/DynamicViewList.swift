package import RivuletGraph
package import RivuletTree

/// Elements that are added and removed: the current content of a conditional, an `.id` modifier, or an `AnyView`, or the rows of a
/// `ForEach`.
@MainActor
package final class DynamicViewList: ViewList {
  /// The contents, each inserted and removed as a whole.
  package private(set) var entries: [Scope] = []
  private var wrappers: [ElementWrapper] = []
  /// The depth of the entries' scopes, as a number of enclosing scopes.
  private var depth = 0
  /// The rule that creates and removes the contents. Set once, by the code that creates the list.
  package var rule: AttributeID?

  /// Replaces the entries. Retained entries keep their nodes. The caller removes the scopes of the discarded entries.
  package func setEntries(_ entries: [Scope]) {
    self.entries = entries
    elementsChanged()
  }

  /// Replaces the entries at the given indices and leaves the rest unchanged.
  func exchangeEntries(at places: [Int], _ entry: (Int) -> Scope) {
    for place in places { entries[place] = entry(place) }
    elementsChanged()
  }

  /// Replaces a range of the entries.
  func replaceEntries(_ old: Range<Int>, with new: [Scope]) {
    if old.count == entries.count { entries = new } else { entries.replaceSubrange(old, with: new) }
    elementsChanged()
  }

  /// Builds the content of one entry in `scope`, inside this list's wrappers.
  package func fill(_ scope: Scope, _ build: () -> _ViewListOutputs) {
    depth = scope.depth
    var outputs = build()
    for wrap in wrappers { outputs.elements.wrapElements(wrap, &outputs.preferences) }
    if scope.tree.usesTransitions { outputs = scope.applyTransitions(to: outputs) }
    outputs.elements.attach(to: self)
    scope.contents = ScopeContents(outputs)
  }

  override package func appendNodes(to nodes: inout NodeReferences) {
    nodes.reserve(entries.count)
    let list = entries
    let entries = list.span
    for place in entries.indices {
      if let node = entries[place].contents.onlyNode {
        nodes.append(node)
      } else {
        entries[place].contents.elements.appendNodes(to: &nodes)
      }
    }
  }

  override package func bringUpToDate() {
    rule?.touch()
    for entry in entries { entry.contents.elements.bringUpToDate() }
  }

  override package func wrapElements(_ wrap: @escaping ElementWrapper, _ preferences: inout PreferenceOutputs) {
    // The nodes are created in the scopes of the elements but are located outside those scopes.
    let wrapAround: ElementWrapper = { [unowned self] element, scope, preferences in
      let node = wrap(element, scope, &preferences)
      if node !== element { node.wrappedContentCount = max(node.wrappedContentCount, UInt8(clamping: scope.depth - depth + 1)) }
      return node
    }
    wrappers.append(wrapAround)
    for entry in entries { entry.contents.wrapElements(wrapAround) }
  }

  override func forEachPreferences(_ body: (PreferenceOutputs) -> Void) {
    for entry in entries { body(entry.contents.preferences) }
  }

  override package var rowCount: Int { entries.reduce(0) { $0 + $1.contents.elements.rowCount } }

  override package func row(at place: Int) -> LazyRow? {
    var rest = place
    for entry in entries {
      let count = entry.contents.elements.rowCount
      if rest < count { return entry.contents.elements.row(at: rest) }
      rest -= count
    }
    return nil
  }

  override package func elementID(ofRow place: Int) -> AnyHashable? {
    var rest = place
    for entry in entries {
      let count = entry.contents.elements.rowCount
      if rest < count { return entry.contents.elements.elementID(ofRow: rest) }
      rest -= count
    }
    return nil
  }

  override package func rowIndex(of id: AnyHashable) -> Int? {
    var first = 0
    for entry in entries {
      let elements = entry.contents.elements
      if entry.hasID(id), elements.rowCount > 0 { return first }
      if let index = elements.rowIndex(of: id) { return first + index }
      first += elements.rowCount
    }
    return nil
  }

  override package func firstRow(of list: ViewList) -> Int? {
    var first = 0
    for entry in entries {
      if entry.contents.elements.isList(list) { return first }
      first += entry.contents.elements.rowCount
    }
    return nil
  }

  override func placedRowsChanged() {
    for entry in entries { entry.contents.elements.placedRowsChanged() }
  }

  override var hasMadeRows: Bool { entries.contains { $0.contents.elements.hasMadeRows } }

  override func dropEmptyElements() {
    for entry in entries { entry.contents.elements.dropEmptyElements() }
  }

  override var isCounted: Bool { entries.allSatisfy { $0.contents.elements.isCounted } }

  override func countElements(atMost budget: inout Int) {
    for entry in entries where budget > 0 { entry.contents.elements.countElements(atMost: &budget) }
  }

  override func appendSingleRows(from first: Int, to places: inout [Int]) {
    var first = first
    for entry in entries {
      entry.contents.elements.appendSingleRows(from: first, to: &places)
      first += entry.contents.elements.rowCount
    }
  }

  override package func appendSections(from first: Int, to sections: inout [RowSection]) {
    var first = first
    for entry in entries {
      entry.contents.elements.appendSections(from: first, to: &sections)
      first += entry.contents.elements.rowCount
    }
  }
}
