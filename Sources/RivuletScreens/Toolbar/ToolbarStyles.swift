import RivuletControls
import RivuletCore
import RivuletElements
import RivuletGraph
import RivuletLooks

/// The styles of controls in toolbars: labels are icons that keep their titles for screen readers, and toggles are buttons (B20.20,
/// B21.50).
@MainActor
enum ToolbarStyles {
  /// Marks labels that are icons because they are in a toolbar.
  private struct IconMark {}
  /// Marks toggles that are buttons because they are in a toolbar.
  private struct ToggleMark {}
  /// Marks content whose toolbars form a row of buttons with titles.
  private struct RowMark {}

  /// Returns the styles for toolbar items, except for styles that the app has set. The result is nil if the styles of the inputs apply.
  static func styles(in inputs: _ViewListInputs) -> StructuralStyles? {
    if inputs.hasStyle(for: RowMark.self) { return nil }
    var styles: StructuralStyles? = StructuralStyle<ItemBadge.Place>.mark(inside: inputs.styles)
    if !inputs.hasStyle(for: Attribute<LabelStyleConfiguration>.self) {
      let marked = StructuralStyle<IconMark>.mark(inside: styles)
      styles = StructuralStyle.showing(inside: marked) { IconOnlyLabelStyle().makeBody(configuration: $0) }
    }
    if !inputs.hasStyle(for: Attribute<ToggleStyleConfiguration>.self) {
      let marked = StructuralStyle<ToggleMark>.mark(inside: styles)
      styles = StructuralStyle.showing(inside: marked) { ButtonToggleStyle().makeBody(configuration: $0) }
    }
    return styles
  }

  /// Returns the styles for presented content: labels show their titles again, and toggles use the default style.
  static func stylesOfPresentation(in inputs: _ViewListInputs, hasRow: Bool) -> StructuralStyles? {
    let outside = PlaceStyles.outside(inputs.styles)
    var styles = hasRow ? StructuralStyle<RowMark>.mark(inside: outside) : outside
    if inputs.hasStyle(for: IconMark.self) { styles = titled(inside: styles) }
    if inputs.hasStyle(for: ToggleMark.self) {
      styles = StructuralStyle(inside: styles, AutomaticToggle.make)
    }
    return styles
  }

  /// Returns the styles for toolbar items in a menu, whose labels show their titles again. The result is nil if labels already show their
  /// titles.
  static func titledStyles(in inputs: _ViewListInputs) -> StructuralStyles? {
    inputs.hasStyle(for: Attribute<LabelStyleConfiguration>.self) ? titled(inside: inputs.styles) : nil
  }

  private static func titled(inside outer: StructuralStyles?) -> StructuralStyles {
    StructuralStyle.showing(inside: outer) { DefaultLabelStyle().makeBody(configuration: $0) }
  }
}
