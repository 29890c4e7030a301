import Foundation
import RivuletCore
import RivuletGeometry

/// The measures of lists in points, one table for all, by idiom and look; the classic generation (B17).
struct ListMetrics: Equatable {
  let idiom: Idiom
  let look: _ListLook.Kind

  /// From which width on the cards of phones stand further in.
  private static let wideWidth: CGFloat = 414

  /// The least height of a row.
  var rowHeight: CGFloat { idiom == .phone ? 44 : look == .sidebar ? 32 : 24 }

  /// The least height of a header.
  var headerHeight: CGFloat { idiom == .phone ? look == .plain ? 28 : 38 : 28 }

  /// The distance between the sides of the list and those of its rows or cards.
  func cardInset(_ width: CGFloat) -> CGFloat {
    switch (idiom, look) {
    case (.phone, .insetGrouped), (.phone, .sidebar): width >= Self.wideWidth ? 20 : 16
    case (.phone, _): 0
    case (.desktop, .inset), (.desktop, .sidebar), (.desktop, .automatic): 10
    case (.desktop, .insetGrouped): 20
    case (.desktop, .bordered): 1
    case (.desktop, _): 0
    }
  }

  /// The distances between the edges of a row or card and its content.
  func rowInsets(_ width: CGFloat) -> EdgeInsets {
    let side: CGFloat =
      switch (idiom, look) {
      case (.phone, .insetGrouped), (.phone, .sidebar), (.phone, _): width >= Self.wideWidth ? 20 : 16
      case (.desktop, .inset), (.desktop, .sidebar), (.desktop, .automatic), (.desktop, .bordered): 6
      case (.desktop, .insetGrouped), (.desktop, .grouped): 10
      case (.desktop, .plain): 8
      }
    let edge: CGFloat = idiom == .phone ? 11 : look == .insetGrouped ? 10 : 4
    return EdgeInsets(top: edge, leading: side, bottom: edge, trailing: side)
  }

  /// The same of headers and footers.
  func headerInsets(_ width: CGFloat, isFooter: Bool) -> EdgeInsets {
    var insets = rowInsets(width)
    if idiom == .phone {
      (insets.top, insets.bottom) = isFooter ? (7, 4) : look == .plain ? (5, 5) : (4, 7)
    } else {
      (insets.top, insets.bottom) = isFooter ? (4, 4) : (8, look == .insetGrouped ? 10 : 4)
    }
    return insets
  }

  /// The radius of the corners of cards, or of what shows that a row is selected.
  var cornerRadius: CGFloat {
    switch (idiom, look) {
    case (.phone, .insetGrouped), (.phone, .sidebar): 10
    case (.phone, _): 0
    case (.desktop, .insetGrouped): 6
    case (.desktop, .inset), (.desktop, .sidebar), (.desktop, .automatic): 5
    case (.desktop, _): 0
    }
  }

  /// The distance between sections.
  var sectionDistance: CGFloat {
    switch (idiom, look) {
    case (.phone, .insetGrouped), (.phone, .grouped), (.phone, .sidebar): 35
    case (.phone, _): 0
    case (.desktop, .insetGrouped), (.desktop, .grouped): 20
    case (.desktop, _): 0
    }
  }

  /// The distance between the beginning of the list and the first row.
  var firstDistance: CGFloat {
    switch (idiom, look) {
    case (.phone, .insetGrouped), (.phone, .grouped), (.phone, .sidebar): 35
    case (.desktop, .inset), (.desktop, .sidebar), (.desktop, .automatic): 10
    case (.desktop, .insetGrouped), (.desktop, .grouped): 20
    default: 0
    }
  }

  /// Whether the rows of a section stand on a ground of their own.
  var hasCards: Bool { look == .insetGrouped || look == .grouped || idiom == .phone && look == .sidebar }

  /// Whether lines part the rows.
  var hasSeparators: Bool { idiom == .phone && look != .sidebar || look == .plain || look == .bordered || hasCards && idiom == .desktop }

  /// Whether there is a line below the last row of a section too.
  var closesSections: Bool { !hasCards }

  /// Whether headers stay in sight.
  var pinsHeaders: Bool { look == .plain }
}
