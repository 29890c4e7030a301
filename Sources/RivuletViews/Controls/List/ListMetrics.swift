import Foundation
import RivuletCore
import RivuletGeometry

/// The measures of lists in points, by idiom and look, in one table; the classic generation (B17).
struct ListMetrics: Equatable {
  let idiom: Idiom
  let look: _ListLook.Kind

  /// The list width from which the cards of phones have larger insets.
  private static let wideWidth: CGFloat = 414

  /// The minimum height of a row.
  var rowHeight: CGFloat { idiom == .phone ? 44 : look == .sidebar ? 32 : 24 }

  /// The minimum height of a header.
  var headerHeight: CGFloat { idiom == .phone ? look == .plain ? 28 : 38 : 28 }

  /// Returns the distance between the sides of the list and the sides of its rows or cards.
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

  /// Returns the distances between the edges of a row or card and its content.
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

  /// Returns the distances between the edges of a header or footer and its content.
  func headerInsets(_ width: CGFloat, isFooter: Bool) -> EdgeInsets {
    var insets = rowInsets(width)
    if idiom == .phone {
      (insets.top, insets.bottom) = isFooter ? (7, 4) : look == .plain ? (5, 5) : (4, 7)
    } else {
      (insets.top, insets.bottom) = isFooter ? (4, 4) : (8, look == .insetGrouped ? 10 : 4)
    }
    return insets
  }

  /// The corner radius of cards, or of the background of a selected row.
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

  /// The distance between the start of the list and the first row.
  var firstDistance: CGFloat {
    switch (idiom, look) {
    case (.phone, .insetGrouped), (.phone, .grouped), (.phone, .sidebar): 35
    case (.desktop, .inset), (.desktop, .sidebar), (.desktop, .automatic): 10
    case (.desktop, .insetGrouped), (.desktop, .grouped): 20
    default: 0
    }
  }

  /// True if the rows of a section have a background of their own.
  var hasCards: Bool { look == .insetGrouped || look == .grouped || idiom == .phone && look == .sidebar }

  /// True if lines separate the rows.
  var hasSeparators: Bool { idiom == .phone && look != .sidebar || look == .plain || look == .bordered || hasCards && idiom == .desktop }

  /// True if the last row of a section has a line below it too.
  var closesSections: Bool { !hasCards }

  /// True if section headers stay visible while their section scrolls.
  var pinsHeaders: Bool { look == .plain }
}
