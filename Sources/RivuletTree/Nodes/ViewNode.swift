package import Foundation
package import RivuletDrawing
package import RivuletGeometry
import RivuletLayout

/// A retained node of the view tree. There is one for each view or modifier that participates in layout, drawing, semantics or events.
///
/// The layout pass asks nodes for sizes and places them. The module above only changes a node's behaviour, which marks the node. A node
/// remembers its answers for sizes, so a change that does not alter any answer stops at the node.
///
/// Invariants: `children` is in view order; a node's parent lists it among its children; a placed node has a proposal.
@MainActor
@usableFromInline package class ViewNode {
  // The parent. The properties that a container reads to move its children are stored together. A deallocated parent clears this reference,
  // so it is valid whenever it is set and needs no reference counting.
  package internal(set) final unowned(unsafe) nonisolated(unsafe) var parent: ViewNode?
  /// The top-left corner in the parent's coordinate space, after mirroring.
  package internal(set) final var origin = CGPoint.zero
  /// The position of the parent's origin in the coordinate space of the nearest drawing node above.
  final var drawingBase = CGPoint.zero
  private final var storedIndex: Int32 = 0
  /// The kinds of explicit guides that the node or a descendant may set.
  package internal(set) final var guideKinds = GuideKinds.baselines
  /// The Boolean states of the node; see `ViewNode+Flags.swift`.
  final var flags = NodeFlags.needsPlacement

  package final let surroundings: NodeSurroundings
  /// The content that the node belongs to.
  package final let owner: any NodeOwner
  /// The constant child of a node that wraps a single node. Because it never changes, `onlyChild?.` needs no reference counting; binding it
  /// to a name does.
  package final let onlyChild: ViewNode?
  /// The children of all other nodes.
  final nonisolated(unsafe) var childList: [ViewNode] = []
  /// The node's own drawing node; nil for a node that only passes its child on, or that only changes the opacity of the drawing inside it.
  package final nonisolated(unsafe) let drawing: DrawingNode?
  private final var storedResponder: (any EventResponder)?
  final var extras: NodeExtras?
  /// The remembered spacing; nil for the default spacing.
  final var sharedSpacing: SharedSpacing?

  package internal(set) final var size = CGSize.zero
  final var placedProposal = CompactProposal.none
  /// The node's depth, and the number of the layout pass that found it.
  final var knownDepth: (pass: UInt32, depth: Int32) = (0, 0)
  /// The ticket for the lengths that a stack allotted last.
  final var dealtShares = DealtShares.Ticket.none
  private final var storedDrawingsPerChild: Int32 = 0

  final var measurements = MeasurementCache()
  /// The constant traits of the node. A node without a child does not pass layout on, and one whose child keeps its drawing does not borrow
  /// it.
  package final let traits: NodeTraits
  /// The number of nested contents that the node wraps, and with which it is created and removed. They are counted from the innermost one,
  /// and the number is limited to 255. It is zero for a node inside each of its contents.
  package final var contentsStoodAround: UInt8 = 0
  /// The state of the known area in which the node may be hit.
  final var reachKnowledge = ReachKnowledge.none

  /// Creates a node around one child, or initially without children.
  ///
  /// The arguments are borrowed, because passing ownership would retain each of them. The node retains the surroundings once.
  init(
    owner: borrowing any NodeOwner, surroundings: consuming NodeSurroundings, traits: NodeTraits, around child: borrowing ViewNode?
  ) {
    onlyChild = copy child
    var traits = traits
    if onlyChild == nil { traits.remove(.passesLayout) }
    if traits.contains(.borrowsDrawing), onlyChild?.lendsDrawing != true { traits.remove(.borrowsDrawing) }
    self.traits = traits
    drawing = traits.contains(.draws) && !traits.contains(.borrowsDrawing) ? surroundings.makeDrawing() : nil
    self.surroundings = consume surroundings
    self.owner = copy owner
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

  // MARK: Layout

  func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }
  func computeFixedLength(along axis: Axis) -> CGFloat? { nil }
  var knownToGrow: Bool { false }
  func placeChildren() {}
  package func guides(size: CGSize, proposal: ProposedViewSize) -> ExplicitGuides { .none }
  func computeGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }
  /// The child that the node only modifies, and on whose behalf it answers; nil for leaves.
  package var modifiedChild: ViewNode? { children.first }
  var computedPriority: Double { 0 }
  var computedSpacing: ViewSpacing { ViewSpacing() }

  /// Returns the value of a type that the node provides, or nil if it provides none of that type.
  package func fact<Fact>(_ type: Fact.Type) -> Fact? { nil }

  // MARK: Drawing

  func draw() {}
  package var zIndex: Double { 0 }
  package var effect: PresentedEffect { .none }
  package var contentTransform: ProjectionTransform? { nil }

  // MARK: Events

  func hitPoint(_ point: CGPoint) -> CGPoint? { point }
  func isHit(at point: CGPoint) -> Bool { false }
  var hitArea: CGRect { .null }
  /// The responder to pointer events that results from the behaviour alone.
  var impliedResponder: (any EventResponder)? { nil }

  // MARK: Semantics

  /// The semantics that result from the behaviour alone.
  var impliedSemantics: SemanticsElement? { nil }
  /// The parts of the node that have their own meaning.
  package var semanticParts: [SemanticsPart] { [] }
  /// The position of the node's element among its peers, such as the position of a row in its list.
  package var semanticPosition: SemanticsPosition? { nil }
  /// The part of the node that its element covers; nil for the whole node.
  var semanticArea: CGRect? { nil }

  /// The name of the node in dumps.
  package var behaviorName: String { "" }
}

