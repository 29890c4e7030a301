package import RivuletTree

/// The elements that a view contributes to its container if they aren't always one node. Transparent views nest lists, and the container
/// flattens them.
///
/// Lists are built once, with the static structure. Only a `DynamicViewList` changes later. It notifies the container that owns the
/// outermost list.
@MainActor
package class ViewList: NodeContents {
  private unowned var parent: ViewList?
  private unowned var owner: ViewNode?

  /// Appends the nodes of the elements in view order. The list retains the nodes; the references in `nodes` don't.
  package func appendNodes(to nodes: inout NodeReferences) {}

  /// Updates the rules that create and remove the elements, and makes the running rule depend on them.
  package func bringUpToDate() {}

  /// True if the elements never change after the surrounding structure is built.
  package var isFixed: Bool { false }

  /// Wraps each existing and future element in a node that `wrap` creates. The `preferences` belong to the content that contains the
  /// elements.
  package func wrapElements(_ wrap: @escaping ElementWrapper, _ preferences: inout PreferenceOutputs) {}

  // Members for lists whose rows a lazy container creates on demand:

  /// The number of rows, including those not yet created.
  package var rowCount: Int { 0 }

  /// Returns the row at an index, creating it if necessary; nil if the list turns out to have fewer rows.
  package func row(at place: Int) -> LazyRow? { nil }

  /// Returns the identity of the element that forms the row at an index; nil if finding the identity would require creating the row.
  package func elementID(ofRow place: Int) -> AnyHashable? { nil }

  /// Returns the index of the first row that belongs to the element or created row with the given identity; nil if no row matches.
  package func rowIndex(of id: AnyHashable) -> Int? { nil }

  /// Returns the index, among the rows of this list, of a nested list's first row; nil if the nested list currently contributes no rows.
  package func firstRow(of list: ViewList) -> Int? { nil }

  /// Called when the set of placed rows changes.
  func placedRowsChanged() {}

  /// True if any row has been created and kept.
  var hasMadeRows: Bool { false }

  /// Releases elements without rows if they can be created again for a row.
  func dropEmptyElements() {}

  /// Appends the sections of these rows. `first` is the index of their first row among all rows.
  package func appendSections(from first: Int, to sections: inout [RowSection]) {}

  /// True if all elements needed to count the rows and determine their sections have been created.
  var isCounted: Bool { true }

  /// Creates some of the elements needed to count the rows. Must not be called during an update.
  func countElements(atMost budget: inout Int) {}

  /// Appends the indices of the rows that are single views, aren't elements of data, and haven't been created.
  func appendSingleRows(from first: Int, to places: inout [Int]) {}

  /// Calls `body` with the preferences of each content that currently exists.
  func forEachPreferences(_ body: (PreferenceOutputs) -> Void) {}

  /// The index of the list's first row among all rows of the container; nil while the list contributes no rows, such as while it's being
  /// removed.
  package final var firstRow: Int? {
    guard let parent else { return 0 }
    guard let own = parent.firstRow(of: self), let outer = parent.firstRow else { return nil }
    return outer + own
  }

  package final func attach(to parent: ViewList) {
    self.parent = parent
  }

  /// Sets `node` as the container of these elements, which is notified when they change.
  package final func attach(to node: ViewNode) {
    owner = node
  }

  /// The container of the elements; nil until one is set.
  package final var container: ViewNode? { owner ?? parent?.container }

  /// Notifies the container that its elements have changed.
  package func elementsChanged() {
    if let owner {
      owner.tree.collectsContents(of: owner)
    } else {
      parent?.elementsChanged()
    }
  }
}

