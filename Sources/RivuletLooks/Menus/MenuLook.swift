package import Foundation
package import RivuletGeometry

/// The appearance of menus, with measurements in points. The desktop button measurements match generation 26. The phone corners are our
/// choice, based on iOS 26.
package struct MenuLook: Sendable {
  /// The insets of a row's content.
  package let rowInsets: EdgeInsets
  /// The minimum height of a row.
  package let rowHeight: CGFloat
  /// True if the controls of a group form cells in a single row.
  package let groupsAreRows: Bool
  /// The height of a cell, the insets of its content, and the insets of the row of cells.
  package let cellHeight: CGFloat
  package let cellInsets: EdgeInsets
  package let cellRowInsets: EdgeInsets
  /// The distance by which a check mark precedes the titles; nil if the mark is in line with the title.
  package let markDistance: CGFloat?
  /// True if rows show keyboard shortcuts.
  package let showsShortcuts: Bool
  /// The background of a highlighted row.
  package let highlight: Highlight
  /// True if destructive items are red.
  package let colorsDestructive: Bool
  /// True if lines separate the rows.
  package let hasRowLines: Bool
  /// The thickness of the line between sections, and the padding around it.
  package let separatorHeight: CGFloat
  package let separatorInsets: EdgeInsets
  /// The padding around a section title.
  package let titleInsets: EdgeInsets
  /// The corner radius of a menu, the padding above its first row and below its last row, and its width; nil for the width of the rows.
  package let cornerRadius: CGFloat
  package let padding: CGFloat
  package let width: CGFloat?
  /// True if the first item is next to the button when the menu opens above the button.
  package let reversesAboveButton: Bool
  /// True if a button's menu opens on press, rather than on release.
  package let opensOnPress: Bool
  /// True if holding a view opens its context menu, and holding a button with a primary action opens its menu.
  package let opensOnLongPress: Bool
  /// True if a button with a primary action has a separate part that opens its menu.
  package let hasMenuPart: Bool
  /// The distance between the menu part and the button, and the horizontal insets of the part's symbol.
  package let partDistance: CGFloat
  package let partInset: CGFloat
  /// True if the button of a menu has an indicator.
  package let hasIndicator: Bool
  /// The width of the indicator, and the distance between the button's label and the indicator.
  package let indicatorWidth: CGFloat
  package let indicatorDistance: CGFloat
  /// True if a context menu shows a preview of its view.
  package let showsPreviews: Bool
  /// The distance between a preview and the menu below it, and the preview's corner radius.
  package let previewDistance: CGFloat
  package let previewRadius: CGFloat

  /// The background of a highlighted menu row.
  package enum Highlight {
    /// A rounded rectangle in the tint colour behind white content. Keys and the pointer highlight rows.
    case tint
    /// A grey band. Presses also highlight rows.
    case band
  }
}

extension MenuLook {
  package static let phone = MenuLook(
    rowInsets: EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16), rowHeight: 44, groupsAreRows: true,
    cellHeight: 44, cellInsets: EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8), cellRowInsets: EdgeInsets(),
    markDistance: nil, showsShortcuts: false,
    highlight: .band, colorsDestructive: true, hasRowLines: true, separatorHeight: 8, separatorInsets: EdgeInsets(),
    titleInsets: EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16), cornerRadius: 26, padding: 0, width: 250,
    reversesAboveButton: true,
    opensOnPress: false, opensOnLongPress: true, hasMenuPart: false, partDistance: 2, partInset: 3, hasIndicator: false, indicatorWidth: 12,
    indicatorDistance: 4, showsPreviews: true, previewDistance: 12,
    previewRadius: 26)
  static let desktop = MenuLook(
    rowInsets: EdgeInsets(top: 3, leading: 24, bottom: 3, trailing: 12), rowHeight: 22, groupsAreRows: false,
    cellHeight: 24, cellInsets: EdgeInsets(top: 3, leading: 6, bottom: 3, trailing: 6),
    cellRowInsets: EdgeInsets(top: 2, leading: 18, bottom: 2, trailing: 12), markDistance: 15, showsShortcuts: true,
    highlight: .tint, colorsDestructive: false, hasRowLines: false, separatorHeight: 1,
    separatorInsets: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10),
    titleInsets: EdgeInsets(top: 3, leading: 24, bottom: 3, trailing: 12), cornerRadius: 6, padding: 5, width: nil,
    reversesAboveButton: false,
    opensOnPress: true, opensOnLongPress: false, hasMenuPart: true, partDistance: 2, partInset: 3, hasIndicator: true, indicatorWidth: 12,
    indicatorDistance: 11.5, showsPreviews: false, previewDistance: 12,
    previewRadius: 13)
}
