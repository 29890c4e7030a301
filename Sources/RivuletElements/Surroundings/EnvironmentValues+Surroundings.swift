package import Foundation
package import RivuletCore
package import RivuletLooks

/// The surroundings as an object, so that reading one field does not copy the others.
private final class SharedSurroundings {
  nonisolated(unsafe) static let ofWindow = SharedSurroundings(Surroundings())

  let value: Surroundings

  init(_ value: Surroundings) { self.value = value }
}

private struct SurroundingsKey: EnvironmentKey {
  static var defaultValue: SharedSurroundings { .ofWindow }

  static func _valuesEqual(_ one: SharedSurroundings, _ other: SharedSurroundings) -> Bool {
    one === other || ViewComparison.areEqual(one.value, other.value)
  }
}

extension EnvironmentValues {
  /// The surroundings of the content. A property that reads one field updates its body only when that field changes.
  package var surroundings: Surroundings {
    _read { yield self[SurroundingsKey.self].value }
    set { self[SurroundingsKey.self] = SharedSurroundings(newValue) }
  }

  /// Changes the surroundings to the surroundings inside a boundary. Content that leaves a section's header or footer uses the text style
  /// from outside the section label.
  package mutating func enter(_ boundary: Surroundings.Boundary) {
    let inside = surroundings.entering(boundary)
    if inside.sectionLabel == nil { sectionLabelPlace?.leave(&self) }
    surroundings = inside
  }

  /// The surroundings of controls, or nil if no enclosing view sets them.
  package var inheritedControlPlace: ControlContext? {
    get { surroundings.controlPlace }
    set { surroundings.controlPlace = newValue }
  }

  /// A Boolean value that indicates whether the content is inside a list.
  package var isInList: Bool { surroundings.isInList }

  /// The default kind of list in a form, a table or a sidebar, or nil elsewhere.
  package var defaultListKind: ListKind? {
    get { surroundings.listKind }
    set { surroundings.listKind = newValue }
  }

  /// The additional leading inset of a row's content, in points, due to the groups that contain the row.
  package var rowIndentation: CGFloat {
    get { surroundings.rowIndentation }
    set { surroundings.rowIndentation = newValue }
  }

  /// The enclosing header or footer, or nil elsewhere.
  package var sectionLabelPlace: SectionLabelPlace? {
    get { surroundings.sectionLabel }
    set { surroundings.sectionLabel = newValue }
  }

  /// The badge of the enclosing menu item, or nil for most menu items.
  package var menuBadge: Text? {
    get { surroundings.menuBadge }
    set { surroundings.menuBadge = newValue }
  }

  /// A Boolean value that indicates whether the content is inside a group box, where nested boxes have another background.
  package var isInGroupBox: Bool {
    get { surroundings.isInGroupBox }
    set { surroundings.isInGroupBox = newValue }
  }

  /// A Boolean value that indicates whether the content is inside the value of labelled content.
  package var isInLabeledContent: Bool {
    get { surroundings.isInLabeledContent }
    set { surroundings.isInLabeledContent = newValue }
  }

  /// The edit mode of the enclosing screen, presentation or window, used if the app hasn't set one (B21.15).
  package var defaultEditMode: Binding<EditMode>? {
    get { surroundings.defaultEditMode }
    set { surroundings.defaultEditMode = newValue }
  }

  /// A Boolean value that indicates whether buttons act on press. It is true for buttons that open a menu as soon as the mouse is pressed
  /// (B20.28).
  package var buttonsActOnPress: Bool {
    get { surroundings.buttonsActOnPress }
    set { surroundings.buttonsActOnPress = newValue }
  }

  /// A Boolean value that indicates whether the content is inside a tab view whose tabs are rows in a sidebar.
  package var showsTabsAsSidebarRows: Bool {
    get { surroundings.showsTabsAsSidebarRows }
    set { surroundings.showsTabsAsSidebarRows = newValue }
  }

  /// The bar above the view, if it shrinks while content scrolls under it.
  package var collapsingBar: CollapsingBarReference {
    get { surroundings.collapsingBar }
    set { surroundings.collapsingBar = newValue }
  }

  /// The level above the presentation that contains this view, or nil in the content of the window.
  package var presentationLevel: PresentationLevel? {
    get { surroundings.presentationLevel }
    set { surroundings.presentationLevel = newValue }
  }
}
