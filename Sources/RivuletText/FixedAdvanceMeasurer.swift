public import Foundation
public import RivuletDrawing
public import RivuletGeometry

/// A text measurer that gives all characters the same width in every font, for tests that must not depend on fonts.
///
/// Lines break at spaces and at line breaks in the text. A word that is wider than the line is broken.
public struct FixedAdvanceMeasurer: TextMeasuring, Hashable {
  /// The width of a character relative to the font size.
  private let advance: CGFloat
  /// The height of a line relative to the font size.
  private let lineHeight: CGFloat

  /// Creates a measurer with the given character width and line height, relative to the font size.
  public init(advance: CGFloat = 0.5, lineHeight: CGFloat = 1.2) {
    self.advance = advance
    self.lineHeight = lineHeight
  }

  public func size(of text: String, font: ResolvedFont, proposal: ProposedViewSize, lineLimit: Int?) -> CGSize {
    let (advance, lineHeight) = cell(of: font)
    if text.isEmpty { return CGSize(width: 0, height: lineHeight) }
    var lines = ColumnLines(
      columnLimit: LineLimits.columns(in: proposal.width, advance: advance),
      lineLimit: LineLimits.lines(in: proposal.height, lineHeight: lineHeight, lineLimit: lineLimit))
    var columns = 0
    var count = 0
    while let line = lines.next(of: text) {
      columns = max(columns, line.columns)
      count += 1
    }
    return CGSize(width: CGFloat(columns) * advance, height: CGFloat(count) * lineHeight)
  }

  /// Returns the width of a character and the height of a line.
  func cell(of font: ResolvedFont) -> (advance: CGFloat, lineHeight: CGFloat) { cell(ofSize: font.size) }

  /// Returns the width of a character and the height of a line in any font of the given size.
  func cell(ofSize size: CGFloat) -> (advance: CGFloat, lineHeight: CGFloat) { (advance * size, lineHeight * size) }
}
