public import Foundation
public import RivuletCore
public import RivuletGeometry
import RivuletTree

/// Where a popover is attached to its view (B19.43).
@available(iOS 13.0, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public enum PopoverAttachmentAnchor {
  /// To a rectangle.
  case rect(Anchor<CGRect>.Source)
  /// To a point of the view's bounds.
  case point(UnitPoint)
}

/// The node of the view that presents a popover.
@MainActor
final class PopoverAnchor {
  weak var node: ViewNode?
  /// A point of the window that is pointed to in place of the view.
  var point: CGPoint?

  nonisolated init() {}
}

/// Takes note of the node of what it modifies.
struct PopoverAnchorModifier {
  let anchor: PopoverAnchor
}

extension PopoverAnchorModifier: NodeModifier {
  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) { anchor.node = node }
}

extension PopoverPlace {
  /// What the popover points to, in the window.
  @MainActor private var target: CGRect {
    if let point = anchor.point { return CGRect(origin: point, size: .zero) }
    guard let node = anchor.node else { return .zero }
    let frame = node.frameInRoot
    switch attachment {
    case .rect: return frame
    case .point(let point):
      return CGRect(x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y, width: 0, height: 0)
    }
  }

  /// Where a panel of a size lies: beside the target, inside of the window.
  @MainActor func frame(of size: CGSize, in window: CGSize) -> CGRect {
    let target = target
    let gap = 8.0
    func place(_ edge: Edge) -> CGPoint {
      switch edge {
      case .top: CGPoint(x: target.midX - size.width / 2, y: target.maxY + gap)
      case .bottom: CGPoint(x: target.midX - size.width / 2, y: target.minY - gap - size.height)
      case .leading: CGPoint(x: target.maxX + gap, y: target.midY - size.height / 2)
      case .trailing: CGPoint(x: target.minX - gap - size.width, y: target.midY - size.height / 2)
      }
    }
    /// Along the other axis the panel is moved into the window.
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
    origin.x = min(max(origin.x, 10), max(window.width - size.width - 10, 10))
    origin.y = min(max(origin.y, 10), max(window.height - size.height - 10, 10))
    return CGRect(origin: origin, size: size)
  }
}

/// Presents a popover while a binding is true.
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
  /// Shows views beside this one while a binding is true (B19.43).
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentedByFlag(isPresented: isPresented) { key, reset in
        PopoverModifier(key: key, attachment: attachmentAnchor, arrowEdge: arrowEdge, content: content, reset: reset)
      })
  }

  /// Shows views beside this one while a binding holds an item (B19.43).
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
