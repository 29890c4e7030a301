import RivuletDrawing

/// A colour behind a stretch of a text.
struct TextBackground: Equatable, Sendable {
  /// In the string's UTF-8 code units.
  var range: Range<Int>
  let color: PaintColor
}
