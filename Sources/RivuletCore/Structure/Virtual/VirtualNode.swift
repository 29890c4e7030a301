import Foundation
import RivuletDrawing
import RivuletGeometry
import RivuletGraph
import RivuletLayout

/// A node in the place of all that a content would have, as long as nobody looks at it: a row far below the window.
///
/// Its bodies are evaluated like all others. A model of its pattern (`ContentModel`) says how large it is and where it paints; who asks for its
/// children, hits one, or paints it has the nodes made (`realize`), which stay. Then it stands around them.
@MainActor
final class VirtualNode: ViewNode {
  let places: ContentPlaces
  private let model: ContentModel
  /// Its own among all that the model answers for; from 1.
  let number: Int
  @exclusivity(unchecked) private(set) var keepers = Keepers()
  /// Of the pattern; none while virtual.
  @exclusivity(unchecked) private var nodes = NodeReferences()
  /// Where it paints, under the proposal for which that was found out.
  @exclusivity(unchecked) private var painted = Painted.unknown
  /// What the nodes of the model that have a memory have found out about this content, when it was shown last; empty before, and for real ones.
  @exclusivity(unchecked) var memories: [AnyObject] = []
  /// Whether the model has shown the content before.
  @exclusivity(unchecked) private var wasShown = false
  /// Whether the nodes were made because one of them has to know its rule.
  @exclusivity(unchecked) private var hasRules = false
  /// Whether somebody counts on a length that holds under every proposal.
  @exclusivity(unchecked) private var hasToldFixedLength = false

  /// A node for a content of the model's pattern with these places.
  init(_ model: borrowing ContentModel, at places: ContentPlaces, in scope: borrowing Scope) {
    self.places = places
    self.model = copy model
    number = model.nextNumber()
    super.init(like: Traits(ofVirtual: model.guideKinds), scope: scope, around: nil)
    isVirtual = true
  }

  deinit {
    drawing?.takePromiseBack()
  }

  /// Makes the rule that keeps the content in step with what a keeper of the pattern follows, in their order.
  @inline(never) func keep(_ number: Int, _ pattern: borrowing KeeperPattern, in source: Attribute<Void>) {
    let rule = VirtualNodesRule(self, number, following: source, pattern.part)
    keepers.append(Keeper(source: source, rule: scope.makeGatherer(rule, lane: .structure).id))
  }

  // MARK: Answers

  /// Who answers: the model, or the nodes of the content.
  private var answerer: ViewNode {
    if isVirtual, let root = model.answering(for: self) { return root }
    if isVirtual { realizeForRules() }
    return childList[0]
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let room { return takeRoom(room, proposal) }
    let answerer = answerer
    if !isVirtual { return answerer.measure(proposal) }
    let size = model.size(under: proposal)
    painted = Painted(model.paintedBounds(proposal), proposal)
    return size
  }

  /// How much room it takes, where that is known without showing it.
  private var room: ContentRoom? { isVirtual && !wasShown ? model.room(of: self) : nil }

  /// Counts on that it paints no farther than it may.
  private func takeRoom(_ room: ContentRoom, _ proposal: ProposedViewSize) -> CGSize {
    painted = Painted(room.bounds, proposal, isLoose: true)
    return room.size
  }

  override func computeFixedLength(along axis: Axis) -> CGFloat? {
    hasToldFixedLength = true
    if let room { return axis == .horizontal ? room.size.width : room.size.height }
    return answerer.fixedLength(along: axis)
  }

  override var knownToGrow: Bool { model.growsWithProposal }
  override var computedPriority: Double { answerer.layoutPriority }
  override var computedSpacing: ViewSpacing { answerer.spacing }

  override func guides(size: CGSize, proposal: ProposedViewSize) -> ExplicitGuides { guideKinds.isEmpty ? .none : .source(self) }

  override func computeGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    answerer.explicitGuide(key, size: size, proposal: proposal)
  }

  override func placeChildren() {
    if !isVirtual, let proposal { place(childList[0], at: .zero, proposal: proposal) }
  }

  override func draw() {
    guard isVirtual, let proposal else { return }
    if painted.proposal != CompactProposal(proposal) {
      if let room { _ = takeRoom(room, proposal) } else { findPainted(proposal) }
      if !isVirtual { return }
    }
    drawing?.take(painted.promise, by: self, surroundings)
  }

  /// Finds out where it paints; it may become real by that.
  private func findPainted(_ proposal: ProposedViewSize) {
    _ = answerer
    if isVirtual { painted = Painted(model.paintedBounds(proposal), proposal) }
  }

  /// Promises as little as it paints.
  private func tighten() {
    guard isVirtual, let drawing, let proposal else { return }
    findPainted(proposal)
    if isVirtual { surroundings.drawing.tightenPromise(painted.promise, by: self, on: drawing) }
  }

  override func hitPoint(_ point: CGPoint) -> CGPoint? {
    guard isVirtual else { return point }
    guard let proposal else { return nil }
    _ = answerer
    if isVirtual, !model.isHit(at: point, proposal) { return nil }
    realize()
    return point
  }

  override package var behaviorName: String { "virtual" }

  // MARK: Becoming real

  override func realize() {
    guard isVirtual, let drawing else { return }
    surroundings.drawing.keepPromise(on: drawing) { makeNodes() }
  }

  /// Makes the nodes of a content in which something has to know its rule. It may have changed since anything was promised of it.
  private func realizeForRules() {
    guard let drawing else { return }
    surroundings.drawing.replacePromise(on: drawing) { makeNodes() }
    hasRules = true
    for number in model.pattern.keepers.indices { keepers[number].rule.graph.invalidate(keepers[number].rule) }
  }

  private func makeNodes() {
    isVirtual = false
    model.forget(self)
    var nodes = NodeReferences()
    let node = model.pattern.root.makeNode(in: scope, &nodes)
    self.nodes = nodes
    takeNew([node])
    node.hangNewDrawings(in: self)
    for (number, keeper) in model.pattern.keepers.enumerated() {
      keeper.giveResponders(to: nodes, in: scope, keeper: keepers[number].rule)
      var showing = KeeperPattern.Showing(value: value(of: number), places: places, direction: direction, root: scope.environmentSerial)
      showing.memories = memories
      showing.isSure = false
      untracked { keeper.show(showing, on: nodes) }
    }
    memories = []
    model.noteReads()
    askAgain(node)
    placeChildren()
  }

  /// Has the nodes know what the model has answered, so that they tell when it is otherwise.
  private func askAgain(_ node: ViewNode) {
    _ = measurements.recompute { node.measure($0) }
    _ = extras?.guides.recompute { node.explicitGuide($0, size: $1, proposal: $2) }
    if knowsPriority { _ = node.layoutPriority }
    if knowsSpacing { _ = node.spacing }
    if hasToldFixedLength { _ = node.fixedLength(along: .horizontal) }
  }
}

