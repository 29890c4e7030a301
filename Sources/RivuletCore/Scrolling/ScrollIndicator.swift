import Foundation
import RivuletDrawing
import RivuletGeometry

/// The bar that shows which part of the content is in sight (B15.23).
struct ScrollIndicator {
  private static let margin: CGFloat = 3
  private static let leastLength: CGFloat = 36

  let item: DrawingItem

  /// Nil where there is nothing to show: all of the content is in sight, or indicators are hidden.
  @MainActor
  init?(_ controller: ScrollController, _ axis: Axis) {
    let settings = controller.settings
    guard let track = Self.track(controller, axis) else { return nil }
    let isHovered = controller.hoveredIndicator == axis
    let thickness = isHovered ? ScrollConstants.hoveredIndicatorThickness : ScrollConstants.indicatorThickness
    let room = controller.room(axis)
    let length = min(max(track.size[axis] * room / max(controller.contentSize[axis], 1), Self.leastLength), track.size[axis])
    // Pulled beyond an edge, the bar is pressed against it.
    let pull = max(-controller.offset[axis], controller.offset[axis] - controller.limit(axis), 0)
    let shown = max(length - pull, thickness * 2)
    let share = min(max(controller.offset[axis] / controller.limit(axis), 0), 1)
    let start = track.origin[axis] + share * (track.size[axis] - shown)
    let isMirrored = controller.node?.isMirrored == true
    let across = axis == .vertical ? (isMirrored ? track.minX : track.maxX - thickness) : track.maxY - thickness
    var bar = CGRect(origin: CGPoint(axis, along: start, across: across), size: CGSize(axis, along: shown, across: thickness))
    if axis == .horizontal, isMirrored { bar.origin.x = controller.containerSize.width - bar.maxX }
    let path = Path(roundedRect: bar, cornerRadius: thickness / 2, style: .circular)
    let shade: Float = settings.isDark ? 1 : 0
    item = .fill(path, .color(PaintColor(linearRed: shade, green: shade, blue: shade, opacity: isHovered ? 0.5 : 0.35)), FillStyle())
  }

  /// Where the bars of an axis run; nil where there is nothing to show.
  @MainActor
  private static func track(_ controller: ScrollController, _ axis: Axis) -> CGRect? {
    let settings = controller.settings
    guard settings.indicators.contains(Axis.Set(axis)), controller.scrolls(axis), controller.limit(axis) > 0 else { return nil }
    let margins = settings.indicatorMargins
    let track = CGRect(
      x: margins.leading, y: margins.top, width: controller.containerSize.width - margins.horizontal,
      height: controller.containerSize.height - margins.vertical
    ).insetBy(dx: margin, dy: margin)
    return track.width > 0 && track.height > 0 ? track : nil
  }

  /// Where a pointer is over the bar of an axis, along its whole way; nil where there is no bar.
  @MainActor
  static func lane(_ controller: ScrollController, _ axis: Axis) -> CGRect? {
    guard let track = track(controller, axis) else { return nil }
    let isAtStart = axis == .vertical && controller.node?.isMirrored == true
    let across = isAtStart ? track.minX - margin : track.max(across: axis) + margin - ScrollConstants.indicatorLane
    return CGRect(
      origin: CGPoint(axis, along: track.origin[axis], across: across),
      size: CGSize(axis, along: track.size[axis], across: ScrollConstants.indicatorLane))
  }
}

extension CGRect {
  fileprivate func max(across axis: Axis) -> CGFloat { axis == .vertical ? maxX : maxY }
}
