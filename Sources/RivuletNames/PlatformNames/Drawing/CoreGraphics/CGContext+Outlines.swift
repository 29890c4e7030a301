import Foundation
import RivuletDrawing

extension CGContext {
  /// Fills a path in drawing coordinates. The current path is unchanged.
  func fill(_ path: Path, isEOFilled: Bool) { fill(path.applying(ctm), using: isEOFilled ? .evenOdd : .winding) }

  /// Strokes a path in drawing coordinates. The current path is unchanged.
  func stroke(_ path: Path, _ line: StrokeStyle) {
    let outer = state.line
    state.line = line
    stroke(path.applying(ctm))
    state.line = outer
  }

  /// Clips later drawing to a path in drawing coordinates. The current path is unchanged.
  func clip(_ path: Path, isEOFilled: Bool) { clip(path.applying(ctm), using: isEOFilled ? .evenOdd : .winding) }

  /// Calls a closure with a blend mode and an opacity.
  func with(_ mode: CGBlendMode, alpha: CGFloat, _ body: (CGContext) -> Void) {
    saveGState()
    setBlendMode(mode)
    setAlpha(alpha)
    body(self)
    restoreGState()
  }
}
