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

  /// Takes over a content that was built with `inputs`.
  init(_ elements: ViewElements, inputs: _ViewListInputs) {
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
    takeOverViews()
    return SubviewsCollection(slots.map { Subview(slot: $0, containerValues: $0.node.containerValues()) })
  }

  /// Has what looked at the views look again, if they are others than it has seen.
  func collect() {
    if takeOverViews() { _ = version.set(version.untrackedValue + 1) }
  }

  /// Takes over the current views; false if they are the former ones.
  @discardableResult
  private func takeOverViews() -> Bool {
    var nodes = NodeReferences()
    root.appendNodes(to: &nodes)
    var isSame = nodes.count == slots.count
    for place in 0..<nodes.count where isSame { isSame = nodes[place] === slots[place].node }
    if isSame { return false }
    var next: [SubviewSlot] = []
    var nextByNode: [ObjectIdentifier: SubviewSlot] = [:]
    for place in 0..<nodes.count {
      let node = nodes[place]
      let slot = slotsByNode[ObjectIdentifier(node)] ?? SubviewSlot(node, inside: scope)
      nextByNode[ObjectIdentifier(node)] = slot
      next.append(slot)
    }
    slots = next
    slotsByNode = nextByNode
    return true
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
