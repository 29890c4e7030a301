import Foundation
import RivuletDrawing
import RivuletGeometry
import RivuletTree

/// A leaf with a name, of a fixed size, that is filled with a colour.
struct BoxBehavior: NodeBehavior {
  static var traits: NodeTraits { .draws }

  var name: String
  var width: CGFloat
  var height: CGFloat
  var shade: Float = 0
  /// Tells when it is drawn.
  var log: Log?

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize { CGSize(width: width, height: height) }

  func draw(_ node: ViewNode) {
    log?.lines.append("draw \(name) \(Int(node.size.width))")
    node.showFill(PaintColor(linearRed: shade, green: 0, blue: 0))
  }

  func isHit(at point: CGPoint, in node: ViewNode) -> Bool { CGRect(origin: .zero, size: node.size).contains(point) }

  func semantics(of node: ViewNode) -> SemanticsElement? { SemanticsElement(role: .text, label: name) }

  func change(from old: BoxBehavior, in node: ViewNode) -> NodeChange {
    if (width, height) != (old.width, old.height) { return .layout }
    return shade == old.shade ? .nothing : .drawing
  }
}

/// What happened, in order.
@MainActor
final class Log {
  var lines: [String] = []
}
