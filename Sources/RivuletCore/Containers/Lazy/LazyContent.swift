import Foundation
import RivuletGeometry
package import RivuletTree

/// The rows of a lazy container. The container creates rows that are about to become visible, deactivates the others, and drops those that
/// have not been visible for a long time.
@MainActor
package final class LazyContent: RowContainer {
  private(set) weak var node: ViewNode?
  private let elements: ViewElements
  unowned let tree: ViewTree
  package let arrangement: LazyArrangement
  /// The rows requested since the last fill, by index.
  private var asked: [Int: LazyRow] = [:]
  /// The rows that are children of the container, in order.
  private var placed: [LazyRow] = []
  /// The rows that have been created and not dropped, including those being removed, in creation order.
  private var known: [LazyRow] = []
  /// The number of fills in which the offset or the data had changed.
  private var pass = 0
  private var lastVisible: LazyRange?
  private var dataChanged = false
  /// The number of times that rows have been renumbered.
  private(set) var numbering = 0
  /// True if a data collection has changed, so that the rows after it move. If false, a renumbering keeps the visible rows in place.
  private var movesContents = false
  /// True while rows are being created.
  private var isFilling = false
  /// True if the number of rows created in this fill differed from the expected number.
  private var isRecounted = false
  private var lastFrame = 0
  private var movement = LazyMovement()
  /// The decorator of the rows, which is notified of the rows' indices.
  package weak var decorator: (any LazyRowDecorator)?
  /// A node that stays in the container regardless of the scroll offset, such as a row that is being dragged.
  package weak var heldNode: ViewNode?
  /// The version of the layout, which increases with each change.
  var version = 0
  private var hasReportedTooMany = false
  /// True if the container is registered to be filled in this frame.
  var isNoted = false
  var isUnsettled = false
  var isMoving = false
  var waitsForNextFrame = false
  /// The controller that scrolls the container along its axis.
  private weak var controller: ScrollController?

  /// Creates the content of a container from elements that consist of rows.
  init(_ elements: ViewElements, in node: ViewNode, _ layout: LazyLayout) {
    self.elements = elements
    self.node = node
    tree = node.tree
    arrangement = LazyArrangement(layout, rowLimit: LazyConstants.rowsPerPass)
    super.init()
    tree.lazyContents.noteMade(self)
  }

  private var axis: Axis { arrangement.layout.axis }

  /// Schedules an update for a row that is no longer being removed. The row counts as currently visible, regardless of how far the
  /// container has scrolled in the meantime.
  override func noteReturn(of row: LazyRow) {
    row.lastPass = pass
    tree.lazyContents.noteUnsettled(self)
  }

  /// Called when the data of a `ForEach` changes.
  override func dataChange() { movesContents = true }

  /// Returns the index of the row with an identity, whether or not the row has been created; nil if there is no such row.
  override package func rowIndex(of id: AnyHashable) -> Int? { elements.rowIndex(of: id) }
}

// MARK: - Rows

extension LazyContent: LazyRowSource {
  package var rowCount: Int { elements.rowCount }

  package var sections: [RowSection] {
    var sections: [RowSection] = []
    elements.appendSections(from: 0, to: &sections)
    return sections
  }

  package func node(ofRow place: Int) -> ViewNode? {
    if let row = asked[place], !row.scope.isRemoved { return row.node }
    let contents = tree.lazyContents
    contents.beginRow()
    defer { contents.endRow() }
    guard let row = elements.row(at: place) else { return nil }
    asked[place] = row
    row.lastPass = pass
    // A new row can change the sections.
    if !row.isPlaced { decorator?.rowsChanged(self) }
    decorator?.decorate(row.scope, at: place)
    if !row.isPlaced {
      tree.app.bringStructureUpToDate()
      contents.measureIdealLengths(across: axis)
      tree.layout.discardCachedResults(inside: row.node)
      noteKnown(row)
    }
    return row.node
  }

  /// Determines the ideal cross length before the container is measured as part of a row in a container along the other axis. Otherwise,
  /// the row would have no length, and would never become visible or be filled (B16.32).
  func measureIdealLength(besideRowsAlong other: Axis) {
    if axis != other, node?.scope.isRemoved == false { arrangement.measureIdealLength(from: self) }
  }