// MARK: - Keeping in step

extension VirtualNode {
  /// What a keeper of the pattern follows, and the rule that keeps the content in step with it.
  struct Keeper {
    let source: Attribute<Void>
    let rule: AttributeID
  }

  /// By the numbers of the keepers; most contents have one.
  struct Keepers {
    private var first: Keeper?
    private var others: [Keeper] = []

    subscript(number: Int) -> Keeper {
      guard number == 0, let first else { return others[number - 1] }
      return first
    }

    mutating func append(_ keeper: Keeper) {
      if first == nil { first = keeper } else { others.append(keeper) }
    }
  }

  /// Takes over a value and all else that is read for it. Runs inside the rule of the keeper.
  func showAll(_ value: ValuePlace<Void>, of number: Int) {
    model.readEnvironment(of: self)
    if isVirtual { changed(isSure: true) } else { showAllOnNodes(value, of: number) }
  }

  /// Takes over what has changed of a value.
  func show(_ value: ValuePlace<Void>, _ part: ByteSpan, of number: Int) {
    if isVirtual {
      changed(isSure: false)
    } else if hasRules {
      // A node cannot tell by its view alone whether it has found its rule.
      showAllOnNodes(value, of: number)
    } else {
      model.pattern.keepers[number].show(value, part, on: nodes, places, scope.environmentSerial)
    }
  }

  private func showAllOnNodes(_ value: ValuePlace<Void>, of number: Int) {
    model.pattern.keepers[number].showAll(value, on: nodes, places, direction, scope.environmentSerial)
  }

  /// Takes over what the model has found out about the content that it shows now.
  func remember(_ memories: [AnyObject]) { (self.memories, wasShown) = (memories, true) }

  private func changed(isSure: Bool) {
    if !wasShown || model.showAgain(self, isSure: isSure) { return contentChanged() }
    painted.proposal = .none
    if wasPlaced { invalidateDrawing() } else { needsDrawing = true }
  }

  private func contentChanged() {
    painted.proposal = .none
    needsDrawing = true
    if hasToldFixedLength { answersDiffer = true }
    invalidateLayout()
  }
}

// MARK: - What models read

extension VirtualNode {
  var direction: Attribute<EnvironmentSnapshot> { scope.environmentSnapshot(for: NodesRule.self) }

  /// The value that a keeper follows.
  func value(of number: Int) -> ValuePlace<Void> {
    keepers[number].source.start.partPlace(model.pattern.keepers[number].part)
  }

  /// Does something without making the running rule depend on it.
  func untracked<Result>(_ body: () -> Result) -> Result { scope.untracked(body) }

  /// That of the graph.
  var clock: UInt64 { scope.clock }
}

/// Where a virtual node paints, under the proposal for which that was found out.
private struct Painted {
  let promise: DrawingPromise
  var proposal: CompactProposal

  init(_ bounds: CGRect, _ proposal: ProposedViewSize, isLoose: Bool = false) {
    (promise, self.proposal) = (DrawingPromise(bounds: bounds, isLoose: isLoose), CompactProposal(proposal))
  }

  static var unknown: Painted { Painted(.null, CompactProposal.none.full) }
}

extension DrawingNode {
  /// Each step goes to what one object holds for good, so that nothing is counted.
  @MainActor @inline(never) fileprivate func take(_ promise: DrawingPromise, by maker: VirtualNode, _ surroundings: NodeSurroundings) {
    surroundings.promise(promise, by: maker, on: self)
  }
}

extension VirtualNode: DrawingMaker {
  nonisolated func makeDrawing() { MainActor.assumeIsolated { realize() } }
  nonisolated func tightenPromise() { MainActor.assumeIsolated { tighten() } }
}

extension ViewNode.Traits {
  fileprivate init(ofVirtual guideKinds: GuideKinds) {
    self.init(
      hasDrawing: true, borrowsDrawing: false, passesLayout: false, isContainer: false, drawsEachChild: false, drawingsPerChild: 0,
      guideKinds: guideKinds)
  }
}
