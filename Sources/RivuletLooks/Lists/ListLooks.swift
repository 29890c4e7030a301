import Foundation
package import RivuletGeometry

/// The looks of lists by kind, and the behaviour common to all lists.
package struct ListLooks: Sendable {
  /// The kind of a list without a style.
  package let automaticKind: ListKind
  package let plain: ListLook
  let grouped: ListLook
  let insetGrouped: ListLook
  let inset: ListLook
  let sidebar: ListLook
  let bordered: ListLook
  /// True if a press selects a row, modifier keys extend the selection, and a second click performs the primary action. If false, a tap
  /// does both, and a pressed row is highlighted.
  package let selectsOnPress: Bool
  /// True if a list with selectable rows takes the focus as a whole, which emphasizes the selected rows (B17.36).
  package let takesFocus: Bool
  /// True if a press on a row runs the unstyled buttons that the row contains (B17.60).
  package let rowsRunButtons: Bool
  /// True if people can edit lists with controls in the rows.
  package let canBeEdited: Bool
  /// True if lists can have a section index.
  package let hasIndex: Bool
  /// True if a grouped form takes its content's ideal size.
  package let formsFitContent: Bool
  /// The background of a selected row without emphasis.
  package let selection: SchemeColor
  /// The background of a pressed row.
  package let pressed: SchemeColor
  /// The background of a dragged row.
  package let lifted: SchemeColor
  /// The alternate background of rows in lists with alternating backgrounds.
  package let alternating: SchemeColor
  /// The font of a header with increased prominence; nil for the regular header font.
  package let prominentHeaderFont: LookFont?
  /// The font of the buttons behind a row.
  package let swipeFont: LookFont
  /// True if a badge with standard prominence has a grey background.
  package let badgeHasGround: Bool
  /// The padding between the edges of a badge's background and the badge.
  package let badgeInsets: EdgeInsets

  /// Returns the look of a kind of list.
  package subscript(kind: ListKind) -> ListLook {
    switch kind {
    case .plain: plain
    case .grouped: grouped
    case .insetGrouped: insetGrouped
    case .inset: inset
    case .sidebar: sidebar
    case .bordered: bordered
    }
  }
}
