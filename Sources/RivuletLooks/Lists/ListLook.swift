package import Foundation
package import RivuletGeometry

/// The measurements, in points, and colours of one kind of list (B17). The comment on each table states which of its values are recorded
/// from generation 26. The others are classic.
///
/// The type is a class, so that each row can refer to its look and compare it by identity.
package final class ListLook: Sendable {
  /// The minimum height of a row.
  package let rowHeight: CGFloat
  /// The minimum height of a header.
  package let headerHeight: CGFloat
  /// The distance between the sides of the list and the sides of its rows or cards.
  package let cardInset: WidthInset
  /// The horizontal and vertical padding between a row or card and its content.
  let rowSideInset: WidthInset
  let rowInset: CGFloat
  /// True if the app's horizontal insets for a row are added to the default insets. If false, they are relative to the sides of the row or
  /// card.
  let addsCustomInsets: Bool
  /// The padding above and below the content of a header and of a footer.
  package let headerInsets: VerticalInsets
  let footerInsets: VerticalInsets
  /// The part of the section spacing above a header that belongs to the header itself; nil for none.
  package let spacingInsideHeader: CGFloat?
  /// The corner radius of cards or of a selected row's background.
  package let cornerRadius: CGFloat
  /// The spacing between sections.
  package let sectionGap: CGFloat
  /// The distances between the top of the list and its first row or first header.
  package let firstDistance: CGFloat
  package let firstHeaderSpacing: CGFloat
  /// The distance between a large title directly above the list and the first row.
  package let largeTitleSpacing: CGFloat
  /// True if the rows of a section have their own background.
  package let hasCards: Bool
  /// True if lines separate the rows.
  package let hasSeparators: Bool
  /// True if section headers stay visible while their section scrolls.
  package let pinsHeaders: Bool
  package let headerFont: LookFont
  package let headersAreSecondary: Bool
  package let footerFont: LookFont
  package let footersAreTrailing: Bool
  /// True if the headers of collapsible sections have a chevron.
  package let collapsesSections: Bool
  /// True if the icons of labels have the tint colour.
  package let tintsIcons: Bool
  /// The background of the list. A clear background lets the window show through.
  package let ground: SchemeColor
  /// The background of a row that specifies none.
  package let row: SchemeColor

  init(
    rowHeight: CGFloat, headerHeight: CGFloat, cardInset: WidthInset, rowSideInset: WidthInset, rowInset: CGFloat, addsCustomInsets: Bool,
    headerInsets: VerticalInsets, footerInsets: VerticalInsets, spacingInsideHeader: CGFloat?, cornerRadius: CGFloat,
    sectionGap: CGFloat,
    firstDistance: CGFloat, firstHeaderSpacing: CGFloat, largeTitleSpacing: CGFloat, hasCards: Bool, hasSeparators: Bool,
    pinsHeaders: Bool, headerFont: LookFont, headersAreSecondary: Bool, footerFont: LookFont, footersAreTrailing: Bool,
    collapsesSections: Bool, tintsIcons: Bool, ground: SchemeColor, row: SchemeColor
  ) {
    self.rowHeight = rowHeight
    self.headerHeight = headerHeight
    self.cardInset = cardInset
    self.rowSideInset = rowSideInset
    self.rowInset = rowInset
    self.addsCustomInsets = addsCustomInsets
    self.headerInsets = headerInsets
    self.footerInsets = footerInsets
    self.spacingInsideHeader = spacingInsideHeader
    self.cornerRadius = cornerRadius
    self.sectionGap = sectionGap
    self.firstDistance = firstDistance
    self.firstHeaderSpacing = firstHeaderSpacing
    self.largeTitleSpacing = largeTitleSpacing
    self.hasCards = hasCards
    self.hasSeparators = hasSeparators
    self.pinsHeaders = pinsHeaders
    self.headerFont = headerFont
    self.headersAreSecondary = headersAreSecondary
    self.footerFont = footerFont
    self.footersAreTrailing = footersAreTrailing
    self.collapsesSections = collapsesSections
    self.tintsIcons = tintsIcons
    self.ground = ground
    self.row = row
  }
}

extension ListLook {
  /// An inset that depends on the width of the list.
  package struct WidthInset: Sendable {
    private let narrow, wide, wideWidth: CGFloat

    /// Creates an inset with a different value from a given list width onwards.
    init(_ narrow: CGFloat, wide: CGFloat, from wideWidth: CGFloat) {
      (self.narrow, self.wide, self.wideWidth) = (narrow, wide, wideWidth)
    }

    init(_ inset: CGFloat) { self.init(inset, wide: inset, from: .infinity) }

    package subscript(width: CGFloat) -> CGFloat { width >= wideWidth ? wide : narrow }
  }

  /// The padding above and below content.
  package struct VerticalInsets: Sendable {
    let top, bottom: CGFloat

    init(_ top: CGFloat, _ bottom: CGFloat) { (self.top, self.bottom) = (top, bottom) }
  }

  /// True if the last row of a section also has a separator below it.
  package var closesSections: Bool { !hasCards }

  /// The background of a header, which is opaque if headers can be pinned, so that rows don't show through.
  package var header: SchemeColor { pinsHeaders ? ground : .clear }

  /// Returns the padding between the edges of a row or card and its content.
  package func rowInsets(_ width: CGFloat) -> EdgeInsets { insets(VerticalInsets(rowInset, rowInset), width) }

  /// Returns the padding between the edges of a header or footer and its content.
  package func headerInsets(_ width: CGFloat, isFooter: Bool) -> EdgeInsets { insets(isFooter ? footerInsets : headerInsets, width) }

  /// Returns the padding between the edges of a row or card and its content, given the app's insets for the row.
  package func rowInsets(given insets: EdgeInsets, _ width: CGFloat) -> EdgeInsets {
    guard addsCustomInsets else { return insets }
    let side = rowSideInset[width]
    return EdgeInsets(top: insets.top, leading: side + insets.leading, bottom: insets.bottom, trailing: side + insets.trailing)
  }

  private func insets(_ vertical: VerticalInsets, _ width: CGFloat) -> EdgeInsets {
    let side = rowSideInset[width]
    return EdgeInsets(top: vertical.top, leading: side, bottom: vertical.bottom, trailing: side)
  }
}

extension ListLook: Equatable {
  package static func == (first: ListLook, second: ListLook) -> Bool { first === second }
}
