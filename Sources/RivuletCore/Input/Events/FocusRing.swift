import Foundation
import RivuletDrawing
import RivuletGeometry
import RivuletTree

/// The focus ring: a line around the focused control, in front of everything else.
@MainActor
final class FocusRing {
  private unowned let tree: ViewTree
  private var node: DrawingNode?
  /// True if focus has moved since the ring was last drawn.
  private(set) var isInvalid = false

  private static let width: CGFloat = 3
  private static let cornerRadius: CGFloat = 8
  private static let color = PaintColor(hex: 0x007AFF, opacity: 0.5)

  init(tree: ViewTree) {
    self.tree = tree
  }

  /// Invalidates the ring and requests a turn to redraw it.
  func invalidate() {
    isInvalid = true
    tree.services.requestTurn()
  }

  /// Draws the ring around a control or an area of it, or removes the ring. The ring is clipped to the enclosing scroll views in the same
  /// way as the control.
  ///
  /// - Parameter menus: The frames of the open menus in front of the control.
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

  /// Returns the visible area of the scroll views around a control, expanded to fit the ring; nil if there are no scroll views.
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

  /// Returns the part of an area that is visible in its scroll view, along each axis on which the area is longer than the scroll view. As a
  /// result, a text editor's ring surrounds the visible control rather than its entire text.
  private func visiblePart(of place: CGRect, of control: ViewNode) -> CGRect {
    guard let controller = control.enclosingScrollController, let node = controller.node else { return place }
    let start = node.originInRoot
    let viewport = controller.viewport.offsetBy(dx: start.x, dy: start.y)
    var visible = place
    if place.width > viewport.width { (visible.origin.x, visible.size.width) = (viewport.minX, viewport.width) }
    if place.height > viewport.height { (visible.origin.y, visible.size.height) = (viewport.minY, viewport.height) }
    return visible
  }

  private func item(_ control: ViewNode, _ area: CGRect?) -> DrawingItem {
    let origin = control.originInRoot
    let place = area.map { $0.offsetBy(dx: origin.x, dy: origin.y) } ?? control.frameInRoot
    let frame = visiblePart(of: place, of: control).insetBy(dx: -Self.width / 2, dy: -Self.width / 2)
    return .stroke(
      Path(roundedRect: frame, cornerRadius: Self.cornerRadius), .color(Self.color), StrokeStyle(lineWidth: Self.width))
  }

  /// Returns the drawing node of the ring, which is in front of the root's content, creating it if necessary.
  private func attachedNode() -> DrawingNode {
    if let node { return node }
    let made = tree.drawing.makeNode()
    node = made
    tree.drawing.setChildren(of: tree.drawing.root, to: tree.drawing.root.children + [made])
    return made
  }
}