/// The elements of a tuple's views, in order.
@MainActor
package class StaticViewList: ViewList {
  final fileprivate(set) var parts: [ViewElements]
  private var changes = false

  package init(_ parts: [ViewElements]) {
    self.parts = parts
    super.init()
    for part in parts where !part.isFixed {
      part.attach(to: self)
      changes = true
    }
  }

  override package var isFixed: Bool { !changes }

  override package func appendNodes(to nodes: inout NodeReferences) {
    for part in parts { part.appendNodes(to: &nodes) }
  }

  override package func bringUpToDate() {
    for part in parts { part.bringUpToDate() }
  }

  override package func wrapElements(_ wrap: @escaping ElementWrapper, _ preferences: inout PreferenceOutputs) {
    for place in parts.indices { parts[place].wrapElements(wrap, &preferences) }
  }

  override package var rowCount: Int { parts.reduce(0) { $0 + $1.rowCount } }

  override package func row(at place: Int) -> LazyRow? {
    var rest = place
    for part in parts {
      let count = part.rowCount
      if rest < count { return part.row(at: rest) }
      rest -= count
    }
    return nil
  }

  override package func elementID(ofRow place: Int) -> AnyHashable? {
    var rest = place
    for part in parts {
      let count = part.rowCount
      if rest < count { return part.elementID(ofRow: rest) }
      rest -= count
    }
    return nil
  }

  override package func rowIndex(of id: AnyHashable) -> Int? {
    var first = 0
    for part in parts {
      if let index = part.rowIndex(of: id) { return first + index }
      first += part.rowCount
    }
    return nil
  }

  override package func firstRow(of list: ViewList) -> Int? {
    var first = 0
    for part in parts {
      if part.isList(list) { return first }
      first += part.rowCount
    }
    return nil
  }

  override func placedRowsChanged() {
    for part in parts { part.placedRowsChanged() }
  }

  override var hasMadeRows: Bool { parts.contains(where: \.hasMadeRows) }

  override func dropEmptyElements() {
    for part in parts { part.dropEmptyElements() }
  }

  override var isCounted: Bool { parts.allSatisfy(\.isCounted) }

  override func countElements(atMost budget: inout Int) {
    for part in parts where budget > 0 { part.countElements(atMost: &budget) }
  }

  override func appendSingleRows(from first: Int, to places: inout [Int]) {
    var first = first
    for part in parts {
      part.appendSingleRows(from: first, to: &places)
      first += part.rowCount
    }
  }

  override package func appendSections(from first: Int, to sections: inout [RowSection]) {
    var first = first
    for part in parts {
      part.appendSections(from: first, to: &sections)
      first += part.rowCount
    }
  }
}

/// The elements of a `Group`. They form a separate list so that a container never mistakes a group for a single view.
@MainActor
package final class GroupViewList: ViewList {
  private var content: ViewElements

  package init(_ content: ViewElements) {
    self.content = content
    super.init()
    content.attach(to: self)
  }

  override package var isFixed: Bool { content.isFixed }
  override package func appendNodes(to nodes: inout NodeReferences) { content.appendNodes(to: &nodes) }
  override package func bringUpToDate() { content.bringUpToDate() }

  override package func wrapElements(_ wrap: @escaping ElementWrapper, _ preferences: inout PreferenceOutputs) {
    content.wrapElements(wrap, &preferences)
  }

  override package var rowCount: Int { content.rowCount }
  override package func row(at place: Int) -> LazyRow? { content.row(at: place) }
  override package func elementID(ofRow place: Int) -> AnyHashable? { content.elementID(ofRow: place) }
  override package func rowIndex(of id: AnyHashable) -> Int? { content.rowIndex(of: id) }
  override package func firstRow(of list: ViewList) -> Int? { content.isList(list) ? 0 : nil }
  override func placedRowsChanged() { content.placedRowsChanged() }
  override var hasMadeRows: Bool { content.hasMadeRows }
  override func dropEmptyElements() { content.dropEmptyElements() }
  override var isCounted: Bool { content.isCounted }
  override func countElements(atMost budget: inout Int) { content.countElements(atMost: &budget) }

  override func appendSingleRows(from first: Int, to places: inout [Int]) { content.appendSingleRows(from: first, to: &places) }

  override package func appendSections(from first: Int, to sections: inout [RowSection]) {
    content.appendSections(from: first, to: &sections)
  }
}