  /// Adds a row that was created or has returned to the known rows, which are kept until they are dropped.
  private func noteKnown(_ row: LazyRow) {
    if !row.isKnown {
      row.isKnown = true
      known.append(row)
    }
    tree.lazyContents.noteUnsettled(self)
  }

  package func foundTooManyRows() {
    tree.lazyContents.deferToNextFrame(self)
    guard !hasReportedTooMany else { return }
    hasReportedTooMany = true
    RuntimeIssue.reportOnce(
      .invalidValue, typeName: "Lazy container",
      "A lazy container needs more than \(LazyConstants.rowsPerPass) rows at once to fill its visible part; the others follow in later "
        + "frames. Give its rows a length, and put it in a ScrollView along its axis.")
  }
}

extension LazyContent: NodeContents {
  /// Appends the placed rows. If the data has changed, first renumbers the rows of the last fill.
  package func appendNodes(to nodes: inout NodeReferences) {
    if isFilling { isRecounted = true } else { renumber() }
    elements.appendNodes(to: &nodes)
  }

  private func renumber() {
    guard node?.proposal != nil else { return }
    dataChanged = true
    numbering += 1
    var places: [Int: Int] = [:]
    var seen: Set<ObjectIdentifier> = []
    for old in asked.keys.sorted() {
      if let row = asked[old], let new = row.index, seen.insert(ObjectIdentifier(row)).inserted { places[old] = new }
    }
    asked = [:]
    decorator?.rowsChanged(self)
    for row in placed {
      guard let index = row.index else { continue }
      asked[index] = row
      decorator?.decorate(row.scope, at: index)
    }
    arrangement.renumber(from: self, keepsPositions: !movesContents) { places[$0] }
    movesContents = false
    tree.lazyContents.note(self)
  }
}

extension LazyContent: NodeWatch {
  package func nodeMoved() { noteChange() }

  /// Schedules another fill of the container in this frame.
  package func noteChange() { tree.lazyContents.note(self) }
}

// MARK: - Filling

extension LazyContent {
  /// Creates the rows that are about to become visible. Returns true if layout must run again.
  func fill() -> Bool {
    guard let node, !node.scope.isRemoved, let proposal = node.proposal else { return false }
    isFilling = true
    defer { isFilling = false }
    decorator?.rowsChanged(self)
    let window = window(of: node)
    if lastVisible != window.visible || dataChanged, lastFrame != tree.app.frameNumber {
      pass += 1
      lastFrame = tree.app.frameNumber
      dropForgotten()
    }
    noteMovement(to: window.visible)
    lastVisible = window.visible
    let isUnspecified = (axis == .vertical ? proposal.width : proposal.height) == nil
    let rowsInFocus = placed.filter { mustStay($0) }.compactMap(\.index)
    let formerCount = rowCount
    let change = arrangement.fill(
      window.visible, reachable: window.reachable, inner: window.inner, isUnspecified: isUnspecified,
      positionDependsOnLength: controller == nil,
      keeping: rowsInFocus, from: self)
    if isRecounted || rowCount != formerCount {
      isRecounted = false
      // The number of rows in an element has changed since the rows were requested.
      if asked.contains(where: { $0.value.index != $0.key }) {
        renumber()
        return true
      }
    }
    let hasOtherRows = place(arrangement.rows)
    if hasOtherRows {
      elements.placedRowsChanged()
      node.collectContents()
    }
    redecorate()
    if change.shift != 0 {
      controller?.shift(axis, by: change.shift)
      lastVisible = window.visible.moved(by: change.shift)
    }
    decorator?.rowsPlaced()
    if change.needsLayout || hasOtherRows {
      node.invalidateLayout()
      node.needsPlacement = true
    }
    return change.needsLayout || hasOtherRows
  }

  /// Decorates the rows, whose indices may have changed while other rows were created.
  private func redecorate() {
    guard let decorator else { return }
    decorator.rowsChanged(self)
    for (place, row) in asked where row.isPlaced && !row.scope.isRemoved { decorator.decorate(row.scope, at: place) }
  }

