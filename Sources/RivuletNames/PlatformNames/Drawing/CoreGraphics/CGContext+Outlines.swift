import Foundation
import RivuletDrawing

extension CGContext {
  /// Fills a path given in drawing coordinates. The current path does not change.
  func fill(_ path: Path, isEOFilled: Bool) { fill(path.applying(ctm), using: isEOFilled ? .evenOdd : .winding) }

  /// Strokes a path given in drawing coordinates. The current path does not change.
  func stroke(_ path: Path, _ line: StrokeStyle) {
    let outer = state.line
    state.line = line
    stroke(path.applying(ctm))
    state.line = outer
  }

  /// Clips subsequent drawing to a path given in drawing coordinates. The current path does not change.
  func clip(_ path: Path, isEOFilled: Bool) { clip(path.applying(ctm), using: isEOFilled ? .evenOdd : .winding) }

  /// Runs a closure with a blend mode and an opacity.
  func with(_ mode: CGBlendMode, alpha: CGFloat, _ body: (CGContext) -> Void) {
    saveGState()
    setBlendMode(mode)
    setAlpha(alpha)
    body(self)
    restoreGState()
  }
}
