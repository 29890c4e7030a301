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

  /// Draws the ring around a control, or a part of it, or removes it. Of a control that is scrolled out of sight, it shows no more than of the
  /// control.
  ///
  /// - Parameter menus: The parts of the window that open menus above the control cover.
  func draw(around control: ViewNode?, area: CGRect? = nil, outside menus: [CGRect] = []) {
    isInvalid = false
    guard control != nil || node != nil else { return }
    let node = attachedNode()
    tree.drawing.setItem(control.map { item($0, area) }, of: node)
    let viewport = control.flatMap(viewport)
    guard !menus.isEmpty else { return tree.drawing.setClip(viewport.map { ClipEffect(path: Path($0)) }, of: node) }
    let bar = tree.chrome.height
    let window = CGRect(x: 0, y: -bar, width: tree.size.width, height: tree.size.height + bar)
    var visible = Path(viewport ?? window.insetBy(dx: -Self.width, dy: -Self.width))
    for menu in menus { visible = visible.subtracting(Path(menu)) }
    tree.drawing.setClip(ClipEffect(path: visible), of: node)
  }

  /// What the scroll views around a control let see, with room for the ring; nil where there are none.
  private func viewport(of control: ViewNode) -> CGRect? {
    var visible: CGRect?
    var next = control.enclosingScrollController
    while let controller = next, let node = controller.node {
      let start = node.originInRoot
      let viewport = controller.viewport.offsetBy(dx: start.x, dy: start.y).insetBy(dx: -Self.width, dy: -Self.width)
      visible = visible?.intersection(viewport) ?? viewport
      next = node.enclosingScrollController
    }
    return visible
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
