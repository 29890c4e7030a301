package import RivuletTree

/// The elements that a view contributes to the container around it if they are not always one node. Transparent views nest lists, and the
/// container flattens them.
///
/// Lists are built once with the static structure. Only a `DynamicViewList` changes later; it notifies the container that owns the
/// outermost list.
@MainActor
package class ViewList: NodeContents {
  private unowned var parent: ViewList?
  private unowned var owner: ViewNode?

  /// Adds the nodes of the elements in view order. The list retains them; the references in `nodes` do not.
  package func appendNodes(to nodes: inout NodeReferences) {}

  /// Brings up to date the rules that create and remove the elements. From then on, the running rule depends on them.
  package func bringUpToDate() {}

  /// True if the elements never change once everything around them is built.
  package var isFixed: Bool { false }

  /// Puts a node created by `wrap` around each existing and future element; `preferences` belong to the content that contains the elements.
  package func wrapElements(_ wrap: @escaping ElementWrapper, _ preferences: inout PreferenceOutputs) {}

  // For lists whose rows a lazy container creates on demand:

  /// The number of rows, created or not.
  package var rowCount: Int { 0 }

  /// Returns the row at an index, creating it if necessary; nil if there turn out to be fewer rows.
  package func row(at place: Int) -> LazyRow? { nil }

  /// Returns the identity of the element that forms the row at an index; nil if the identity is unknown without creating the row.
  package func elementID(ofRow place: Int) -> AnyHashable? { nil }

  /// Returns the index of the first row that belongs to the element, or to the created row, with an identity; nil if there is none.
  package func rowIndex(of id: AnyHashable) -> Int? { nil }

  /// Returns the index, among the rows of this list, of the first row of a nested list; nil if that list currently contributes no rows.
  package func firstRow(of list: ViewList) -> Int? { nil }

  /// Called when the set of placed rows has changed.
  func placedRowsChanged() {}

  /// True if any row has been created and kept.
  var hasMadeRows: Bool { false }

  /// Releases elements without rows, if they can be created again for a row.
  func dropEmptyElements() {}

  /// Adds the sections of these rows. `first` is the index of their first row among all rows.
  package func appendSections(from first: Int, to sections: inout [RowSection]) {}

  /// True if all elements needed to count the rows and determine their sections have been created.
  var isCounted: Bool { true }

  /// Creates some of the elements that are needed to count the rows. Must not be called during an update.
  func countElements(atMost budget: inout Int) {}

  /// Adds the indices of the rows that are single views, are not elements of data, and have not been created.
  func appendSingleRows(from first: Int, to places: inout [Int]) {}

  /// Calls `body` with the preferences of each content that currently exists.
  func forEachPreferences(_ body: (PreferenceOutputs) -> Void) {}

  /// The index of the first row among all rows of the container; nil while the list contributes no rows, for example while it is being
  /// removed.
  package final var firstRow: Int? {
    guard let parent else { return 0 }
    guard let own = parent.firstRow(of: self), let outer = parent.firstRow else { return nil }
    return outer + own
  }

  package final func attach(to parent: ViewList) {
    self.parent = parent
  }

  /// Makes `node` the container of these elements, which is notified when they change.
  package final func attach(to node: ViewNode) {
    owner = node
  }

  /// The container of the elements; nil until they have one.
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

/// The elements of a tuple, one view after another.
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

/// The elements of a `Group`, as a separate list so that a container never mistakes a group for a single view.
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
