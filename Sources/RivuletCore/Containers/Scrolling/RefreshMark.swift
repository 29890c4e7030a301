import Foundation
import RivuletDrawing
import RivuletGeometry

/// The rotating spokes above content that is being pulled down or refreshed (B15.53).
struct RefreshMark {
  private static let spokes = 8
  private static let radius: CGFloat = 10
  private static let hub: CGFloat = 5
  private static let thickness: CGFloat = 2.5
  /// The speed, in rotations per second.
  private static let speed = 1.0

  let item: DrawingItem

  /// Creates the mark; nil if the content is neither being pulled down nor refreshed.
  @MainActor
  init?(_ controller: ScrollController) {
    guard controller.canRefresh, controller.offset.y < 0, let node = controller.node else { return nil }
    let room = min(-controller.offset.y, ScrollConstants.refreshRoom)
    let center = CGPoint(x: controller.containerSize.width / 2, y: room / 2)
    // While the content is pulled down, the spokes appear one by one. During the refresh, they rotate.
    let share = controller.isRefreshing ? 1 : min(room / ScrollConstants.refreshRoom, 1)
    // The rotating mark omits one spoke, which makes the rotation visible.
    let count = controller.isRefreshing ? Self.spokes - 1 : max(Int(share * CGFloat(Self.spokes)), 1)
    let turn = controller.isRefreshing ? Int(node.tree.services.now * Self.speed * Double(Self.spokes)) % Self.spokes : 0
    let shade: Float = controller.settings.isDark ? 1 : 0
    var path = Path()
    for index in 0..<count {
      let angle = Double((index + turn) % Self.spokes) / Double(Self.spokes) * 2 * .pi - .pi / 2
      let direction = CGPoint(x: cos(angle), y: sin(angle))
      path.move(to: CGPoint(x: center.x + direction.x * Self.hub, y: center.y + direction.y * Self.hub))
      path.addLine(to: CGPoint(x: center.x + direction.x * Self.radius, y: center.y + direction.y * Self.radius))
    }
    item = .stroke(
      path, .color(PaintColor(linearRed: shade, green: shade, blue: shade, opacity: 0.45)),
      StrokeStyle(lineWidth: Self.thickness, lineCap: .round))
  }
}
