package import Foundation
import RivuletDrawing
package import RivuletGeometry
package import RivuletLayout

/// One of several layered screens. It lays out its content like a window, and may be displaced while it appears or disappears.
package struct ScreenBehavior: NodeBehavior {
  /// The appearance of a screen during a transition.
  package struct Pose: Equatable {
    /// The displacement from the resting position, as fractions of the screen's size. Positive values point toward the trailing and bottom
    /// edges.
    package var offset: CGSize
    package var opacity: Double
    package var scale: CGFloat
    /// The zoom between the screen and a source view; nil for a screen that is neither clipped nor zooming.
    package var zoom: Zoom?

    package init(offset: CGSize = .zero, opacity: Double = 1, scale: CGFloat = 1, zoom: Zoom? = nil) {
      self.offset = offset
      self.opacity = opacity
      self.scale = scale
      self.zoom = zoom
    }

    /// The pose of a screen in its resting position.
    package static let atRest = Pose()
  }

  /// An intermediate state between the screen's resting position and the position of a view. The screen fills `frame` and is clipped to it.
  package struct Zoom: Equatable {
    /// The visible frame, in points, in the coordinate space of the node.
    package var frame: CGRect
    /// The part of the node that the screen fills when it is at rest.
    package var rest: CGRect
    package var cornerRadius: CGFloat

    package init(frame: CGRect, rest: CGRect, cornerRadius: CGFloat) {
      self.frame = frame
      self.rest = rest
      self.cornerRadius = cornerRadius
    }

    /// The scale at which the content fills the frame.
    fileprivate var scale: CGFloat { max(frame.width / max(rest.width, 1), frame.height / max(rest.height, 1), 0.001) }

    fileprivate var transform: CGAffineTransform {
      CGAffineTransform(translationX: frame.midX, y: frame.midY)
        .scaledBy(x: scale, y: scale)
        .translatedBy(x: -rest.midX, y: -rest.midY)
    }

    /// The clip applied to the content, in the content's coordinate space.
    fileprivate var clip: ClipEffect {
      let size = CGSize(width: frame.width / scale, height: frame.height / scale)
      let cut = CGRect(x: rest.midX - size.width / 2, y: rest.midY - size.height / 2, width: size.width, height: size.height)
      let radius = min(cornerRadius / scale, min(size.width, size.height) / 2)
      return ClipEffect(path: Path(roundedRect: cut, cornerRadius: radius))
    }
  }

  package var pose: Pose
  private let content = RootBehavior()
  /// The closure that returns the screen's title; nil for a screen whose content provides the title.
  private let title: (@MainActor () -> String?)?

  package init(pose: Pose = .atRest, title: (@MainActor () -> String?)? = nil) {
    (self.pose, self.title) = (pose, title)
  }

  package static var traits: NodeTraits { [.draws, .movesAsOne, .isScreen] }

  package func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize { content.size(of: node, proposal: proposal) }

  package func placeChildren(of node: ViewNode) { content.placeChildren(of: node) }

  package func layoutPriority(of node: ViewNode) -> Double { 0 }
  package func zIndex(of node: ViewNode) -> Double { 0 }

  package func semantics(of node: ViewNode) -> SemanticsElement? {
    guard let title = title?() else { return nil }
    var element = SemanticsElement()
    element.title = title
    return element
  }

  private func transform(of node: ViewNode) -> ProjectionTransform? {
    if let zoom = pose.zoom { return ProjectionTransform(zoom.transform) }
    if pose.offset == .zero, pose.scale == 1 { return nil }
    let size = node.size
    let along = node.isMirrored ? -pose.offset.width : pose.offset.width
    return ProjectionTransform(
      CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
        .translatedBy(x: along * size.width, y: pose.offset.height * size.height)
        .scaledBy(x: pose.scale, y: pose.scale)
        .translatedBy(x: -size.width / 2, y: -size.height / 2))
  }

  package func draw(_ node: ViewNode) {
    guard let drawing = node.drawing else { return }
    node.surroundings.drawing.setProjection(transform(of: node), of: drawing)
    node.surroundings.drawing.setClip(pose.zoom?.clip, of: drawing)
    node.setOpacity(pose.opacity)
  }

  package func effect(of node: ViewNode) -> PresentedEffect {
    if let zoom = pose.zoom {
      let (from, to) = (zoom.rest, zoom.frame)
      return PresentedEffect(scale: zoom.scale, offset: CGSize(width: to.midX - from.midX, height: to.midY - from.midY))
    }
    let along = node.isMirrored ? -pose.offset.width : pose.offset.width
    return PresentedEffect(
      scale: pose.scale, offset: CGSize(width: along * node.size.width, height: pose.offset.height * node.size.height))
  }

  package func hitPoint(_ point: CGPoint, in node: ViewNode) -> CGPoint? {
    guard let transform = transform(of: node) else { return point }
    return transform.source(of: point)
  }

  package func contentTransform(of node: ViewNode) -> ProjectionTransform? { transform(of: node) }

  package func change(from old: ScreenBehavior, in node: ViewNode) -> NodeChange { pose == old.pose ? .nothing : .drawing }
}

/// Layered screens, each as large as the container. Any dimension that is not proposed is determined by the topmost screen, and is at least
/// as large as the base screen's.
package struct ScreensBehavior: NodeBehavior {
  /// The base screen, which may be covered; nil if only the topmost screen determines the size.
  private weak var base: ViewNode?

  package init(base: ViewNode? = nil) { self.base = base }

  package static var traits: NodeTraits { [.draws, .paintsInViewOrder] }

  package func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    guard let top = node.children.last else { return proposal.replacingUnspecifiedDimensions(by: .zero) }
    var size = top.measure(proposal)
    if let base, base !== top {
      let least = base.measure(proposal)
      size = CGSize(width: max(size.width, least.width), height: max(size.height, least.height))
    }
    return proposal.replacingUnspecifiedDimensions(by: size)
  }

  package func placeChildren(of node: ViewNode) {
    for child in node.children { node.place(child, at: .zero, proposal: ProposedViewSize(node.size)) }
  }

  package func guides(of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> ExplicitGuides { .none }
  package func explicitGuide(_ key: AlignmentKey, of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }
  package func layoutPriority(of node: ViewNode) -> Double { 0 }
  package func spacing(of node: ViewNode) -> ViewSpacing { ViewSpacing() }
  package func zIndex(of node: ViewNode) -> Double { 0 }
  package func change(from old: ScreensBehavior, in node: ViewNode) -> NodeChange { base === old.base ? .nothing : .layout }
}
