package import Foundation
package import RivuletDrawing
package import RivuletGeometry
package import RivuletLayout

/// A retained node of the view tree: one for each view or modifier that has a part in layout, drawing, semantics or events.
///
/// The layout pass asks nodes for sizes and places them; rules of the graph only change a node's behaviour and mark it. A node keeps
/// the sizes that it was asked for, so that a change that alters no answer stops where it happened.
///
/// Invariants: `children` is in view order; a node's parent lists it among its children; a placed node has a proposal.
@MainActor
package class ViewNode {
  package final let surroundings: NodeSurroundings
  package final unowned let scope: Scope

  @exclusivity(unchecked) package private(set) final unowned var parent: ViewNode?
  /// The child of a node that stands around one other for good. It never changes, so that `onlyChild?.` counts no references, which binding
  /// it to a name does.
  final let onlyChild: ViewNode?
  /// The children of all other nodes.
  @exclusivity(unchecked) private(set) final var childList: [ViewNode] = []
  /// The list whose elements are the children, for containers of content that may change.
  @exclusivity(unchecked) private final var contents: ViewList?
  /// This node's own place in the drawing tree; nil for a node that only passes its child on.
  package final let drawing: DrawingNode?
  /// What happens to pointer events in this node; nil for most.
  @exclusivity(unchecked) package final var responder: (any EventResponder)?
  @exclusivity(unchecked) private final var meaning: NodeMeaning?
  @exclusivity(unchecked) final var extras: NodeExtras?

  /// The top-left corner in the parent's coordinate space, after mirroring.
  @exclusivity(unchecked) package private(set) final var origin = CGPoint.zero
  /// Where the parent's origin lies in the coordinate space of the nearest drawing node above.
  @exclusivity(unchecked) private final var drawingBase = CGPoint.zero
  @exclusivity(unchecked) package private(set) final var size = CGSize.zero
  @exclusivity(unchecked) private final var placedProposal = CompactProposal.none
  /// The node's depth, as the layout pass of that number has found it.
  @exclusivity(unchecked) final var knownDepth: (pass: UInt32, depth: UInt32) = (0, 0)
  @exclusivity(unchecked) private final var storedIndex: Int32 = 0
  @exclusivity(unchecked) private final var storedDrawingsPerChild: Int32 = 0

  @exclusivity(unchecked) final var measurements = MeasurementCache()
  /// Whether everything about layout is asked of the only child, and nothing of it remembered here.
  private final let passesLayout: Bool
  /// Whether somebody may count on an answer of the node. Until then nobody has to be told that it would answer otherwise by now.
  @exclusivity(unchecked) final var wasAsked = false
  @exclusivity(unchecked) final var knowsPriority = false
  @exclusivity(unchecked) final var knowsSpacing = false
  @exclusivity(unchecked) private final var wasPlaced = false
  /// Whether leading is right: positions of children are mirrored inside this node (B9.24).
  @exclusivity(unchecked) package private(set) final var isMirrored = false
  @exclusivity(unchecked) final var needsCollection = false
  @exclusivity(unchecked) final var needsMeasurement = false
  @exclusivity(unchecked) final var needsPlacement = true
  @exclusivity(unchecked) final var needsDrawing = false
  @exclusivity(unchecked) final var isQueuedForDrawing = false
  /// Whether a child may have forgotten an answer since the children were last asked anew.
  @exclusivity(unchecked) private final var childMayForget = false
  /// Whether the parent must ask again, whatever the remembered answers say: which guides there are has changed.
  @exclusivity(unchecked) final var answersDiffer = false
  /// Whether priority or spacing may be others than those that are remembered.
  @exclusivity(unchecked) private final var preferencesMayDiffer = false
  /// Which sorts of explicit guides the node or something below it may set.
  @exclusivity(unchecked) package private(set) final var guideKinds = GuideKinds.baselines
  /// Whether the drawings of the children are, one for each and in their order, those below this node's own.
  @exclusivity(unchecked) final var drawsEachChild = false
  /// Whether this node is laid out with its siblings but shows only as the mask of its parent; it is never hit and means nothing.
  @exclusivity(unchecked) package internal(set) final var isMask = false
  /// Whether one of the children is.
  @exclusivity(unchecked) final var hasMask = false

  /// A node around one other, or without children so far.
  init(scope: Scope, drawing: Bool, passesLayout: Bool, around child: ViewNode?) {
    surroundings = scope.surroundings
    self.scope = scope
    onlyChild = child
    self.passesLayout = passesLayout && child != nil
    self.drawing = drawing ? scope.surroundings.drawing.makeNode() : nil
    guard let child else { return }
    child.parent = self
    childrenChanged()
    guideKinds = setsGuides ? child.guideKinds.union(.custom) : child.guideKinds
    if drawing { updateDrawingChildren() }
  }

  // MARK: Answers, by the behaviour

  func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }
  func placeChildren() {}
  package func guides(size: CGSize, proposal: ProposedViewSize) -> ExplicitGuides { .none }
  func computeGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }
  var setsGuides: Bool { false }
  var computedPriority: Double { 0 }
  var computedSpacing: ViewSpacing { ViewSpacing() }
  package var zIndex: Double { 0 }
  package var effect: PresentedEffect { .none }
  func draw() {}
  /// What dumps call the node.
  package var behaviorName: String { "" }
  func hitPoint(_ point: CGPoint) -> CGPoint? { point }
  var contentTransform: CGAffineTransform? { nil }
  func isHit(at point: CGPoint) -> Bool { false }
}

