import Foundation
import RivuletDrawing

extension TextLayout {
  /// Creates a layout of a single line with one look and this width.
  init(line look: TextLook, width: CGFloat) {
    let size = CGSize(width: width, height: look.font.ascent + look.font.descent)
    let line = TextLine(
      rect: CGRect(origin: .zero, size: size), baseline: look.font.ascent, range: 0..<look.text.string.utf8.count)
    self.init(size: size, lines: [line])
  }
}
