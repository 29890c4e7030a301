import Foundation
import RivuletGeometry

/// The lists of iOS. The heights and insets of rows, the header font, and the distance below a large title are recorded (26). The corner
/// radius of cards is our choice, based on images of generation 26. Section spacing, header spacing, the insets of wide lists, colours, and
/// the fonts of footers and prominent headers are classic.
extension ListLooks {
  package static let phone = ListLooks(
    automaticKind: .insetGrouped, plain: rows(pinsHeaders: true), grouped: cards(.grouped), insetGrouped: cards(.insetGrouped),
    inset: rows(pinsHeaders: false), sidebar: cards(.sidebar), bordered: rows(pinsHeaders: false), selectsOnPress: false,
    takesFocus: false, rowsRunButtons: true, canBeEdited: true, hasIndex: true, formsFitContent: false,
    selection: SchemeColor(0xD1D1D6, 0x3A3A3C), pressed: SchemeColor(0xD1D1D6, 0x3A3A3C), lifted: SchemeColor(0xFFFFFF, 0x2C2C2E),
    alternating: .ink(0.04, 0.05), prominentHeaderFont: .boldStyle(.title3), swipeFont: .style(.subheadline), badgeHasGround: false,
    badgeInsets: EdgeInsets(top: 2, leading: 8, bottom: 2, trailing: 8))

  /// The distance between the sides of a list or card and its content, which is larger in lists that are at least 414 points wide.
  private static let side = ListLook.WidthInset(16, wide: 20, from: 414)

  /// Returns the look of a list without cards.
  private static func rows(pinsHeaders: Bool) -> ListLook {
    ListLook(
      rowHeight: 56, headerHeight: pinsHeaders ? 28 : 38, cardInset: .init(0), rowSideInset: side, rowInset: 15, addsCustomInsets: false,
      headerInsets: pinsHeaders ? .init(5, 5) : .init(4, 7), footerInsets: .init(7, 4), spacingInsideHeader: 18, cornerRadius: 0,
      sectionGap: 0, firstDistance: 0, firstHeaderSpacing: 0, largeTitleSpacing: 0, hasCards: false, hasSeparators: true,
      pinsHeaders: pinsHeaders, headerFont: .style(.headline), headersAreSecondary: !pinsHeaders, footerFont: .style(.footnote),
      footersAreTrailing: false, collapsesSections: false, tintsIcons: true, ground: SchemeColor(0xFFFFFF, 0x000000), row: .clear)
  }

  /// Returns the look of a list with cards. The cards of a grouped list have the width of the list.
  private static func cards(_ kind: ListKind) -> ListLook {
    ListLook(
      rowHeight: 56, headerHeight: 38, cardInset: kind == .grouped ? .init(0) : side, rowSideInset: side, rowInset: 15,
      addsCustomInsets: false, headerInsets: .init(4, 7), footerInsets: .init(7, 4), spacingInsideHeader: 18,
      cornerRadius: kind == .grouped ? 0 : 26, sectionGap: 35, firstDistance: 35, firstHeaderSpacing: 0, largeTitleSpacing: 0,
      hasCards: true, hasSeparators: kind != .sidebar, pinsHeaders: false, headerFont: .style(.headline), headersAreSecondary: true,
      footerFont: .style(.footnote), footersAreTrailing: false, collapsesSections: kind == .sidebar, tintsIcons: true,
      ground: SchemeColor(0xF2F2F7, 0x000000), row: SchemeColor(0xFFFFFF, 0x1C1C1E))
  }
}