// MARK: - Structure

extension ViewNode {
  package final var tree: ViewTree { scope.tree }

  /// The child of a node around one other.
  package final var child: ViewNode { onlyChild ?? childList[0] }

  package final var children: NodeChildren { @inline(__always) get { NodeChildren(only: onlyChild, list: childList) } }

  /// What assistive technology and tests see of this node; nil for most.
  package final var semantics: SemanticsElement? {
    get { meaning?.element }
    set {
      if let newValue, let meaning { meaning.element = newValue } else { meaning = newValue.map(NodeMeaning.init) }
    }
  }

  /// The node's place among the children of its parent.
  private(set) final var index: Int {
    get { Int(storedIndex) }
    set { storedIndex = Int32(truncatingIfNeeded: newValue) }
  }

  /// Sets children that never change, of a node without any. Call once.
  package func setStaticChildren(_ nodes: [ViewNode]) {
    childList = nodes
    for (index, child) in nodes.enumerated() {
      child.parent = self
      child.index = index
    }
    childrenChanged()
    updateGuideKinds()
    updateDrawingChildren()
  }

  /// Makes this node the container of the elements of `list`; they are collected before each layout in which they changed.
  package func setContents(_ list: ViewList) {
    contents = list
    list.attach(to: self)
    tree.collectsContents(of: self)
  }

  /// Whether the children are the elements of a content, rather than one view that this node stands around.
  var isContainer: Bool { contents != nil }

  /// Takes over the current elements of the contents. Called by the collection pass.
  func collectContents() {
    needsCollection = false
    guard let contents else { return }
    var nodes: [ViewNode] = []
    nodes.reserveCapacity(childList.count)
    contents.forEachNode { nodes.append($0) }
    adopt(nodes)
    invalidateLayout()
  }

