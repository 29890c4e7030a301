import Foundation
import RivuletDrawing

/// What a row of a list says of the lines and distances between it and its neighbours.
struct ListRowEdges: Equatable {
  var place = ListRowPlace()
  /// The line between rows in the list's look; nil where it has none.
  var line: PaintColor?
  /// Whether there is a line below the last row of a section too.
  var closesSections = false
  var hidesTop = false
  var hidesBottom = false
  var topTint: PaintColor?
  var bottomTint: PaintColor?
  /// What the app says of the distance around the section.
  var sectionSpacing: CGFloat?
  var margins = SectionMargins()
  /// The distance before a section where neither says anything.
  var usualSpacing: CGFloat = 0

  /// The colour of the line below a row; nil for none (B17.11).
  static func line(below upper: ListRowEdges, above lower: ListRowEdges?) -> PaintColor? {
    guard let line = upper.line, upper.place.role == .row, !upper.hidesBottom, upper.closesSections || !upper.place.isLast else {
      return nil
    }
    let next = lower?.place.role == .row ? lower : nil
    if next?.hidesTop == true { return nil }
    return upper.bottomTint ?? next?.topTint ?? line
  }

  /// The distance between two sections: the margins of both, the mean of the spacings that both say, or what one of them says (B17.09).
  static func distance(between upper: ListRowEdges?, _ lower: ListRowEdges) -> CGFloat {
    if upper?.margins.bottom != nil || lower.margins.top != nil {
      return (upper?.margins.bottom ?? lower.usualSpacing / 2) + (lower.margins.top ?? lower.usualSpacing / 2)
    }
    return spacing(between: upper, lower)
  }

  private static func spacing(between upper: ListRowEdges?, _ lower: ListRowEdges) -> CGFloat {
    switch (upper?.sectionSpacing, lower.sectionSpacing) {
    case (let above?, let below?): (above + below) / 2
    case (let one?, nil), (nil, let one?): one
    case (nil, nil): lower.usualSpacing
    }
  }
}
