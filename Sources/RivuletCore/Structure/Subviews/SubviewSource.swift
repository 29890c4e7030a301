import RivuletGraph
import RivuletTree

/// The content of a container that reads its subviews. The content is built like any other content and provided as individual views.
@MainActor
final class SubviewSource {
  private let root: SubviewRoot
  private let version: Attribute<Int>
  private var slots: [SubviewSlot] = []
  /// The slots, keyed by node, so that each view keeps its id.
  private var slotsByNode: [ObjectIdentifier: SubviewSlot] = [:]
  let scope: Scope
  /// True while the source is waiting in `SubviewSources`.
  var isWaiting = false
  /// The content as rows that appear with the positions that show them; nil if all views appear together.
  private let rows: ViewElements?
  /// True if a rule has created rows whose views are unknown until the structure is updated.
  private var hasUnknownRows = false
  /// True if a rule has adopted a different set of rows. The preferences are combined again between rules.
  private var hasUncountedRows = false

  /// Creates a source from the content built with `inputs`.
  init(_ elements: ViewElements, inputs: _ViewListInputs, areRows: Bool = false) {
    rows = areRows ? elements : nil
    scope = inputs.scope
    version = inputs.graph.makeInput(0, in: inputs.scope, name: "subviews")
    root = SubviewRoot(elements)
    root.source = self
    scope.tree.app.subviews.changed(self)
  }

  /// Returns all current views. A rule that calls this method becomes dependent on the views and their container values.
  func subviews() -> SubviewsCollection {
    version.id.touch()
    root.bringUpToDate()
    updateSlots(inRule: true)
    return SubviewsCollection(slots.map { Subview(slot: $0, containerValues: $0.node.containerValues()) })
  }

  /// Invalidates the rules that read the views, if the views have changed.
  func collect() {
    let hadUnknownRows = hasUnknownRows
    defer { hasUnknownRows = false }
    if hasUncountedRows {
      hasUncountedRows = false
      rows?.placedRowsChanged()
    }
    if updateSlots() || hadUnknownRows { _ = version.set(version.untrackedValue + 1) }
  }

  /// Updates the slots for the current views. Returns false if the views haven't changed.
  @discardableResult
  private func updateSlots(inRule: Bool = false) -> Bool {
    var nodes = NodeReferences()
    var rowsByNode: [ObjectIdentifier: LazyRow] = [:]
    if let rows {
      for row in makeRows(rows, inRule: inRule) {
        nodes.append(row.node)
        rowsByNode[ObjectIdentifier(row.node)] = row
      }
    } else {
      root.appendNodes(to: &nodes)
    }
    var isSame = nodes.count == slots.count
    for place in 0..<nodes.count where isSame { isSame = nodes[place] === slots[place].node }
    if isSame { return false }
    var next: [SubviewSlot] = []
    var nextByNode: [ObjectIdentifier: SubviewSlot] = [:]
    for place in 0..<nodes.count {
      let node = nodes[place]
      let slot = slotsByNode[ObjectIdentifier(node)] ?? SubviewSlot(node, row: rowsByNode[ObjectIdentifier(node)], inside: scope)
      nextByNode[ObjectIdentifier(node)] = slot
      next.append(slot)
    }
    slots = next
    slotsByNode = nextByNode
    if inRule, rows != nil {
      hasUncountedRows = true
      scope.tree.app.subviews.changed(self)
    } else {
      rows?.placedRowsChanged()
    }
    return true
  }

  /// Returns all rows, creating them if necessary. All rows are marked as placed, because their preferences take effect even if they aren't
  /// visible.
  private func makeRows(_ elements: ViewElements, inRule: Bool) -> [LazyRow] {
    var rows: [LazyRow] = []
    var areNew = false
    while rows.count < elements.rowCount, let row = elements.row(at: rows.count) {
      areNew = areNew || !row.isPlaced
      row.isPlaced = true
      rows.append(row)
    }
    // The container values of a row with alternative views come from the chosen view, once that view is created.
    if areNew, inRule {
      scope.tree.app.subviews.changed(self)
      hasUnknownRows = true
    } else if areNew || hasUnknownRows {
      scope.tree.app.bringStructureUpToDate()
    }
    return rows
  }
}

/// The outermost list of content that supplies subviews.
@MainActor
private final class SubviewRoot: ViewList {
  private let content: ViewElements
  weak var source: SubviewSource?

  init(_ content: ViewElements) {
    self.content = content
    super.init()
    content.attach(to: self)
  }

  override func appendNodes(to nodes: inout NodeReferences) { content.appendNodes(to: &nodes) }
  override func bringUpToDate() { content.bringUpToDate() }

  override func elementsChanged() {
    if let source { source.scope.tree.app.subviews.changed(source) }
  }
}
