package import Foundation
package import RivuletDrawing
package import RivuletGeometry
import RivuletLayout

/// A retained node of the view tree: one for each view or modifier that has a part in layout, drawing, semantics or events.
///
/// The layout pass asks nodes for sizes and places them; the room above only changes a node's behaviour, which marks the node. A node keeps
/// the sizes that it was asked for, so that a change that alters no answer stops where it happened.
///
/// Invariants: `children` is in view order; a node's parent lists it among its children; a placed node has a proposal.
@MainActor
@usableFromInline package class ViewNode {
  // What a container looks at when it moves its children lies together.
  /// Valid as long as it is set: a dying parent clears it. So nobody's references have to be counted for it.
  @exclusivity(unchecked) package internal(set) final unowned(unsafe) nonisolated(unsafe) var parent: ViewNode?
  @exclusivity(unchecked) private final var storedOrigin = CGPoint.zero
  /// Where the parent's origin lies in the coordinate space of the nearest drawing node above.
  @exclusivity(unchecked) final var drawingBase = CGPoint.zero
  @exclusivity(unchecked) private final var storedIndex: Int32 = 0
  /// Which sorts of explicit guides the node or something below it may set.
  @exclusivity(unchecked) package internal(set) final var guideKinds = GuideKinds.baselines
  @exclusivity(unchecked) package internal(set) final var wasPlaced = false
  @exclusivity(unchecked) package final var needsPlacement = true
  /// Whether the place of this node, or of one inside of it, is watched. Once true it stays so.
  @exclusivity(unchecked) final var holdsWatch = false

  package final let surroundings: NodeSurroundings
  /// What the node goes with.
  package final let owner: any NodeOwner
  /// The child of a node that stands around one other for good. It never changes, so that `onlyChild?.` counts no references, which binding
  /// it to a name does.
  package final let onlyChild: ViewNode?
  /// The children of all other nodes.
  @exclusivity(unchecked) final nonisolated(unsafe) var childList: [ViewNode] = []
  /// This node's own place in the drawing tree; nil for a node that only passes its child on, or makes the drawing inside it see-through.
  package final nonisolated(unsafe) let drawing: DrawingNode?
  @exclusivity(unchecked) private final var storedResponder: (any EventResponder)?
  @exclusivity(unchecked) final var extras: NodeExtras?
  /// The spacing that is remembered; nil for that of most.
  @exclusivity(unchecked) final var sharedSpacing: SharedSpacing?

  @exclusivity(unchecked) private final var storedSize = CGSize.zero
  @exclusivity(unchecked) final var placedProposal = CompactProposal.none
  /// The node's depth, as the layout pass of that number has found it.
  @exclusivity(unchecked) final var knownDepth: (pass: UInt32, depth: Int32) = (0, 0)
  /// Where what a stack dealt out last is kept.
  @exclusivity(unchecked) final var dealtShares = DealtShares.Ticket.none
  @exclusivity(unchecked) private final var storedDrawingsPerChild: Int32 = 0

  @exclusivity(unchecked) final var measurements = MeasurementCache()
  /// Whether everything about layout is asked of the only child, and nothing of it remembered here.
  final let passesLayout: Bool
  /// Whether the node has no drawing because the one inside it serves for both.
  final let borrowsDrawing: Bool
  /// Whether somebody may count on an answer of the node. Until then nobody has to be told that it would answer otherwise by now.
  @exclusivity(unchecked) package final var wasAsked = false
  @exclusivity(unchecked) final var knowsPriority = false
  @exclusivity(unchecked) final var knowsSpacing = false
  @exclusivity(unchecked) private final var storedIsMirrored = false
  /// Whether the children are the elements of a content, rather than one view that this node stands around.
  @exclusivity(unchecked) package internal(set) final var isContainer = false
  @exclusivity(unchecked) private final var storedNeedsCollection = false
  @exclusivity(unchecked) final var needsMeasurement = false
  @exclusivity(unchecked) final var needsDrawing = false
  @exclusivity(unchecked) final var isQueuedForDrawing = false
  /// Whether a child may have forgotten an answer since the children were last asked anew.
  @exclusivity(unchecked) final var childMayForget = false
  /// Whether the parent must ask again, whatever the remembered answers say: which guides there are has changed.
  @exclusivity(unchecked) final var answersDiffer = false
  /// Whether priority or spacing may be others than those that are remembered.
  @exclusivity(unchecked) final var preferencesMayDiffer = false
  /// Whether the drawings of the children are, one for each and in their order, those below this node's own.
  @exclusivity(unchecked) final var drawsEachChild = false
  /// Whether this node is laid out with its siblings but is not painted among them: it shows as the mask of its parent, or not at all. It is never
  /// hit and means nothing.
  @exclusivity(unchecked) package internal(set) final var isLeftOut = false
  /// Whether one of the children is.
  @exclusivity(unchecked) final var leavesOut = false
  /// Whether the search for watched nodes that goes on has visited this one.
  @exclusivity(unchecked) final var isSearched = false
  /// How many of the contents that it comes and goes with the node stands around, counted from the innermost and at most 255; zero for all that are
  /// in each of them.
  @exclusivity(unchecked) package final var contentsStoodAround: UInt8 = 0
  /// What is known of where the node may be hit.
  @exclusivity(unchecked) final var reachKnowledge = ReachKnowledge.none

  /// A node around one other, or without children so far.
  ///
  /// The arguments are lent: to hand them over would count a reference of each. The surroundings are counted once for the node, which keeps them.
  init(
    owner: borrowing any NodeOwner, surroundings: consuming NodeSurroundings, drawing: Bool, borrowsDrawing: Bool, passesLayout: Bool,
    around child: borrowing ViewNode?
  ) {
    onlyChild = copy child
    self.borrowsDrawing = borrowsDrawing && onlyChild?.lendsDrawing == true
    self.drawing = drawing && !self.borrowsDrawing ? surroundings.makeDrawing() : nil
    self.surroundings = consume surroundings
    self.owner = copy owner
    self.passesLayout = passesLayout && onlyChild != nil
    takeOnlyChild()
  }

  @inline(never) private final func takeOnlyChild() {
    onlyChild?.parent = self
    guard let kinds = onlyChild?.guideKinds else { return }
    preferencesMayDiffer = true
    if onlyChild?.holdsWatch == true { holdsWatch = true }
    if onlyChild?.hasForgottenAnswers == true { childMayForget = true }
    guideKinds = setsGuides ? kinds.union(.custom) : kinds
    if drawing != nil { updateDrawingChildren() }
  }

  deinit {
    if reachKnowledge != .none { surroundings.reaches[ObjectIdentifier(self)] = nil }
    if onlyChild?.parent === self { onlyChild?.parent = nil }
    let list = childList
    let children = list.span
    for place in children.indices where children[place].parent === self { children[place].parent = nil }
  }

  // MARK: Answers, by the behaviour

  func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }
  func computeFixedLength(along axis: Axis) -> CGFloat? { nil }
  var knownToGrow: Bool { false }
  func placeChildren() {}
  package func guides(size: CGSize, proposal: ProposedViewSize) -> ExplicitGuides { .none }
  func computeGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }
  var setsGuides: Bool { false }
  var mayLendDrawing: Bool { false }
  var paintsInViewOrder: Bool { false }
  var movesAsOne: Bool { false }
  var growsGradually: Bool { false }
  var computedPriority: Double { 0 }
  var computedSpacing: ViewSpacing { ViewSpacing() }
  package var zIndex: Double { 0 }
  package var effect: PresentedEffect { .none }
  func draw() {}
  /// What the node means by its behaviour alone.
  var impliedSemantics: SemanticsElement? { nil }
  /// The parts of what the node shows that mean something by themselves.
  package var semanticParts: [SemanticsPart] { [] }
  /// Where the node's element stands among its equals, such as a row in its list.
  package var semanticPosition: SemanticsPosition? { nil }
  /// The part of the node that its element takes; nil for all of it.
  var semanticArea: CGRect? { nil }
  /// What happens to pointer events in the node by its behaviour alone.
  var impliedResponder: (any EventResponder)? { nil }
  /// What dumps call the node.
  package var behaviorName: String { "" }
  func hitPoint(_ point: CGPoint) -> CGPoint? { point }
  package var contentTransform: ProjectionTransform? { nil }
  /// The part of `contentTransform` that geometry readers take into account.
  package var readTransform: ProjectionTransform? { nil }
  func isHit(at point: CGPoint) -> Bool { false }
  var hitArea: CGRect { .null }
  var confinesHits: Bool { false }
}

