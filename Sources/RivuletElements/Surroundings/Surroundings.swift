package import Foundation
package import RivuletCore
import RivuletLooks

/// The surroundings of content: the list, form, box, menu, bar, column, screen and presentation that contain it.
///
/// A single environment value holds all of them, so that a boundary, such as a sheet, changes them in one step. Values that an app sets for
/// any content, such as a style, are not included.
package struct Surroundings {
  /// The surroundings of controls, or nil if no enclosing view sets them.
  package var controlPlace: ControlContext?
  /// A Boolean value that indicates whether the content is inside a list.
  package var isInList = false
  /// The default kind of list in a form, a table or a sidebar, or nil elsewhere.
  var listKind: ListKind?
  /// The size of a list on axes without a proposal, in points, or nil for the minimum size.
  package var idealListSize: CGSize?
  /// The additional leading inset of a row's content, in points, due to the groups that contain the row.
  package var rowIndentation: CGFloat = 0
  /// The enclosing header or footer, or nil elsewhere.
  var sectionLabel: SectionLabelPlace?
  /// A Boolean value that indicates whether the content is inside a group box, where nested boxes have another background.
  package var isInGroupBox = false
  /// A Boolean value that indicates whether the content is inside the value of labelled content.
  package var isInLabeledContent = false
  /// The edit mode that the app sets, or nil if it doesn't set one.
  var editMode: Binding<EditMode>?
  /// The edit mode of the enclosing screen, presentation or window, used if the app hasn't set one (B21.15).
  package var defaultEditMode: Binding<EditMode>?
  /// The menu for the selection of the lists and tables in the content.
  package var selectionMenu = ObjectSlot()
  /// The enclosing open menu.
  package var menuContext = ObjectSlot()
  /// The badge of the enclosing menu item, or nil for most menu items.
  package var menuBadge: Text?
  /// A Boolean value that indicates whether buttons act on press. It is true for buttons that open a menu as soon as the mouse is pressed
  /// (B20.28).
  package var buttonsActOnPress = false
  /// A Boolean value that indicates whether the content is inside a tab view whose tabs are rows in a sidebar.
  package var showsTabsAsSidebarRows = false
  /// The position in a navigation container.
  package var navigationPlace = ObjectSlot()
  /// The column of a split view.
  package var splitColumn = ObjectSlot()
  /// The marker that lists use to find their column.
  package var rowChoice = ObjectSlot()
  /// The host of toolbar items.
  package var toolbarHost = ObjectSlot()
  /// The bar above the content, if it shrinks while content scrolls under it.
  package var collapsingBar = CollapsingBarReference()
  /// The level above the presentation that contains the content, or nil in the content of the window.
  var presentationLevel: PresentationLevel?
}
