import Foundation
import RivuletDrawing
import RivuletGeometry
import RivuletGraph
import RivuletLayout

/// Nodes of a pattern that answer for the virtual nodes of it, one after the other: they are brought up to date with the content of the one that
/// is asked, and laid out and drawn on their own.
///
/// What they answer is what the nodes of that content would, because no node of a pattern knows more than its views and the environment say.
@MainActor
final class ContentModel {
  let pattern: ContentPattern
  /// For the scope of the nodes, which is never shown.
  private let scope: Scope
  private let root: ViewNode
  private let nodes: NodeReferences
  /// The places of those that have a memory, in the order of memories.
  private let remembering: [Int]
  /// What the nodes read of the environment around all contents.
  private let environment: EnvironmentWatch
  @exclusivity(unchecked) private var lastNumber = 0
  /// Under which proposal the nodes were asked for their sizes last.
  @exclusivity(unchecked) private var asked = CompactProposal.none
  /// What the nodes show.
  @exclusivity(unchecked) private var shown = ShownContent.none
  /// How the room of contents is found that are not shown; nil if it is not.
  private let reach: ReachPattern?

  /// A model for contents that go into scopes inside of this one, where `environment` tells of changes of all that they read there.
  init(_ pattern: ContentPattern, _ environment: EnvironmentWatch, inside scope: Scope) {
    self.pattern = pattern
    self.environment = environment
    self.scope = scope.makeScopeOfModel()
    var nodes = NodeReferences()
    root = pattern.root.makeNode(in: self.scope, &nodes)
    self.nodes = nodes
    reach = ReachPattern(pattern.keepers, root, nodes)
    remembering = pattern.keepers.flatMap { $0.nodes.filter { $0.memory >= 0 }.map(\.node) }
    var drawings: [DrawingNode] = []
    root.collectDrawings(into: &drawings)
    surroundings.drawing.setChildren(of: surroundings.drawing.root, to: drawings)
  }

  /// Makes a node for a content in a scope and at the place in the environment around all.
  func makeVirtual(_ content: Attribute<Void>, in scope: borrowing Scope, at place: EnvironmentPlace) -> ViewNode {
    pattern.makeVirtual(content, in: scope, at: place, self)
  }

  /// Ends it, when all contents that it answers for go.
  func close() { scope.free() }

  private var surroundings: NodeSurroundings { scope.surroundings }

  /// Which sorts of guides the nodes may set.
  var guideKinds: GuideKinds { pattern.root.traits.guideKinds }

  var growsWithProposal: Bool { root.growsWithProposal }

  /// The number of the next virtual node.
  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}

/// Which content was shown last, and when: what has been changed since is not what is shown.
private struct ShownContent {
  /// Of the virtual node; 0 for none.
  let number: Int
  /// Of the keepers.
  let sources: VirtualNode.Keepers
  /// Those that the content has made.
  let places: [EnvironmentPlace]
  /// On the graph clock.
  let at: UInt64

  static var none: ShownContent { ShownContent(number: 0, sources: VirtualNode.Keepers(), places: [], at: 0) }

  /// The value that a keeper follows, as it was shown; nil if it has gone or was changed since.
  func value(of keeper: Int) -> ValuePlace<Void>? {
    guard number != 0 else { return nil }
    let source = sources[keeper].source
    return source.id.isLive && source.id.changedAt <= at ? source.start.lastPlace : nil
  }
}

// MARK: - What is shown

extension ContentModel {
  /// Has the running rule depend on all of the environment that nodes of a content may read.
  func readEnvironment(of node: VirtualNode) {
    environment.read()
    for place in node.places.own { place.read() }
  }

  /// Forgets what is shown, if it is that node's: it has changed since.
  func forget(_ node: VirtualNode) {
    if shown.number == node.number { shown = .none }
  }

  /// Shows the content of a virtual node; the rules of its keepers depend on it, and not who asks. False if it cannot be virtual, because something
  /// in it has to know its rule.
  private func show(_ node: VirtualNode) -> Bool {
    shown.number == node.number || show(node, isSure: false)
  }

  /// Shows the content of a virtual node that was shown before and has changed since. `isSure` if its environment has. True if it may answer
  /// otherwise now; else it only looks otherwise.
  func showAgain(_ node: VirtualNode, isSure: Bool) -> Bool {
    let marks = surroundings.layout.markCount
    return !show(node, isSure: isSure) || surroundings.layout.markCount != marks
  }

  /// False if none of it is to be kept: a node has asked for the rule that shows it.
  private func show(_ node: VirtualNode, isSure: Bool) -> Bool {
    surroundings.wantsRules = false
    node.untracked {
      let isSameAround = isShown(around: node)
      let (direction, root) = (node.direction, scope.environmentSerial)
      let list = pattern.keepers
      let keepers = list.span
      for number in keepers.indices {
        var showing = KeeperPattern.Showing(value: node.value(of: number), places: node.places, direction: direction, root: root)
        if isSameAround { showing.former = shown.value(of: number) }
        showing.memories = node.memories
        showing.isSure = isSure
        keepers[number].show(showing, on: nodes)
      }
      shown = surroundings.wantsRules ? .none : node.shownContent
      if surroundings.wantsRules {
        node.remember([])
      } else if node.memories.isEmpty {
        node.remember(memories)
      } else {
        keepUp(&node.memories)
      }
    }
    noteReads()
    return !surroundings.wantsRules
  }

  /// Takes note that nodes of a content have read the environment.
  func noteReads() { environment.noteReads() }

