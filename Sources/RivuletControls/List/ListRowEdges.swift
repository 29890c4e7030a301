import Foundation
import RivuletDrawing
import RivuletElements

/// The separators and spacing that a list row requests at its edges.
struct ListRowEdges: Equatable {
  var place = ListRowPlace()
  /// The colour of the separators in the list's look; nil for none.
  var line: PaintColor?
  /// True if the last row of a section also has a separator below it.
  var closesSections = false
  var hidesTop = false
  var hidesBottom = false
  var topTint: PaintColor?
  var bottomTint: PaintColor?
  /// The app's spacing around the section; nil for the default spacing.
  var sectionSpacing: CGFloat?
  var margins = SectionMargins()
  /// The spacing between sections if neither section specifies a spacing.
  var defaultSpacing: CGFloat = 0

  /// Returns the colour of the separator below a row; nil for no separator (B17.11).
  static func line(below upper: ListRowEdges, above lower: ListRowEdges?) -> PaintColor? {
    guard let line = upper.line, upper.place.role == .row, !upper.hidesBottom, upper.closesSections || !upper.place.isLast else {
      return nil
    }
    let next = lower?.place.role == .row ? lower : nil
    if next?.hidesTop == true { return nil }
    return upper.bottomTint ?? next?.topTint ?? line
  }

  /// Returns the spacing between two sections. It is the sum of their margins, or else the mean of both spacings. If only one section
  /// specifies a spacing, that spacing is used (B17.09).
  static func distance(between upper: ListRowEdges?, _ lower: ListRowEdges) -> CGFloat {
    if upper?.margins.bottom != nil || lower.margins.top != nil {
      return (upper?.margins.bottom ?? lower.defaultSpacing / 2) + (lower.margins.top ?? lower.defaultSpacing / 2)
    }
    return spacing(between: upper, lower)
  }

  private static func spacing(between upper: ListRowEdges?, _ lower: ListRowEdges) -> CGFloat {
    switch (upper?.sectionSpacing, lower.sectionSpacing) {
    case (let above?, let below?): (above + below) / 2
    case (let one?, nil), (nil, let one?): one
    case (nil, nil): lower.defaultSpacing
    }
  }
}
