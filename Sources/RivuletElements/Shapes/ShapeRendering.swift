import Foundation
import RivuletAnimation
package import RivuletDrawing

/// The method of drawing a shape: filling or stroking.
package enum ShapeRendering: Equatable, Sendable {
  case fill(FillStyle)
  case stroke(StrokeStyle)
}

extension ShapeRendering {
  /// The animatable lengths of a line: width, miter limit, dash phase and dash pattern. A fill has none.
  var animatableData: NumberVector {
    get {
      guard case .stroke(let style) = self else { return .zero }
      return NumberVector([style.lineWidth, style.miterLimit, style.dashPhase] + style.dash.map(Double.init))
    }
    set {
      guard case .stroke(var style) = self, newValue.numbers.count >= 3 else { return }
      let lengths = newValue.numbers
      (style.lineWidth, style.miterLimit, style.dashPhase) = (max(lengths[0], 0), lengths[1], lengths[2])
      style.dash = lengths[3...].map { CGFloat(max($0, 0)) }
      self = .stroke(style)
    }
  }

  /// Returns true if both renderings can be interpolated.
  func leads(to next: ShapeRendering) -> Bool {
    switch (self, next) {
    case (.fill, .fill): true
    case (.stroke(let old), .stroke(let new)): old.dash.count == new.dash.count
    case (.fill, .stroke), (.stroke, .fill): false
    }
  }
}
