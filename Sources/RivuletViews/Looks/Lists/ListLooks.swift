import Foundation
import RivuletGeometry

/// The looks of lists by their kind, and the habits of all lists.
struct ListLooks: Sendable {
  /// The kind of a list without a style.
  let automaticKind: ListKind
  let plain: ListLook
  let grouped: ListLook
  let insetGrouped: ListLook
  let inset: ListLook
  let sidebar: ListLook
  let bordered: ListLook
  /// True if a press selects a row, with modifier keys for several rows, and a second click performs the primary action. False if a tap
  /// does both, and a pressed row is highlighted.
  let selectsByPress: Bool
  /// True if a list whose rows can be selected takes the focus as a whole. The selected rows are then emphasised (B17.36).
  let takesFocus: Bool
  /// True if a row runs the action of the buttons without a style in it (B17.60).
  let rowsRunButtons: Bool
  /// True if people can edit a list with controls in its rows.
  let canBeEdited: Bool
  /// True if a list can have an index of its sections.
  let hasIndex: Bool
  /// True if a grouped form has the ideal size of its content.
  let formsFitContent: Bool
  /// The background of a selected row that is not emphasised.
  let selection: SchemeColor
  /// The background of a pressed row.
  let pressed: SchemeColor
  /// The background of a dragged row.
  let lifted: SchemeColor
  /// The background of every second row in lists with alternating rows.
  let alternating: SchemeColor
  /// The font of a header with increased prominence; nil for the font of other headers.
  let prominentHeaderFont: LookFont?
  /// The font of the buttons behind a row.
  let swipeFont: LookFont
  /// True if a badge of standard prominence has a grey background.
  let badgeHasGround: Bool
  /// The distances between the edges of the background of a badge and the badge.
  let badgeInsets: EdgeInsets

  /// Returns the look of a kind of list.
  subscript(kind: ListKind) -> ListLook {
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
