import RivuletGraph
import RivuletTree

/// The content of a container that reads its subviews. It is built like any other content and passed on view by view.
@MainActor
final class SubviewSource {
  private let root: SubviewRoot
  private let version: Attribute<Int>
  private var slots: [SubviewSlot] = []
  /// The slots, keyed by node, so that a view keeps its id.
  private var slotsByNode: [ObjectIdentifier: SubviewSlot] = [:]
  let scope: Scope
  /// True while the source is waiting in `SubviewSources`.
  var isWaiting = false
  /// The content as rows that appear with their own positions; nil if all views appear together.
  private let rows: ViewElements?
  /// True if a rule has created rows whose views are unknown until the structure is up to date.
  private var hasUnknownRows = false
  /// True if a rule has adopted other rows. Preferences are combined again between rules.
  private var hasUncountedRows = false

  /// Creates a source from content that was built with `inputs`.
  init(_ elements: ViewElements, inputs: _ViewListInputs, areRows: Bool = false) {
    rows = areRows ? elements : nil
    scope = inputs.scope
    version = inputs.graph.makeInput(0, in: inputs.scope, name: "subviews")
    root = SubviewRoot(elements)
    root.source = self
    scope.tree.app.subviews.changed(self)
  }

  /// Returns all current views. A rule that calls this method runs again when the views or their container values change.
  func subviews() -> SubviewsCollection {
    version.id.touch()
    root.bringUpToDate()
    takeOverViews(inRule: true)
    return SubviewsCollection(slots.map { Subview(slot: $0, containerValues: $0.node.containerValues()) })
  }

  /// Invalidates the readers of the views if the views have changed.
  func collect() {
    let hadUnknownRows = hasUnknownRows
    defer { hasUnknownRows = false }
    if hasUncountedRows {
      hasUncountedRows = false
      rows?.placedRowsChanged()
    }
    if takeOverViews() || hadUnknownRows { _ = version.set(version.untrackedValue + 1) }
  }

  /// Updates the slots to the current views. Returns false if the views have not changed.
  @discardableResult
  private func takeOverViews(inRule: Bool = false) -> Bool {
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

  /// Returns all rows, creating them if necessary. Their preferences count whether or not the rows are visible.
  private func makeRows(_ elements: ViewElements, inRule: Bool) -> [LazyRow] {
    var rows: [LazyRow] = []
    var areNew = false
    while rows.count < elements.rowCount, let row = elements.row(at: rows.count) {
      areNew = areNew || !row.isPlaced
      row.isPlaced = true
      rows.append(row)
    }
    // The container values of a row with alternative views are those of the chosen view, once that view has been created.
    if areNew, inRule {
      scope.tree.app.subviews.changed(self)
      hasUnknownRows = true
    } else if areNew || hasUnknownRows {
      scope.tree.app.bringStructureUpToDate()
    }
    return rows
  }
}

/// The outermost list of content whose subviews are read.
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
