import RivuletGraph
import RivuletTree

/// The content of a container that looks at its subviews: built like any other, and handed on view by view.
@MainActor
final class SubviewSource {
  private let root: SubviewRoot
  private let version: Attribute<Int>
  private var slots: [SubviewSlot] = []
  /// The slots by node, so that a view keeps its id.
  private var slotsByNode: [ObjectIdentifier: SubviewSlot] = [:]
  let scope: Scope
  /// The content as rows, each to appear with its own place; nil if all views appear at once.
  private let rows: ViewElements?
  /// Whether a rule has made rows whose views it could not look at yet.
  private var hasUnknownRows = false

  /// Takes over a content that was built with `inputs`.
  init(_ elements: ViewElements, inputs: _ViewListInputs, areRows: Bool = false) {
    rows = areRows ? elements : nil
    scope = inputs.scope
    version = inputs.graph.makeInput(0, in: inputs.scope, name: "subviews")
    root = SubviewRoot(elements)
    root.source = self
    scope.tree.app.subviews.changed(self)
  }

  /// All views, as they are now. What reads it runs again when they or what they say of themselves changes.
  func subviews() -> SubviewsCollection {
    version.id.touch()
    root.bringUpToDate()
    takeOverViews(inRule: true)
    return SubviewsCollection(slots.map { Subview(slot: $0, containerValues: $0.node.containerValues()) })
  }

  /// Has what looked at the views look again, if they are others than it has seen.
  func collect() {
    let hadUnknownRows = hasUnknownRows
    defer { hasUnknownRows = false }
    if takeOverViews() || hadUnknownRows { _ = version.set(version.untrackedValue + 1) }
  }

  /// Takes over the current views; false if they are the former ones.
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
    rows?.placedRowsChanged()
    return true
  }

  /// All rows, made if they were not. What is in them counts upward whether or not they are seen.
  private func makeRows(_ elements: ViewElements, inRule: Bool) -> [LazyRow] {
    var rows: [LazyRow] = []
    var areNew = false
    while rows.count < elements.rowCount, let row = elements.row(at: rows.count) {
      areNew = areNew || !row.isPlaced
      row.isPlaced = true
      rows.append(row)
    }
    // A row that is a choice of views says what the chosen one does, once that is made.
    if areNew, inRule {
      scope.tree.app.subviews.changed(self)
      hasUnknownRows = true
    } else if areNew || hasUnknownRows {
      scope.tree.app.bringStructureUpToDate()
    }
    return rows
  }
}

/// The outermost list of a content whose views are handed on.
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

/// The sources of a tree whose views have changed.
@MainActor
final class SubviewSources {
  @exclusivity(unchecked) private var changed: [SubviewSource] = []

  nonisolated init() {}

  var isEmpty: Bool { changed.isEmpty }

  func changed(_ source: SubviewSource) {
    if !changed.contains(where: { $0 === source }) { changed.append(source) }
  }

  /// Collects the innermost of the sources, since those around them show what these build; false if there are none.
  func collectInnermost() -> Bool {
    if changed.isEmpty { return false }
    changed.removeAll { $0.scope.isRemoved }
    guard let deepest = changed.map(\.scope.depth).max() else { return false }
    // Of several in one scope the first was built inside of the others.
    var scopes: Set<ObjectIdentifier> = []
    let now = changed.filter { $0.scope.depth == deepest && scopes.insert(ObjectIdentifier($0.scope)).inserted }
    changed.removeAll { source in now.contains { $0 === source } }
    for source in now { source.collect() }
    return true
  }
}