extension ViewNode {
  /// Has no parent any more, if it was that one, and tells which guides were there by it.
  final func leave(_ former: ViewNode) -> GuideKinds {
    if let parent, ObjectIdentifier(parent) == ObjectIdentifier(former) { self.parent = nil }
    return guideKinds
  }

  /// The child of a node around one other.
  package final var child: ViewNode { onlyChild ?? childList[0] }

  /// The children in view order.
  package final var children: NodeChildren {
    @inline(__always) get { NodeChildren(only: onlyChild, list: childList) }
  }

  /// The children of a container, in view order.
  package final var elements: [ViewNode] { childList }

  // Computed, because other modules check for conflicts at each use of what is stored here, whatever it says of itself.

  /// The top-left corner in the parent's coordinate space, after mirroring.
  package internal(set) final var origin: CGPoint {
    get { storedOrigin }
    set { storedOrigin = newValue }
  }

  package internal(set) final var size: CGSize {
    get { storedSize }
    set { storedSize = newValue }
  }

  /// Whether leading is right: positions of children are mirrored inside this node (B9.24).
  package internal(set) final var isMirrored: Bool {
    get { storedIsMirrored }
    set { storedIsMirrored = newValue }
  }

  /// Whether the node, with all inside, is seen but cannot be used: it takes no events and no focus, and assistive technology does not meet it.
  package final var isInert: Bool {
    get { extras?.isInert == true }
    set {
      guard newValue != isInert else { return }
      makeExtras().isInert = newValue
      noteMeaning()
    }
  }

  /// Whether the elements have changed since they were collected.
  package final var needsCollection: Bool {
    get { storedNeedsCollection }
    set { storedNeedsCollection = newValue }
  }

  /// What happens to pointer events in this node; nil for most.
  package final var responder: (any EventResponder)? {
    get { storedResponder ?? impliedResponder }
    set { storedResponder = newValue }
  }

  /// What assistive technology and tests see of this node; nil for most.
  package final var semantics: SemanticsElement? {
    get { extras?.meaning?.element ?? impliedSemantics }
    set {
      if surroundings.meanings != nil, newValue != semantics { noteMeaning() }
      if let newValue, let meaning = extras?.meaning {
        meaning.element = newValue
      } else if newValue != nil || extras != nil {
        makeExtras().meaning = newValue.map(NodeMeaning.init)
      }
    }
  }

  /// The node's place among the children of its parent.
  package internal(set) final var index: Int {
    get { Int(storedIndex) }
    set { storedIndex = Int32(truncatingIfNeeded: newValue) }
  }

  /// How many drawings each child has, its own or those inside it, painted in view order; 0 if not all have the same number.
  final var drawingsPerChild: Int {
    get { Int(storedDrawingsPerChild) }
    set { storedDrawingsPerChild = Int32(truncatingIfNeeded: newValue) }
  }
}
