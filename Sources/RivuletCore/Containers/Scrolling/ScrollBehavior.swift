package import Foundation
import RivuletDrawing
package import RivuletGeometry

/// The behaviour of a scroll view, which presents a part of its first child. Along the scrolling axes, it proposes no length to the child
/// unless it offers its own size (B9.22, B15.02–B15.06). The other children are the indicators and the refresh mark.
package struct ScrollBehavior: NodeBehavior {
  package let settings: ScrollSettings
  /// The controller; nil until the node is first updated.
  package let controller: ScrollController?

  package init(_ settings: ScrollSettings, _ controller: ScrollController?) {
    self.settings = settings
    self.controller = controller
  }

  package static var traits: NodeTraits { [.draws, .confinesHits] }

  private func proposal(forContent proposal: ProposedViewSize) -> ProposedViewSize {
    let margins = controller?.margins ?? settings.contentMargins
    let endless: Axis.Set = settings.offersRoom ? [] : settings.axes
    return ProposedViewSize(
      width: endless.contains(.horizontal) ? nil : proposal.width.map { max($0 - margins.horizontal, 0) },
      height: endless.contains(.vertical) ? nil : proposal.height.map { max($0 - margins.vertical, 0) })
  }

  package func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    let content = answer(of: node, proposal)
    let margins = controller?.margins ?? settings.contentMargins
    let whole = CGSize(width: content.width + margins.horizontal, height: content.height + margins.vertical)
    func length(_ axis: Axis.Set, _ proposed: CGFloat?, _ whole: CGFloat) -> CGFloat {
      guard settings.axes.contains(axis), let proposed else { return whole }
      return settings.offersRoom ? min(proposed, whole) : proposed
    }
    return CGSize(width: length(.horizontal, proposal.width, whole.width), height: length(.vertical, proposal.height, whole.height))
  }

  /// Returns the size of the content for a proposal. The size of content that fills any space is infinite if the proposal is infinite.
  private func answer(of node: ViewNode, _ proposal: ProposedViewSize) -> CGSize {
    guard let content = node.children.first else { return .zero }
    controller?.propose(proposal)
    let size = content.measure(self.proposal(forContent: proposal))
    return CGSize(
      width: proposal.width == .infinity && size.width == .infinity ? .infinity : width(size.width),
      height: proposal.height == .infinity && size.height == .infinity ? .infinity : height(size.height))
  }

  /// Returns the width if it is valid; otherwise, reports an issue and returns zero.
  private func width(_ width: CGFloat) -> CGFloat { FiniteNumber.length(width, of: "ScrollView", "the width of the content") }

  /// Returns the height if it is valid; otherwise, reports an issue and returns zero.
  private func height(_ height: CGFloat) -> CGFloat { FiniteNumber.length(height, of: "ScrollView", "the height of the content") }

  package func placeChildren(of node: ViewNode) {
    guard let proposal = node.proposal, let content = node.children.first else { return }
    let answer = answer(of: node, proposal)
    let size = CGSize(width: width(answer.width), height: height(answer.height))
    node.coveredAxes = settings.axes
    controller?.place(content, in: node, size: node.size, contentSize: size, proposal: self.proposal(forContent: proposal))
    node.invalidateDrawing()
  }

  package func guides(of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> ExplicitGuides { .none }
  package func explicitGuide(_ key: AlignmentKey, of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }
  package func layoutPriority(of node: ViewNode) -> Double { 0 }
  package func spacing(of node: ViewNode) -> ViewSpacing { ViewSpacing() }
  package func zIndex(of node: ViewNode) -> Double { 0 }

  package func draw(_ node: ViewNode) {
    guard let drawing = node.drawing, let controller else { return }
    let clip = settings.isClipped ? ClipEffect(path: Path(controller.viewport), isEOFilled: false, isAntialiased: false) : nil
    node.surroundings.drawing.setClip(clip, of: drawing)
    if let content = node.children.first?.drawing { node.surroundings.drawing.makeScrollLayer(content) }
    for axis in Axis.allCases {
      guard let bar = node.indicator(axis)?.drawing else { continue }
      node.surroundings.drawing.setItem(ScrollIndicator(controller, axis)?.item, of: bar)
      node.surroundings.drawing.setOpacity(controller.indicatorOpacity, of: bar)
    }
    if let mark = node.refreshMark?.drawing { node.surroundings.drawing.setItem(RefreshMark(controller)?.item, of: mark) }
  }

  package func hitPoint(_ point: CGPoint, in node: ViewNode) -> CGPoint? {
    controller?.viewport.contains(point) == true ? point : nil
  }

  package func hitArea(of node: ViewNode) -> CGRect { controller?.viewport ?? .null }
  package func isHit(at point: CGPoint, in node: ViewNode) -> Bool { controller?.viewport.contains(point) == true }

  package func responder(of node: ViewNode) -> (any EventResponder)? { controller }

  package func change(from old: ScrollBehavior, in node: ViewNode) -> NodeChange {
    settings == old.settings && controller === old.controller ? .nothing : .layout
  }
}

extension ScrollController: EventResponder {
  package var isControl: Bool { false }

  package func join(_ arena: GestureArena, in node: ViewNode) {
    if settings.isEnabled, arena.start.kind != .touch, let axis = indicatorAxis(at: HitTest.local(arena.start.point, in: node)) {
      return arena.add(ScrollIndicatorRecognizer(self, axis), of: node, .high)
    }
    guard settings.isEnabled, arena.start.kind == .touch, settings.axes != [] else { return }
    arena.add(ScrollRecognizer(self), of: node)
  }
}

extension ViewNode {
  /// The controller of a scroll view's node; nil for all other nodes.
  package final var scrollController: ScrollController? { attachment(ScrollController.self) }

  /// The node's observer of the scroll view inside it; nil for most nodes.
  package final var scrollObserver: (any ScrollObserver)? { attachment(AttachedScrollObserver.self)?.observer }

  /// Attaches an observer of the scroll view inside this node.
  package final func attach(scrollObserver observer: any ScrollObserver) { attach(AttachedScrollObserver(observer)) }

  /// Returns the indicator for an axis.
  fileprivate final func indicator(_ axis: Axis) -> ViewNode? {
    let children = children
    return children.count == 4 ? children[axis == .vertical ? 1 : 2] : nil
  }

  /// The node that draws the mark of a refresh.
  fileprivate final var refreshMark: ViewNode? { children.count == 4 ? children[3] : nil }

  /// The controller of the nearest scroll view around the node, excluding the node itself; nil if there is none.
  package final var enclosingScrollController: ScrollController? {
    var next = surroundingNode
    while let step = next {
      if let controller = step.scrollController { return controller }
      next = step.surroundingNode
    }
    return nil
  }
}

private final class AttachedScrollObserver {
  let observer: any ScrollObserver

  init(_ observer: any ScrollObserver) { self.observer = observer }
}
