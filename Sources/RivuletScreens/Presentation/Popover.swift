public import Foundation
import RivuletControls
public import RivuletCore
import RivuletElements
public import RivuletGeometry
import RivuletLooks

/// The part of a view to which a popover is attached (B19.43).
@available(iOS 13.0, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public enum PopoverAttachmentAnchor {
  /// A rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A point in the bounds of the view.
  case point(UnitPoint)
}

extension PopoverPlace {
  /// The rectangle in the window to which the popover points.
  @MainActor private var target: CGRect {
    if let point = anchor.point { return CGRect(origin: point, size: .zero) }
    guard let node = anchor.node else { return .zero }
    let frame = node.frameInRoot
    switch attachment {
    case .rect(let source): return source.value(inViewOf: frame.size).offsetBy(dx: frame.minX, dy: frame.minY)
    case .point(let point):
      return CGRect(x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y, width: 0, height: 0)
    }
  }

  /// Returns the frame for a panel of the given size that is beside the target, inside the window, and at the given distances.
  @MainActor func frame(of size: CGSize, in window: CGSize, by distances: AnchoredPlace) -> CGRect {
    let target = target
    let (gap, sideGap, margin) = (distances.gap, distances.sideGap, distances.margin)
    let isMirrored = anchor.isMirrored
    func place(_ edge: Edge) -> CGPoint {
      let inset = distances.lineInset
      let x = inset != nil ? (isMirrored ? target.maxX - size.width : target.minX) : target.midX - size.width / 2
      let y = inset.map { target.minY - $0 } ?? target.midY - size.height / 2
      return switch edge {
      case .top: CGPoint(x: x, y: target.minY - gap - size.height)
      case .bottom: CGPoint(x: x, y: target.maxY + gap)
      case .leading where !isMirrored, .trailing where isMirrored: CGPoint(x: target.minX - sideGap - size.width, y: y)
      case .leading, .trailing: CGPoint(x: target.maxX + sideGap, y: y)
      }
    }
    /// Returns true if the panel fits at an edge. Only the axis of the edge matters, because the panel can move into the window along the
    /// other axis.
    func hasRoom(_ edge: Edge) -> Bool {
      let origin = place(edge)
      return edge == .top || edge == .bottom
        ? origin.y >= 0 && origin.y + size.height <= window.height : origin.x >= 0 && origin.x + size.width <= window.width
    }
    let first = arrowEdge ?? .top
    let opposite: Edge =
      switch first {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    var origin = place(!hasRoom(first) && hasRoom(opposite) ? opposite : first)
    origin.x = min(max(origin.x, margin), max(window.width - size.width - margin, margin))
    origin.y = min(max(origin.y, margin), max(window.height - size.height - margin, margin))
    return CGRect(origin: origin, size: size)
  }
}

extension PopoverPlace {
  /// Returns the centre of the arrow's base on the edge of a panel, in the panel's coordinates, or nil if the panel covers its anchor.
  @MainActor fileprivate func arrowRoot(ofPanel size: CGSize, in window: CGSize, _ looks: Looks) -> CGPoint? {
    guard case .anchor(let distances) = looks.presentations.popover.place else { return nil }
    let (target, frame) = (target, frame(of: size, in: window, by: distances))
    func within(_ value: CGFloat, _ length: CGFloat) -> CGFloat {
      let margin = looks.popovers.arrowLength + looks.popovers.arrowInset
      return length < 2 * margin ? length / 2 : min(max(value, margin), length - margin)
    }
    let x = within(target.midX - frame.minX, size.width), y = within(target.midY - frame.minY, size.height)
    if frame.minY >= target.maxY { return CGPoint(x: x, y: 0) }
    if frame.maxY <= target.minY { return CGPoint(x: x, y: size.height) }
    if frame.minX >= target.maxX { return CGPoint(x: 0, y: y) }
    if frame.maxX <= target.minX { return CGPoint(x: size.width, y: y) }
    return nil
  }
}

/// The arrow of a popover: a rotated square whose inner half is behind the content.
struct PopoverArrow: View {
  let place: PopoverPlace
  @Environment(\.looks.popovers) private var look

  init(place: PopoverPlace) { self.place = place }

  var body: some View {
    let side = look.arrowLength * 2.0.squareRoot()
    Rectangle().fill(.background).frame(width: side, height: side).rotationEffect(.degrees(45)).modifier(PopoverArrowModifier(place: place))
  }
}

private struct PopoverArrowModifier: NodeModifier {
  let place: PopoverPlace

  static func makeBehavior(_ inputs: _ViewListInputs) -> PopoverArrowBehavior { PopoverArrowBehavior(place: nil, looks: .phone) }

  func update(_ node: BehaviorNode<PopoverArrowBehavior>, environment: EnvironmentReader) {
    node.update(PopoverArrowBehavior(place: place, looks: environment.values.looks))
  }
}

/// A layout that takes the size of a panel and places an arrow at its edge.
private struct PopoverArrowBehavior: NodeBehavior {
  let place: PopoverPlace?
  let looks: Looks

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeChildren(of node: ViewNode) {
    guard let arrow = node.children.first else { return }
    let size = arrow.measure(.unspecified)
    var root = place?.arrowRoot(ofPanel: node.size, in: node.tree.size, looks) ?? CGPoint(x: node.size.width / 2, y: node.size.height / 2)
    if node.isMirrored { root.x = node.size.width - root.x }
    node.place(arrow, at: CGPoint(x: root.x - size.width / 2, y: root.y - size.height / 2), proposal: .unspecified)
  }

  func change(from old: PopoverArrowBehavior, in node: ViewNode) -> NodeChange { .layout }
}

/// A modifier that presents a popover while its key is not nil.
struct PopoverModifier<Presented: View> {
  let key: AnyHashable?
  let attachment: PopoverAttachmentAnchor
  let arrowEdge: Edge?
  let content: () -> Presented
  let reset: () -> Void
  @State private var anchor = PopoverAnchor()

  nonisolated init(
    key: AnyHashable?, attachment: PopoverAttachmentAnchor, arrowEdge: Edge?, content: @escaping () -> Presented,
    reset: @escaping () -> Void
  ) {
    self.key = key
    self.attachment = attachment
    self.arrowEdge = arrowEdge
    self.content = content
    self.reset = reset
  }
}

extension PopoverModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(PopoverAnchorModifier(anchor: anchor))
      .modifier(
        PresentationModifier(
          key: key, style: .popover(PopoverPlace(anchor: anchor, attachment: attachment, arrowEdge: arrowEdge)), content: self.content,
          onDismiss: nil, reset: reset))
  }
}

@available(iOS 13.0, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Presents a popover that points to this view while a binding is true (B19.43).
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentedByFlag(isPresented: isPresented) { key, reset in
        PopoverModifier(key: key, attachment: attachmentAnchor, arrowEdge: arrowEdge, content: content, reset: reset)
      })
  }

  /// Presents a popover that points to this view while a binding contains an item (B19.43).
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentedByItem(item: item, content: content) { key, content, reset in
        PopoverModifier(key: key, attachment: attachmentAnchor, arrowEdge: arrowEdge, content: content, reset: reset)
      })
  }
}
