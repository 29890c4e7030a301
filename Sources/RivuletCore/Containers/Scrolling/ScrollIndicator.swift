import Foundation
import RivuletDrawing
import RivuletGeometry

/// A scroll indicator, which shows the part of the content that is visible (B15.23).
struct ScrollIndicator {
  private static let margin: CGFloat = 3
  private static let minimumLength: CGFloat = 36

  let item: DrawingItem

  /// Creates an indicator; nil if the entire content is visible or indicators are hidden.
  @MainActor
  init?(_ controller: ScrollController, _ axis: Axis) {
    guard let bar = Self.bar(controller, axis) else { return nil }
    let path = Path(roundedRect: bar, cornerRadius: Self.thickness(controller, axis) / 2, style: .circular)
    let shade: Float = controller.settings.isDark ? 1 : 0
    let opacity: Float = Self.isWide(controller, axis) ? 0.5 : 0.35
    item = .fill(path, .color(PaintColor(linearRed: shade, green: shade, blue: shade, opacity: opacity)), FillStyle())
  }

  /// Returns true if the pointer is over the indicator or dragging it.
  @MainActor
  private static func isWide(_ controller: ScrollController, _ axis: Axis) -> Bool {
    controller.hoveredIndicator == axis || controller.indicatorDrag?.axis == axis
  }

  @MainActor
  private static func thickness(_ controller: ScrollController, _ axis: Axis) -> CGFloat {
    isWide(controller, axis) ? ScrollConstants.hoveredIndicatorThickness : ScrollConstants.indicatorThickness
  }

  /// Returns the frame of the indicator for an axis; nil if the axis has no indicator.
  @MainActor
  static func bar(_ controller: ScrollController, _ axis: Axis) -> CGRect? {
    guard let track = Self.track(controller, axis) else { return nil }
    let thickness = Self.thickness(controller, axis)
    let length = length(controller, axis, track)
    // Pulling the content beyond an edge compresses the indicator.
    let pull = max(-controller.offset[axis], controller.offset[axis] - controller.limit(axis), 0)
    let shown = max(length - pull, thickness * 2)
    let share = min(max(controller.offset[axis] / controller.limit(axis), 0), 1)
    let start = track.origin[axis] + share * (track.size[axis] - shown)
    let isMirrored = controller.node?.isMirrored == true
    let across = axis == .vertical ? (isMirrored ? track.minX : track.maxX - thickness) : track.maxY - thickness
    var bar = CGRect(origin: CGPoint(axis, along: start, across: across), size: CGSize(axis, along: shown, across: thickness))
    if axis == .horizontal, isMirrored { bar.origin.x = controller.containerSize.width - bar.maxX }
    return bar
  }

  /// Returns the length of the indicator while the content is not pulled beyond an edge.
  @MainActor
  private static func length(_ controller: ScrollController, _ axis: Axis, _ track: CGRect) -> CGFloat {
    let share = controller.room(axis) / max(controller.contentSize[axis], 1)
    return min(max(track.size[axis] * share, minimumLength), track.size[axis])
  }

  /// Returns the indicator's position at the start of the content and the distance that it travels to the end; nil if the axis has no
  /// indicator.
  @MainActor
  static func way(_ controller: ScrollController, _ axis: Axis) -> (start: CGFloat, length: CGFloat)? {
    guard let track = track(controller, axis) else { return nil }
    return (track.origin[axis], track.size[axis] - length(controller, axis, track))
  }

  /// Returns the area in which the indicator for an axis moves; nil if the axis has no indicator.
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

  /// Returns the area, along the entire track, in which the pointer counts as being over the indicator for an axis; nil if the axis has no
  /// indicator.
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
