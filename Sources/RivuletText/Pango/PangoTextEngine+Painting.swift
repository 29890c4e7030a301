import CPango
import Foundation
package import RivuletDrawing

extension PangoTextEngine: TextPainter {
  package func paint(_ text: TextItem, on target: PixelTarget, into pixels: inout MutableRawSpan) {
    pixels.withUnsafeMutableBytes { bytes in
      Self.lock.withLock { typesetter.paint(text, on: target, bytes) }
    }
  }

  package func releaseUnusedGlyphs() {
    Self.lock.withLock { typesetter.releaseUnusedGlyphs() }
  }
}