  /// Takes other children. Those that stay where they are among the children are not touched.
  private func adopt(_ nodes: [ViewNode]) {
    var difference = ListDifference()
    swap(&difference, &surroundings.childDifference)
    defer { swap(&difference, &surroundings.childDifference) }
    difference.find(from: childList, to: nodes)
    if difference.isEmpty { return }
    rearrangeRecord(difference, nodes)
    let hadChildren = !childList.isEmpty
    var formerKinds: GuideKinds = []
    difference.forEachFormerPlace { place in
      let child = childList[place]
      formerKinds.formUnion(child.guideKinds)
      if child.parent === self { child.parent = nil }
    }
    childList = nodes
    var newKinds: GuideKinds = []
    difference.forEachNewPlace { place in
      let child = childList[place]
      child.parent = self
      child.index = place
      newKinds.formUnion(child.guideKinds)
    }
    // Those behind what came or went have moved up or down.
    if difference.old.count != difference.new.count {
      for place in difference.new.upperBound..<childList.count { childList[place].index = place }
    }
    childrenChanged()
    if hadChildren, formerKinds.isSubset(of: newKinds) { addGuideKinds(newKinds) } else { updateGuideKinds() }
    updateDrawingChildren(difference)
  }

  /// How many drawings each child has, its own or those inside it, painted in view order; 0 if not all have the same number.
  final var drawingsPerChild: Int {
    get { Int(storedDrawingsPerChild) }
    set { storedDrawingsPerChild = Int32(truncatingIfNeeded: newValue) }
  }

  private func childrenChanged() {
    preferencesMayDiffer = true
    childMayForget = true
  }

  /// Takes over what guides the children and those below them may set.
  private func updateGuideKinds() {
    var kinds: GuideKinds = setsGuides ? .custom : []
    if let onlyChild { kinds.formUnion(onlyChild.guideKinds) }
    for child in childList { kinds.formUnion(child.guideKinds) }
    setGuideKinds(kinds)
  }

  /// The same where it is known that none has gone.
  private func addGuideKinds(_ kinds: GuideKinds) { setGuideKinds(guideKinds.union(kinds)) }

  private func setGuideKinds(_ kinds: GuideKinds) {
    guard kinds != guideKinds else { return }
    guideKinds = kinds
    answersDiffer = true
    parent?.updateGuideKinds()
  }
}

// MARK: - Measuring and placing

extension ViewNode {
  /// The answers that a node remembers, as one value.
  struct KnownAnswers {
    fileprivate let measurements: MeasurementCache
    fileprivate let guides: GuideAnswers?
    fileprivate let stackRecord: StackRecord?
  }

  /// Setting it forgets what was answered since it was read.
  final var knownAnswers: KnownAnswers {
    get { KnownAnswers(measurements: measurements, guides: extras?.guides, stackRecord: stackRecord) }
    set {
      (measurements, stackRecord) = (newValue.measurements, newValue.stackRecord)
      extras?.guides = newValue.guides ?? GuideAnswers()
      parent?.childMayForget = true
    }
  }
}

extension ViewNode {
  /// The size that the node chooses under a proposal; remembered (B9.27).
  package func measure(_ proposal: ProposedViewSize) -> CGSize {
    if passesLayout {
      wasAsked = true
      return onlyChild?.measure(proposal) ?? .zero
    }
    if let known = knownSize(for: proposal) { return known }
    wasAsked = true
    let size = computeCountedSize(proposal)
    measurements.insert(size, for: proposal)
    if measurements.hasForgotten { parent?.childMayForget = true }
    return size
  }

