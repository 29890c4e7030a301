import RivuletDrawing

/// A colour behind a range of characters.
struct TextBackground: Equatable, Sendable {
  /// The range, in UTF-8 code units of the string.
  var range: Range<Int>
  let color: PaintColor
}
