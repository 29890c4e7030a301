import Foundation
import RivuletCore
import RivuletDrawing

extension StrokeStyle {
  /// The inset of a line inside an edge: half the line width of `sound`. Invalid widths are reported when the line is drawn.
  nonisolated var validHalfWidth: CGFloat { lineWidth.isNaN ? 0.5 : min(max(lineWidth, -1e9), 1e9) / 2 }

  /// The style with valid values. Infinite widths are clamped, and NaN is reported.
  var sound: StrokeStyle {
    var style = self
    style.lineWidth = FiniteNumber.openLength(lineWidth, or: 1, of: "stroke", "the line width")
    style.miterLimit = FiniteNumber.openLength(miterLimit, or: 10, of: "stroke", "the miter limit")
    if dash.isEmpty { return style }
    style.dashPhase = FiniteNumber.length(dashPhase, of: "stroke", "the phase of the dashes")
    for index in dash.indices { style.dash[index] = FiniteNumber.length(dash[index], of: "stroke", "the length of a dash") }
    return style
  }
}

extension ShapeRendering {
  /// The rendering with valid values.
  var sound: ShapeRendering {
    if case .stroke(let style) = self { return .stroke(style.sound) }
    return self
  }
}