  /// Makes the rows at the given indices the container's children. Returns true if the children changed.
  private func place(_ rows: [Int]) -> Bool {
    let next = rows.sorted().compactMap { asked[$0] }
    if next.count == placed.count, zip(next, placed).allSatisfy({ $0 === $1 }) { return false }
    let animates = dataChanged && !placed.isEmpty
    for row in placed { row.isPlaced = false }
    for row in next {
      row.isPlaced = true
      if animates, !row.isShown { tree.presence.recordArrival(of: row.scope, row.list.inputs) }
      noteKnown(row)
    }
    placed = next
    tree.lazyContents.noteUnsettled(self)
    return true
  }

  /// Returns true if a row must be kept while it is not visible, because it is held, has focus or a contact, or presents something
  /// (B16.19).
  private func mustStay(_ row: LazyRow) -> Bool {
    if let heldNode, heldNode.isInside(row.node) { return true }
    return tree.rowHolders.holds(row)
  }

  /// Returns three ranges relative to the start of the container, along its axis: the visible part, the part visible after the offset has
  /// been clamped, and the visible part excluding insets.
  private func window(of node: ViewNode) -> (visible: LazyRange, reachable: LazyRange, inner: LazyRange) {
    guard let controller = findController(of: node) else {
      let start = -node.originInRoot[axis]
      let range = LazyRange(start: start, end: start + tree.size[axis])
      return (range, range, range)
    }
    let place = controller.frame(of: node).origin[axis]
    let shown = controller.shownRange(axis)
    let visible = LazyRange(start: shown.start - place, end: shown.end - place)
    let excess = controller.offset[axis] - controller.clamped(controller.offset[axis], axis)
    let insets = controller.insets
    let inner = LazyRange(
      start: visible.start + (axis == .vertical ? controller.pinnedTop : insets.leading),
      end: visible.end - (axis == .vertical ? insets.bottom : insets.trailing))
    return (visible, visible.moved(by: -excess), inner)
  }

  private func findController(of node: ViewNode) -> ScrollController? {
    var next = node.enclosingScrollController
    while let step = next, !step.scrolls(axis) { next = step.node?.enclosingScrollController }
    if controller !== next {
      controller?.leave(self)
      next?.join(self)
      controller = next
    }
    return next
  }
}

// MARK: - Making rows ahead

extension LazyContent {
  /// Records that the visible range has moved. If the movement continues for a second frame, rows are created in advance (B16.17).
  private func noteMovement(to visible: LazyRange) {
    guard let lastVisible, !dataChanged, abs(visible.start - lastVisible.start) < visible.length else { return }
    guard movement.goesOn(by: visible.start - lastVisible.start, at: tree.services.now) else { return }
    tree.lazyContents.noteMoving(self)
  }

  /// Creates the next row in the direction of movement if it is close to the visible range. The row's views are created and measured, but
  /// do not run actions. Returns true if a row was created.
  func makeAhead() -> Bool {
    guard let node, !node.scope.isRemoved, let edge = arrangement.edge(isForward: movement.isForward) else { return false }
    var (row, distance) = edge
    let reach = (lastVisible?.length ?? 0) * LazyConstants.prefetchFraction
    while distance < reach, row >= 0, row < rowCount {
      if !isMade(row) {
        isFilling = true
        defer { isFilling = false }
        guard let made = self.node(ofRow: row) else { return false }
        arrangement.measureAhead(made)
        return true
      }
      distance += arrangement.averageStep
      row += movement.isForward ? 1 : -1
    }
    return false
  }
}

// MARK: - Coming and going

extension LazyContent {
  /// Updates the rows' presence once the frame is complete except for its actions. Visible rows appear in order. The other rows are
  /// deactivated, and dropped later (B16.15–B16.18).
  func settle() {
    guard let container = node?.scope else { return }
    for row in placed where !row.scope.isLeavingOrRemoved(below: container) {
      row.lastPass = pass
      row.show()
    }
    known.removeAll { row in
      if row.scope.isRemoved { return true }
      if !row.isPlaced, !row.scope.isLeavingOrRemoved(below: container) { row.rest() }
      return false
    }
    dataChanged = false
    asked = [:]
    for row in placed { if let index = row.index { asked[index] = row } }
  }

  /// Drops rows that have not been placed for a long time. Rows that are being removed remove themselves.
  private func dropForgotten() {
    guard let container = node?.scope else { return }
    var isAnyDropped = false
    known.removeAll { row in
      if row.scope.isRemoved { return true }
      if row.isPlaced || pass - row.lastPass < LazyConstants.retainedPasses || row.scope.isLeavingOrRemoved(below: container) {
        return false
      }
      row.isKnown = false
      row.list.drop(row)
      isAnyDropped = true
      return true
    }
    if isAnyDropped { elements.dropEmptyElements() }
  }

