import Foundation
package import RivuletGeometry

/// The looks of lists, by kind, and the behaviour that all lists share.
package struct ListLooks: Sendable {
  /// The kind of a list without a style.
  package let automaticKind: ListKind
  package let plain: ListLook
  let grouped: ListLook
  let insetGrouped: ListLook
  let inset: ListLook
  let sidebar: ListLook
  let bordered: ListLook
  /// True if a press selects a row, modifier keys extend the selection, and a second click performs the primary action. False if a tap does
  /// both, and a pressed row is highlighted.
  package let selectsByPress: Bool
  /// True if a list with selectable rows takes the focus as a whole. The selected rows are then emphasised (B17.36).
  package let takesFocus: Bool
  /// True if a row runs the action of the buttons without a style that it contains (B17.60).
  package let rowsRunButtons: Bool
  /// True if people can edit a list with controls in its rows.
  package let canBeEdited: Bool
  /// True if a list can have a section index.
  package let hasIndex: Bool
  /// True if a grouped form takes its content's ideal size.
  package let formsFitContent: Bool
  /// The background of a selected row that is not emphasised.
  package let selection: SchemeColor
  /// The background of a pressed row.
  package let pressed: SchemeColor
  /// The background of a dragged row.
  package let lifted: SchemeColor
  /// The background of every second row in lists with alternating rows.
  package let alternating: SchemeColor
  /// The font of a header with increased prominence; nil for the font of other headers.
  package let prominentHeaderFont: LookFont?
  /// The font of the buttons behind a row.
  package let swipeFont: LookFont
  /// True if a badge with standard prominence has a grey background.
  package let badgeHasGround: Bool
  /// The distances between the edges of a badge's background and the badge.
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
