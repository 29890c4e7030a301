import Foundation
import RivuletGeometry

/// The lists of macOS. The following values are recorded (26): the heights of rows and headers, the horizontal insets, the spacing between
/// sections, headers, and footers, and the fonts of footers and of headers in forms. Corner radii, colours, the space below footers, and
/// the section spacing in plain and bordered lists are classic.
extension ListLooks {
  static let desktop = ListLooks(
    automaticKind: .inset,
    plain: rows(cardInset: 0, side: 8, cornerRadius: 0, sectionGap: 0, firstDistance: 0, hasSeparators: true, pinsHeaders: true),
    grouped: cards(cardInset: 0, rowInset: 4, bottom: 4, cornerRadius: 0),
    insetGrouped: cards(cardInset: 20, rowInset: 10, bottom: 10, cornerRadius: 6),
    inset: rows(
      cardInset: 10, side: 6, cornerRadius: 5, sectionGap: 20, firstDistance: 10, hasSeparators: false, pinsHeaders: false),
    sidebar: sidebarLook,
    bordered: rows(cardInset: 1, side: 6, cornerRadius: 0, sectionGap: 0, firstDistance: 1, hasSeparators: true, pinsHeaders: false),
    selectsOnPress: true, takesFocus: true, rowsRunButtons: false, canBeEdited: false, hasIndex: false, formsFitContent: true,
    selection: SchemeColor(0xDCDCDC, 0x464646), pressed: .clear, lifted: SchemeColor(0xFFFFFF, 0x3A3A3A), alternating: .ink(0.04, 0.05),
    prominentHeaderFont: nil, swipeFont: .style(.body), badgeHasGround: true,
    badgeInsets: EdgeInsets(top: 1, leading: 6, bottom: 1, trailing: 6))

  /// Returns the look of a list without cards.
  private static func rows(
    cardInset: CGFloat, side: CGFloat, cornerRadius: CGFloat, sectionGap: CGFloat, firstDistance: CGFloat, hasSeparators: Bool,
    pinsHeaders: Bool
  ) -> ListLook {
    ListLook(
      rowHeight: 24, headerHeight: 28, cardInset: .init(cardInset), rowSideInset: .init(side), rowInset: 4, addsCustomInsets: true,
      headerInsets: .init(6, 6), footerInsets: .init(6, 4), spacingInsideHeader: nil, cornerRadius: cornerRadius,
      sectionGap: sectionGap,
      firstDistance: firstDistance, firstHeaderSpacing: firstDistance, largeTitleSpacing: firstDistance, hasCards: false,
      hasSeparators: hasSeparators, pinsHeaders: pinsHeaders, headerFont: .boldStyle(.subheadline), headersAreSecondary: !pinsHeaders,
      footerFont: .style(.subheadline), footersAreTrailing: false, collapsesSections: false, tintsIcons: false,
      ground: SchemeColor(0xFFFFFF, 0x1E1E1E), row: .clear)
  }

  /// Returns the look of a list with cards.
  private static func cards(cardInset: CGFloat, rowInset: CGFloat, bottom: CGFloat, cornerRadius: CGFloat) -> ListLook {
    ListLook(
      rowHeight: 24, headerHeight: 28, cardInset: .init(cardInset), rowSideInset: .init(10), rowInset: rowInset, addsCustomInsets: false,
      headerInsets: .init(8, bottom), footerInsets: .init(4, 4), spacingInsideHeader: nil, cornerRadius: cornerRadius, sectionGap: 20,
      firstDistance: 20, firstHeaderSpacing: 20, largeTitleSpacing: 20, hasCards: true, hasSeparators: true, pinsHeaders: false,
      headerFont: .boldStyle(.body), headersAreSecondary: true, footerFont: .style(.body), footersAreTrailing: true,
      collapsesSections: false, tintsIcons: false, ground: .clear, row: .ink(0.03, 0.06))
  }

  private static let sidebarLook = ListLook(
    rowHeight: 32, headerHeight: 28, cardInset: .init(10), rowSideInset: .init(6), rowInset: 4, addsCustomInsets: true,
    headerInsets: .init(6, 6), footerInsets: .init(6, 4), spacingInsideHeader: nil, cornerRadius: 5, sectionGap: 20, firstDistance: 10,
    firstHeaderSpacing: 10, largeTitleSpacing: 10, hasCards: false, hasSeparators: false, pinsHeaders: false,
    headerFont: .boldStyle(.subheadline), headersAreSecondary: true, footerFont: .style(.subheadline), footersAreTrailing: false,
    collapsesSections: true, tintsIcons: true, ground: .clear, row: .clear)
}
