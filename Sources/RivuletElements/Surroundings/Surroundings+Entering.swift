import Foundation
import RivuletCore

extension Surroundings {
  /// Returns the surroundings of content inside a boundary, before the boundary adds its own objects.
  ///
  /// The table lists, for each field, the boundaries at which the field ends. A field ends where the content is no longer inside the
  /// element that the field describes (B19.19).
  func entering(_ boundary: Boundary) -> Surroundings {
    Surroundings(
      controlPlace: boundary.isPresented || boundary == .scroll ? nil : controlPlace,
      isInList: boundary == .row || isInList && !boundary.isPresented && boundary != .scroll,
      listKind: boundary.isPresented ? nil : listKind,
      idealListSize: boundary.isPresented || boundary == .row ? nil : idealListSize,
      rowIndentation: boundary.isPresented || boundary == .scroll ? 0 : rowIndentation,
      sectionLabel: boundary.isPresented ? nil : sectionLabel,
      isInGroupBox: isInGroupBox && !boundary.isPresented,
      isInLabeledContent: isInLabeledContent && !boundary.isPresented,
      editMode: boundary.isPresented ? nil : editMode,
      defaultEditMode: boundary.isPresented || boundary == .screen ? nil : defaultEditMode,
      selectionMenu: boundary.isPresented ? ObjectSlot() : selectionMenu,
      menuContext: menuContext,
      menuBadge: boundary.isPresented ? nil : menuBadge,
      buttonsActOnPress: buttonsActOnPress && !boundary.isPresented,
      showsTabsAsSidebarRows: showsTabsAsSidebarRows && !boundary.isPresented,
      navigationPlace: boundary.isPresented || boundary == .screen ? ObjectSlot() : navigationPlace,
      splitColumn: boundary.isPresented || boundary == .column ? ObjectSlot() : splitColumn,
      rowChoice: boundary.isPresented || boundary == .column ? ObjectSlot() : rowChoice,
      toolbarHost: boundary.isPresented ? ObjectSlot() : toolbarHost,
      collapsingBar: boundary.isPresented || boundary == .screen ? CollapsingBarReference() : collapsingBar,
      presentationLevel: boundary.isPresented ? nil : presentationLevel)
  }
}

extension Surroundings.Boundary {
  /// A Boolean value that indicates whether the content has its own panel above the window.
  fileprivate var isPresented: Bool {
    switch self {
    case .presentation, .popover, .menu: true
    case .screen, .column, .row, .scroll: false
    }
  }
}
