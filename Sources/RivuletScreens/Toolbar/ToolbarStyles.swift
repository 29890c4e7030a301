import RivuletControls
import RivuletCore
import RivuletElements
import RivuletGraph
import RivuletLooks

/// The styles of controls in toolbars. Labels are icons with titles for screen readers, and toggles are buttons (B20.20, B21.50).
@MainActor
enum ToolbarStyles {
  /// A mark for labels that are icons because they are in a toolbar.
  private struct IconMark {}
  /// A mark for toggles that are buttons because they are in a toolbar.
  private struct ToggleMark {}
  /// A mark for content whose toolbars form a row of buttons with titles.
  private struct RowMark {}

  /// Returns the styles for toolbar items, except where the app has set a style; nil if the styles of the inputs apply unchanged.
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

  /// Returns the styles for presented content, with titles in labels and the default style for toggles.
  static func stylesOfPresentation(in inputs: _ViewListInputs, hasRow: Bool) -> StructuralStyles? {
    let outside = StyleBoundary.outside(inputs.styles)
    var styles = hasRow ? StructuralStyle<RowMark>.mark(inside: outside) : outside
    if inputs.hasStyle(for: IconMark.self) { styles = titled(inside: styles) }
    if inputs.hasStyle(for: ToggleMark.self) {
      styles = StructuralStyle(inside: styles, AutomaticToggle.make)
    }
    return styles
  }

  /// Returns the styles for toolbar items in a menu, with titles in labels; nil if labels already show titles.
  static func titledStyles(in inputs: _ViewListInputs) -> StructuralStyles? {
    inputs.hasStyle(for: Attribute<LabelStyleConfiguration>.self) ? titled(inside: inputs.styles) : nil
  }

  private static func titled(inside outer: StructuralStyles?) -> StructuralStyles {
    StructuralStyle.showing(inside: outer) { DefaultLabelStyle().makeBody(configuration: $0) }
  }
}
