import Foundation
import RivuletCore
import RivuletDrawing

extension StrokeStyle {
  /// How far a line inside an edge lies from it; that of `sound`, which is reported where the line is drawn.
  nonisolated var soundHalfWidth: CGFloat { lineWidth.isNaN ? 0.5 : min(max(lineWidth, -1e9), 1e9) / 2 }

  /// The style as a line can be drawn in it: endless widths are as wide as can be, and what is no number is reported.
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
  /// The same with a sound style.
  var sound: ShapeRendering {
    if case .stroke(let style) = self { return .stroke(style.sound) }
    return self
  }
}
