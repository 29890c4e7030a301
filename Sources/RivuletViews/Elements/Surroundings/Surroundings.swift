import Foundation
import RivuletCore

/// The surroundings of content: the list, form, box, menu, bar, column, screen and presentation in which it stands.
///
/// One value of the environment holds all of them, so that a boundary, such as a sheet, changes them in one step. A value that an app
/// sets for any content, such as a style, is no part of it.
struct Surroundings {
  /// The surroundings of controls; nil if no enclosing view sets them.
  var controlPlace: ControlPlace?
  /// True inside a list.
  var isInList = false
  /// The kind of lists in a form, a table or a sidebar if the app has set none; nil elsewhere.
  var listKind: ListKind?
  /// The size of a list on axes without a proposal, in points; nil for the least size.
  var idealListSize: CGSize?
  /// The additional leading inset of a row's content, in points, caused by the groups around the row.
  var rowIndentation: CGFloat = 0
  /// The enclosing header or footer, or nil elsewhere.
  var sectionLabel: SectionLabelPlace?
  /// True inside a box, where a nested box has another background.
  var isInGroupBox = false
  /// True inside the value of labeled content.
  var isInLabeledContent = false
  /// The edit mode that the app sets; nil if it sets none.
  var editMode: Binding<EditMode>?
  /// The mode of the surrounding screen, presentation or window, used if the app has set none (B21.15).
  var suppliedEditMode: Binding<EditMode>?
  /// The menu for the selection of the lists and tables in the content.
  var selectionMenu = ObjectSlot()
  /// The enclosing open menu.
  var menuContext = ObjectSlot()
  /// The badge of the enclosing menu item; nil for most.
  var menuBadge: Text?
  /// True for the buttons of menus, which a mouse opens at the press (B20.28).
  var buttonActsAtPress = false
  /// True inside a tab view whose tabs are rows of a sidebar.
  var tabsAreRows = false
  /// The place in a navigation container.
  var navigationPlace = ObjectSlot()
  /// The column of a split view.
  var splitColumn = ObjectSlot()
  /// The mark by which lists find their column.
  var rowChoice = ObjectSlot()
  /// The host of toolbar items.
  var toolbarHost = ObjectSlot()
  /// The bar above the content, if it shrinks while content scrolls under it.
  var collapsingBar = CollapsingBarReference()
  /// The level above the presentation that contains the content; nil in the content of the window.
  var presentationLevel: PresentationLevel?
}
