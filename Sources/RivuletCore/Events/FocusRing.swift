import Foundation
import RivuletDrawing
import RivuletGeometry
import RivuletTree

/// Shows where the focus of the keyboard is: a line around the control, in front of everything.
@MainActor
final class FocusRing {
  private unowned let tree: ViewTree
  private var node: DrawingNode?
  /// Whether the focus has moved since the ring was drawn.
  private(set) var isInvalid = false

  private static let width: CGFloat = 3
  private static let cornerRadius: CGFloat = 8
  private static let color = PaintColor(hex: 0x007AFF, opacity: 0.5)

  init(tree: ViewTree) {
    self.tree = tree
  }

  /// Asks for a turn that draws the ring.
  func invalidate() {
    isInvalid = true
    tree.services.requestTurn()
  }

  /// Draws the ring around a control, or a part of it, or removes it.
  func draw(around control: ViewNode?, area: CGRect? = nil) {
    isInvalid = false
    guard control != nil || node != nil else { return }
    tree.drawing.setItem(control.map { item($0, area) }, of: attachedNode())
  }

  private func item(_ control: ViewNode, _ area: CGRect?) -> DrawingItem {
    let origin = control.originInRoot
    let place = area.map { $0.offsetBy(dx: origin.x, dy: origin.y) } ?? control.frameInRoot
    let frame = place.insetBy(dx: -Self.width / 2, dy: -Self.width / 2)
    return .stroke(
      Path(roundedRect: frame, cornerRadius: Self.cornerRadius), .color(Self.color), StrokeStyle(lineWidth: Self.width))
  }

  /// In front of the root's content.
  private func attachedNode() -> DrawingNode {
    if let node { return node }
    let made = tree.drawing.makeNode()
    node = made
    tree.drawing.setChildren(of: tree.drawing.root, to: tree.drawing.root.children + [made])
    return made
  }
}