  /// Returns true if the row at an index has been created and not dropped.
  private func isMade(_ place: Int) -> Bool { known.contains { $0.index == place } }

  /// True if all elements that are required to count the rows and determine their sections have been created.
  package var isCounted: Bool { elements.isCounted }

  /// Creates the elements that are required to count the rows. Do not call this method during an update.
  package func countElements() {
    var budget = Int.max
    countElements(atMost: &budget)
  }

  private func countElements(atMost budget: inout Int) {
    elements.countElements(atMost: &budget)
    noteChange()
  }

  /// Creates rows until one contains a view with the given identity, and keeps that row. Returns true if such a row was found (B16.28).
  ///
  /// The search starts with elements that must be created to determine their content, continues with single views, and ends with all other
  /// rows.
  func findRow(having id: AnyHashable, _ search: inout RowSearch) -> Bool {
    if search.isOver(in: self) { return false }
    while !elements.isCounted, search.budget > 0 {
      let former = search.budget
      countElements(atMost: &search.budget)
      if elements.rowIndex(of: id) != nil { return true }
      // The search excludes elements beyond the counted ones.
      if search.budget == former { break }
    }
    defer { if isRecounted { noteChange() } }
    while search.budget > 0 {
      guard let place = search.nextPlace(in: self, singleRows: { singleRows }) else { return false }
      search.budget -= 1
      if makes(row: place, having: id) { return true }
    }
    elements.dropEmptyElements()
    return false
  }

  private var singleRows: [Int] {
    var places: [Int] = []
    elements.appendSingleRows(from: 0, to: &places)
    return places
  }

  /// Creates a row and searches it for an identity. If the row was created for the search and does not contain the identity, drops it.
  private func makes(row place: Int, having id: AnyHashable) -> Bool {
    isFilling = true
    defer { isFilling = false }
    tree.lazyContents.beginRow()
    defer {
      tree.lazyContents.endRow()
      tree.lazyContents.measureIdealLengths(across: axis)
    }
    guard let row = elements.row(at: place) else { return false }
    if row.isPlaced { return row.has(id) }
    tree.app.bringStructureUpToDate()
    tree.lazyContents.noteUnsettled(self)
    var inside = RowSearch()
    if row.has(id) || row.lazyContentsInside.contains(where: { $0.findRow(having: id, &inside) }) {
      row.lastPass = pass
      noteKnown(row)
      return true
    }
    if !row.isKnown { row.list.drop(row) }
    return false
  }

  /// Returns the identity of the element that forms a row, whether or not the row has been created. Returns nil if the identity is not
  /// known before the row is created.
  package func elementID(ofRow place: Int) -> AnyHashable? { elements.elementID(ofRow: place) }
}

// MARK: - Invariants

extension LazyContent {
  /// Returns a sentence for each invariant that is violated between two turns. Rows of a hidden container may be pending, so such a
  /// container is not checked.
  package func checkInvariants() -> [String] {
    guard let node, node.scope.isLive, !isNoted, !waitsForNextFrame else { return [] }
    var found: [String] = []
    let places = placed.map(\.index)
    let known = places.compactMap { $0 }
    if known.count != places.count { found.append("A lazy container keeps placed rows that are gone: \(places).") }
    if zip(known, known.dropFirst()).contains(where: { $0 >= $1 }) {
      found.append("The rows of a lazy container are placed in the order \(known).")
    }
    if let last = known.last, last >= rowCount { found.append("A lazy container places row \(last) of \(rowCount).") }
    if node.children.map({ ObjectIdentifier($0) }) != placed.map({ ObjectIdentifier($0.node) }) {
      found.append("The children of a lazy container are not the rows that are placed, \(known).")
    }
    for row in self.known where !row.scope.isLeavingOrRemoved(below: node.scope) {
      if row.isPlaced != (row.scope.presence == .live) {
        found.append("A row that is \(row.isPlaced ? "" : "not ")placed is \(row.scope.presence).")
      }
    }
    return found + arrangement.checkInvariants()
  }
}
