import Foundation
import RivuletDrawing
import RivuletGeometry

/// The bar that shows which part of the content is in sight (B15.23).
struct ScrollIndicator {
  private static let thickness: CGFloat = 3
  private static let margin: CGFloat = 3
  private static let leastLength: CGFloat = 36

  let item: DrawingItem

  /// Nil where there is nothing to show: all of the content is in sight, or indicators are hidden.
  @MainActor
  init?(_ controller: ScrollController, _ axis: Axis) {
    let settings = controller.settings
    guard settings.indicators.contains(Axis.Set(axis)), controller.scrolls(axis), controller.limit(axis) > 0 else { return nil }
    let margins = settings.indicatorMargins
    let track = CGRect(
      x: margins.leading, y: margins.top, width: controller.containerSize.width - margins.horizontal,
      height: controller.containerSize.height - margins.vertical
    ).insetBy(dx: Self.margin, dy: Self.margin)
    guard track.width > 0, track.height > 0 else { return nil }
    let room = controller.room(axis)
    let length = min(max(track.size[axis] * room / max(controller.contentSize[axis], 1), Self.leastLength), track.size[axis])
    // Pulled beyond an edge, the bar is pressed against it.
    let pull = max(-controller.offset[axis], controller.offset[axis] - controller.limit(axis), 0)
    let shown = max(length - pull, Self.thickness * 2)
    let share = min(max(controller.offset[axis] / controller.limit(axis), 0), 1)
    let start = track.origin[axis] + share * (track.size[axis] - shown)
    let isMirrored = controller.node?.isMirrored == true
    let across = axis == .vertical ? (isMirrored ? track.minX : track.maxX - Self.thickness) : track.maxY - Self.thickness
    var bar = CGRect(origin: CGPoint(axis, along: start, across: across), size: CGSize(axis, along: shown, across: Self.thickness))
    if axis == .horizontal, isMirrored { bar.origin.x = controller.containerSize.width - bar.maxX }
    let path = Path(roundedRect: bar, cornerRadius: Self.thickness / 2, style: .circular)
    let shade: Float = settings.isDark ? 1 : 0
    item = .fill(path, .color(PaintColor(linearRed: shade, green: shade, blue: shade, opacity: 0.35)), FillStyle())
  }
}