  /// What the nodes that have a memory have found out.
  private var memories: [AnyObject] {
    var memories: [AnyObject] = []
    let list = remembering
    let places = list.span
    memories.reserveCapacity(places.count)
    for index in places.indices { nodes.reference(at: places[index]).appendMemory(to: &memories) }
    return memories
  }

  /// Takes over what they have found out since.
  private func keepUp(_ memories: inout [AnyObject]) {
    let list = remembering
    let places = list.span
    for index in places.indices { nodes.reference(at: places[index]).keepUp(&memories[index]) }
  }

  /// Whether the environment of a node's content is what the nodes have seen when they were shown last.
  private func isShown(around node: VirtualNode) -> Bool {
    guard shown.number != 0, environment.isUnchanged(since: shown.at) else { return false }
    let places = node.places.own
    for index in places.indices {
      places[index].read()
      if !places[index].setsTheSame(as: shown.places[index], since: shown.at) { return false }
    }
    return true
  }
}

// MARK: - Answers

extension ContentModel {
  /// The root of the nodes, which answer for the virtual node now; nil if it cannot be virtual.
  func answering(for node: VirtualNode) -> ViewNode? {
    guard show(node) else { return nil }
    settle()
    return root
  }

  /// The size that the virtual node that was just answered for chooses under a proposal. Sizes under others are forgotten: they would have to be
  /// found out for each node that comes.
  func size(under proposal: ProposedViewSize) -> CGSize {
    let compact = CompactProposal(proposal)
    if compact != asked {
      asked = compact
      for place in 0..<nodes.count { nodes.reference(at: place).lend { $0.forgetSizes() } }
    }
    return root.measure(proposal)
  }

  /// Where the virtual node that was just answered for paints in its own coordinates under a proposal.
  func paintedBounds(_ proposal: ProposedViewSize) -> CGRect {
    place(proposal)
    for place in 0..<nodes.count { nodes.reference(at: place).drawIfQueued() }
    return surroundings.drawing.paintedBounds
  }

  /// The room of a content that is not shown; nil if that is not known before it is shown, which needs another one in the same environment.
  func room(of node: VirtualNode) -> ContentRoom? {
    guard let reach, shown.number != node.number else { return nil }
    return node.untracked { isShown(around: node) ? reach.room(of: node) : nil }
  }

  /// Whether something in it is hit at a point of its own.
  func isHit(at point: CGPoint, _ proposal: ProposedViewSize) -> Bool {
    place(proposal)
    return HitTest.hit(root, at: point) != nil
  }

  private func place(_ proposal: ProposedViewSize) {
    surroundings.dealtShares.open()
    root.resolve(proposal)
    surroundings.dealtShares.close()
  }

  /// Brings sizes and places up to date, as the layout pass does. Each node stands behind those inside of it.
  private func settle() {
    surroundings.dealtShares.open()
    for place in 0..<nodes.count { nodes.reference(at: place).answerIfMarked() }
    for place in (0..<nodes.count).reversed() { nodes.reference(at: place).placeIfMarked() }
    surroundings.dealtShares.close()
  }
}

extension NodeReference {
  @MainActor fileprivate func appendMemory(to memories: inout [AnyObject]) {
    lend { node in
      if let memory = node.memory { memories.append(memory) }
    }
  }

  @MainActor fileprivate func keepUp(_ memory: inout AnyObject) {
    lend { node in
      if let newest = node.memory, newest !== memory { memory = newest }
    }
  }

  @MainActor fileprivate func answerIfMarked() {
    lend { node in
      guard node.needsMeasurement, node.answerAnew(), let parent = node.parent else { return }
      parent.childMayDiffer(node)
      parent.needsMeasurement = true
    }
  }

  @MainActor fileprivate func placeIfMarked() {
    lend { node in
      if node.needsPlacement, let proposal = node.proposal { node.resolve(proposal) }
    }
  }

  @MainActor fileprivate func drawIfQueued() {
    lend { node in
      if node.isQueuedForDrawing || node.needsDrawing { node.drawNow() }
    }
  }
}

extension ContentPattern {
  /// Makes a watch of all that nodes of contents may read of the environment around those, which are in scopes inside of this one.
  func makeEnvironmentWatch(at place: EnvironmentPlace, in scope: Scope) -> EnvironmentWatch {
    var snapshots = [scope.environmentSnapshot(for: NodesRule.self)]
    for kept in keepers.flatMap(\.nodes) {
      let snapshot = kept.maker.lend { $0.environmentSnapshot(in: scope) }
      if !snapshots.contains(snapshot) { snapshots.append(snapshot) }
    }
    return EnvironmentWatch(place, snapshots, in: scope)
  }
}

extension Scope {
  /// A scope that is beside the tree: what its nodes do concerns nobody else.
  fileprivate func makeScopeOfModel() -> Scope {
    ContentScope(AnyHashable("model"), inside: self, at: 0, surroundings: NodeSurroundings(ofModelBeside: surroundings))
  }
}

extension VirtualNode {
  fileprivate var shownContent: ShownContent { ShownContent(number: number, sources: keepers, places: places.own, at: clock) }
}

extension ViewNode {
  /// Whether the rule that runs now is the node's own, and may be asked to show it again at a time that is known already. Where it is not, the node
  /// is shown again soon by one that is.
  package func findsItsRule() -> Bool {
    if surroundings.isOfModel { surroundings.wantsRules = true }
    return !surroundings.isOfModel
  }
}