// MARK: - Traits

extension ViewNode {
  /// True if the only child answers all layout queries. This node then does not remember answers.
  final var passesLayout: Bool { traits.contains(.passesLayout) }
  /// True if the node has no drawing of its own and uses the one inside it.
  final var borrowsDrawing: Bool { traits.contains(.borrowsDrawing) }
  final var setsGuides: Bool { traits.contains(.setsGuides) }
  final var mayLendDrawing: Bool { !traits.contains(.keepsDrawing) }
  final var paintsInViewOrder: Bool { traits.contains(.paintsInViewOrder) }
  final var movesAsOne: Bool { traits.contains(.movesAsOne) }
  final var growsGradually: Bool { traits.contains(.growsGradually) }
  final var confinesHits: Bool { traits.contains(.confinesHits) }
  /// The part of `contentTransform` that geometry readers take into account.
  package final var readTransform: ProjectionTransform? { traits.contains(.hidesTransform) ? nil : contentTransform }
}

extension ViewNode {
  /// Leaves a parent, if it is still the parent. Returns the guide kinds that this child contributed.
  final func leave(_ former: ViewNode) -> GuideKinds {
    if let parent, ObjectIdentifier(parent) == ObjectIdentifier(former) { self.parent = nil }
    return guideKinds
  }

  /// The child of a node that wraps a single node.
  package final var child: ViewNode { onlyChild ?? childList[0] }

  /// The children in view order.
  package final var children: NodeChildren {
    @inline(__always) get { NodeChildren(only: onlyChild, list: childList) }
  }

  /// The children of a container, in view order.
  package final var elements: [ViewNode] { childList }

  /// True if the node and its content are visible but cannot be used: they receive neither events nor focus, and assistive technology
  /// ignores them.
  package final var isInert: Bool {
    get { extras?.isInert == true }
    set {
      guard newValue != isInert else { return }
      makeExtras().isInert = newValue
      noteMeaning()
    }
  }

  /// The responder to pointer events in this node; nil for most nodes.
  package final var responder: (any EventResponder)? {
    get { storedResponder ?? impliedResponder }
    set { storedResponder = newValue }
  }

  /// The element for assistive technology and tests; nil for most nodes.
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

  /// The node's index among the children of its parent.
  package internal(set) final var index: Int {
    get { Int(storedIndex) }
    set { storedIndex = Int32(truncatingIfNeeded: newValue) }
  }

  /// The number of drawings of each child, including those inside it, painted in view order; 0 if the numbers differ.
  final var drawingsPerChild: Int {
    get { Int(storedDrawingsPerChild) }
    set { storedDrawingsPerChild = Int32(truncatingIfNeeded: newValue) }
  }
}