  package func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    let size = measure(proposal)
    return ViewDimensions(size, proposal: proposal, guides: guides(size: size, proposal: proposal))
  }

  /// The node's own value of a guide, from its leading or top edge; nil if neither it nor anything below sets one. Remembered.
  package func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    wasAsked = true
    guard guideKinds.mayInclude(key) else { return nil }
    if passesLayout { return onlyChild?.explicitGuide(key, size: size, proposal: proposal) }
    let extras = makeExtras()
    if let known = extras.guides.value(key, size: size, proposal: proposal) { return known }
    let value = computeGuide(key, size: size, proposal: proposal)
    extras.guides.insert(value, for: key, size: size, proposal: proposal)
    if extras.guides.hasForgotten { parent?.childMayForget = true }
    return value
  }

  /// Marks answers and placement as possibly out of date; the layout pass finds out how far it matters.
  package func invalidateLayout() {
    preferencesMayDiffer = true
    surroundings.layout.invalidate(self)
  }

  /// Asks for the node's own drawing to be made again with its present size.
  package func invalidateDrawing() {
    surroundings.layout.invalidateDrawing(self)
  }

  package func setMirrored(_ mirrored: Bool) {
    guard isMirrored != mirrored else { return }
    isMirrored = mirrored
    stackRecord?.invalidatePlaces()
    invalidateLayout()
  }

  /// How eagerly stacks give this node room; remembered (B9.04).
  package var layoutPriority: Double {
    wasAsked = true
    if passesLayout { return onlyChild?.layoutPriority ?? 0 }
    if let knownPriority { return knownPriority }
    let priority = computedPriority
    knownPriority = priority
    return priority
  }

  /// The distances that the node prefers to its neighbours; remembered (B9.08).
  package var spacing: ViewSpacing {
    wasAsked = true
    if passesLayout { return onlyChild?.spacing ?? ViewSpacing() }
    if let knownSpacing { return knownSpacing }
    let spacing = computedSpacing
    knownSpacing = spacing
    return spacing
  }

  private func computeCountedSize(_ proposal: ProposedViewSize) -> CGSize {
    surroundings.counters.measures += 1
    return computeSize(proposal)
  }

  private func recomputePreferences() -> Bool {
    guard preferencesMayDiffer else { return false }
    preferencesMayDiffer = false
    let (oldPriority, oldSpacing) = (knownPriority, knownSpacing)
    knownPriority = nil
    knownSpacing = nil
    if let oldPriority, oldPriority != layoutPriority { return true }
    if let oldSpacing, !oldSpacing.isEqual(to: spacing) { return true }
    return false
  }

  private func forgetsNothing() {
    if measurements.hasForgotten { measurements.hasForgotten = false }
    if let extras, extras.guides.hasForgotten { extras.guides.hasForgotten = false }
  }

  /// Computes the remembered answers again; tells whether one of them differs.
  func remeasure() -> Bool {
    if passesLayout { return remeasurePassed() }
    // What is remembered no longer may differ as well.
    var differs = answersDiffer || measurements.hasForgotten || extras?.guides.hasForgotten == true
    answersDiffer = false
    // The children are asked anew for all that this node counts on.
    if childMayForget {
      childMayForget = false
      onlyChild?.forgetsNothing()
      for child in childList { child.forgetsNothing() }
    }
    if measurements.recompute({ computeCountedSize($0) }) { differs = true }
    if let extras, extras.guides.recompute({ computeGuide($0, size: $1, proposal: $2) }) { differs = true }
    if recomputePreferences() {
      differs = true
      parent?.preferencesMayDiffer = true
    }
    if differs { return true }
    // The size that was placed may be older than what is remembered.
    guard let proposal else { return false }
    return measure(proposal) != size
  }

  /// The same of a node that remembers none: whoever asked it has to ask again.
  private func remeasurePassed() -> Bool {
    answersDiffer = false
    if childMayForget {
      childMayForget = false
      onlyChild?.forgetsNothing()
    }
    if preferencesMayDiffer {
      preferencesMayDiffer = false
      parent?.preferencesMayDiffer = true
    }
    return true
  }

  /// Places a child with its top-left corner at `origin` in this node's space, before mirroring.
  package func place(_ child: ViewNode, at origin: CGPoint, proposal: ProposedViewSize) {
    child.move(to: arrival(of: child, at: origin, proposal), in: self)
    child.resolve(proposal)
  }

  /// The same as one of several moves.
  func place(_ child: ViewNode, at origin: CGPoint, proposal: ProposedViewSize, _ moves: inout SiblingMoves) {
    child.move(to: arrival(of: child, at: origin, proposal), drawingBase: childrenBase, &moves)
    // Last, so that what it moves inside itself is damaged with it if it has moved.
    child.resolve(proposal)
  }

  /// Where a child goes, after mirroring.
  private func arrival(of child: ViewNode, at origin: CGPoint, _ proposal: ProposedViewSize) -> CGPoint {
    isMirrored ? CGPoint(x: size.width - origin.x - child.measure(proposal).width, y: origin.y) : origin
  }

  /// The proposal under which the node was placed; nil before the first placement.
  package final var proposal: ProposedViewSize? { wasPlaced ? placedProposal.full : nil }

  /// Whether moving there would change nothing.
  private func isPlaced(at origin: CGPoint, drawingBase base: CGPoint) -> Bool { self.origin == origin && drawingBase == base }

  /// Where the children's coordinates begin in those of the nearest drawing node at or above this one.
  var childrenBase: CGPoint {
    drawing == nil ? CGPoint(x: drawingBase.x + origin.x, y: drawingBase.y + origin.y) : .zero
  }

  /// Takes the size under `proposal` and places the children if anything about them may have changed.
  func resolve(_ proposal: ProposedViewSize) { resolve(proposal, size: measure(proposal)) }

  /// The same where it is known which size that is.
  private func resolve(_ proposal: ProposedViewSize, size: CGSize) {
    let compact = CompactProposal(proposal)
    if !needsPlacement, placedProposal == compact, self.size == size { return }
    let sizeChanged = self.size != size || !wasPlaced
    placedProposal = compact
    wasPlaced = true
    self.size = size
    needsPlacement = false
    surroundings.counters.placements += 1
    if passesLayout { onlyChild?.fill(self, proposal) } else { placeChildren() }
    if sizeChanged || needsDrawing { invalidateDrawing() }
  }

  /// Takes all of the room of the parent, for which it answers.
  private func fill(_ parent: ViewNode, _ proposal: ProposedViewSize) {
    move(to: .zero, in: parent)
    resolve(proposal, size: parent.size)
  }

  /// Takes a place in the parent's space by itself.
  private func move(to origin: CGPoint, in parent: ViewNode) {
    let base = parent.childrenBase
    if isPlaced(at: origin, drawingBase: base) { return }
    var moves = SiblingMoves(of: parent.drawing, in: surroundings.drawing)
    move(to: origin, drawingBase: base, &moves)
    moves.finish()
  }

  /// Takes a place in the parent's space.
  func move(to origin: CGPoint, drawingBase base: CGPoint, _ moves: inout SiblingMoves) {
    if isPlaced(at: origin, drawingBase: base) { return }
    self.origin = origin
    drawingBase = base
    updateDrawingOffset(&moves)
  }

  /// Takes a place in the parent's space, for a node whose drawing somebody else moves.
  func settle(at origin: CGPoint, drawingBase base: CGPoint) {
    self.origin = origin
    drawingBase = base
  }

  private func updateDrawingOffset(_ moves: inout SiblingMoves) {
    let offset = CGPoint(x: drawingBase.x + origin.x, y: drawingBase.y + origin.y)
    if let drawing { return moves.move(drawing, to: offset) }
    onlyChild?.follow(offset, &moves)
    for child in childList { child.follow(offset, &moves) }
  }

  /// Takes over where the children's coordinates begin.
  private func follow(_ base: CGPoint, _ moves: inout SiblingMoves) {
    drawingBase = base
    updateDrawingOffset(&moves)
  }

  /// The top-left corner in the root's coordinate space, by layout alone (no effects).
  package var originInRoot: CGPoint {
    var point = origin
    var node = parent
    while let current = node {
      point.x += current.origin.x
      point.y += current.origin.y
      node = current.parent
    }
    return point
  }

  /// The layout frame in root coordinates.
  package var frameInRoot: CGRect { CGRect(origin: originInRoot, size: size) }
}
