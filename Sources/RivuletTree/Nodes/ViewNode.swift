package import Foundation
package import RivuletDrawing
package import RivuletGeometry
import RivuletLayout

/// A retained node of the view tree. Each view or modifier that participates in layout, drawing, semantics, or events has its own node.
///
/// The layout pass measures and places nodes. Higher-level modules only replace a node's behaviour, which marks the node. A node caches its
/// computed sizes, so a change that does not affect any of them propagates no further.
///
/// Invariants: `children` is in view order. The parent of a node lists the node among its children. A placed node has a proposal.
@MainActor
@usableFromInline package class ViewNode {
  // The parent. The properties that a container reads to move its children are stored next to each other. A parent clears this reference
  // when it is deallocated, so a non-nil reference is always valid and needs no reference counting.
  package internal(set) final unowned(unsafe) nonisolated(unsafe) var parent: ViewNode?
  /// The top-left corner in the parent's coordinate space, after mirroring.
  package internal(set) final var origin = CGPoint.zero
  /// The position of the parent's origin in the coordinate space of the nearest ancestor with a drawing node.
  final var drawingBase = CGPoint.zero
  private final var storedIndex: Int32 = 0
  /// The kinds of explicit guides that the node or its descendants may set.
  package internal(set) final var guideKinds = GuideKinds.baselines
  /// The Boolean states of the node; see `ViewNode+Flags.swift`.
  final var flags = NodeFlags.needsPlacement

  package final let surroundings: NodeSurroundings
  /// The content to which the node belongs.
  package final let owner: any NodeOwner
  /// The constant child of a node that wraps a single node. Because the child never changes, `onlyChild?.` needs no reference counting.
  /// Binding the child to a name does.
  package final let onlyChild: ViewNode?
  /// The children of a node that does not wrap a single node.
  final nonisolated(unsafe) var childList: [ViewNode] = []
  /// The node's own drawing node. It is nil for a node that only presents its child, or that only changes the opacity of an existing
  /// drawing.
  package final nonisolated(unsafe) let drawing: DrawingNode?
  private final var storedResponder: (any EventResponder)?
  final var extras: NodeExtras?
  /// The cached spacing; nil for the default spacing.
  final var sharedSpacing: SharedSpacing?

  package internal(set) final var size = CGSize.zero
  final var placedProposal = CompactProposal.none
  /// The depth of the node and the number of the layout pass that computed it.
  final var knownDepth: (pass: UInt32, depth: Int32) = (0, 0)
  /// The ticket for the lengths that a stack last allotted.
  final var dealtShares = DealtShares.Ticket.none
  private final var storedDrawingsPerChild: Int32 = 0

  final var measurements = MeasurementCache()
  /// The constant traits of the node. They exclude `passesLayout` if the node has no child, and `borrowsDrawing` if the child does not lend
  /// its drawing.
  package final let traits: NodeTraits
  /// The number of nested contents that the node wraps and with which it is created and removed, counted from the innermost. The maximum is
  /// 255. The number is zero for a node inside each of its contents.
  package final var wrappedContentCount: UInt8 = 0
  /// The state of the node's cached reach.
  final var reachKnowledge = ReachState.none

  /// Creates a node that wraps one child, or that initially has no children.
  ///
  /// The arguments are borrowed, because transferring ownership would retain each of them. The node retains the surroundings once.
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
    adoptOnlyChild()
  }

  @inline(never) private final func adoptOnlyChild() {
    onlyChild?.parent = self
    guard let kinds = onlyChild?.guideKinds else { return }
    preferencesMayDiffer = true
    if onlyChild?.holdsWatch == true { holdsWatch = true }
    if onlyChild?.hasEvictedResults == true { childMayHaveEvicted = true }
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
  /// The child that the node modifies and whose layout it reports as its own; nil for leaves.
  package var modifiedChild: ViewNode? { children.first }
  var computedPriority: Double { 0 }
  var computedSpacing: ViewSpacing { ViewSpacing() }

  /// Returns the node's value of the given type; nil if the node provides none.
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
  /// The responder to pointer events that the behaviour provides.
  var impliedResponder: (any EventResponder)? { nil }

  // MARK: Semantics

  /// The semantics that the behaviour provides.
  var impliedSemantics: SemanticsElement? { nil }
  /// The parts of the node with semantics of their own.
  package var semanticParts: [SemanticsPart] { [] }
  /// The position of the node's element among its peers, such as a row's position in a list.
  package var semanticPosition: SemanticsPosition? { nil }
  /// The area that the node's element covers, in the node's coordinate space; nil for the whole node.
  var semanticArea: CGRect? { nil }

  /// The name of the node in dumps.
  package var behaviorName: String { "" }
}

// MARK: - Traits

extension ViewNode {
  /// True if the node forwards all layout queries to its only child. Such a node does not cache results.
  final var passesLayout: Bool { traits.contains(.passesLayout) }
  /// True if the node uses the drawing of its content instead of a drawing node of its own.
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
  /// Removes the node from a parent if it still belongs to that parent. Returns the guide kinds that the node contributed.
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

  /// True if the node and its content are visible but unusable. They receive neither events nor focus, and assistive technology ignores
  /// them.
  package final var isInert: Bool {
    get { extras?.isInert == true }
    set {
      guard newValue != isInert else { return }
      makeExtras().isInert = newValue
      noteSemanticsChange()
    }
  }

  /// The node's responder to pointer events; nil for most nodes.
  package final var responder: (any EventResponder)? {
    get { storedResponder ?? impliedResponder }
    set { storedResponder = newValue }
  }

  /// The node's element for assistive technology and tests; nil for most nodes.
  package final var semantics: SemanticsElement? {
    get { extras?.meaning?.element ?? impliedSemantics }
    set {
      if surroundings.meanings != nil, newValue != semantics { noteSemanticsChange() }
      if let newValue, let meaning = extras?.meaning {
        meaning.element = newValue
      } else if newValue != nil || extras != nil {
        makeExtras().meaning = newValue.map(StoredSemantics.init)
      }
    }
  }

  /// The index of the node among its parent's children.
  package internal(set) final var index: Int {
    get { Int(storedIndex) }
    set { storedIndex = Int32(truncatingIfNeeded: newValue) }
  }

  /// The number of drawings that each child contributes, in view order; 0 if the numbers differ.
  final var drawingsPerChild: Int {
    get { Int(storedDrawingsPerChild) }
    set { storedDrawingsPerChild = Int32(truncatingIfNeeded: newValue) }
  }
}
