import RivuletCore
import RivuletGraph

/// The styles of controls in toolbars: labels are icons with titles for screen readers, and toggles are buttons (B20.20, B21.50).
@MainActor
enum ToolbarStyles {
  /// Marks labels that are icons because they are in a toolbar.
  private struct IconMark {}
  /// Marks toggles that are buttons because they are in a toolbar.
  private struct ToggleMark {}
  /// Marks content whose toolbars are a row of buttons with titles.
  private struct RowMark {}

  /// Returns the styles for toolbar items, except styles that the app set. The result is nil if the styles of the inputs apply.
  static func styles(in inputs: _ViewListInputs) -> StructuralStyles? {
    if inputs.hasStyle(for: RowMark.self) { return nil }
    var styles: StructuralStyles? = StructuralStyle<BarBadge.Place>.mark(inside: inputs.styles)
    if !inputs.hasStyle(for: Attribute<LabelStyleConfiguration>.self) {
      let marked = StructuralStyle<IconMark>.mark(inside: styles)
      styles = StructuralStyle<Attribute<LabelStyleConfiguration>>(inside: marked) { configuration, inputs in
        icon.make(configuration, &inputs)
      }
    }
    if !inputs.hasStyle(for: Attribute<ToggleStyleConfiguration>.self) {
      let marked = StructuralStyle<ToggleMark>.mark(inside: styles)
      styles = StructuralStyle<Attribute<ToggleStyleConfiguration>>(inside: marked) { configuration, inputs in
        let toggle = inputs.makeRule(MappedRule(source: configuration) { ButtonToggle(configuration: $0) })
        return ButtonToggle._makeViewList(view: _GraphValue(toggle), inputs: &inputs)
      }
    }
    return styles
  }

  /// Returns the styles for presented content: labels have titles again, and toggles have the default style.
  static func stylesOfPresentation(in inputs: _ViewListInputs, hasRow: Bool) -> StructuralStyles? {
    let outside = PlaceStyles.outside(inputs.styles)
    var styles = hasRow ? StructuralStyle<RowMark>.mark(inside: outside) : outside
    if inputs.hasStyle(for: IconMark.self) { styles = titled(inside: styles) }
    if inputs.hasStyle(for: ToggleMark.self) {
      styles = StructuralStyle<Attribute<ToggleStyleConfiguration>>(inside: styles) { configuration, inputs in
        StructuralStyle.standardToggle.make(configuration, &inputs)
      }
    }
    return styles
  }

  /// Returns the styles for toolbar items in a menu, whose labels have titles again. The result is nil if labels already have titles.
  static func titledStyles(in inputs: _ViewListInputs) -> StructuralStyles? {
    inputs.hasStyle(for: Attribute<LabelStyleConfiguration>.self) ? titled(inside: inputs.styles) : nil
  }

  private static func titled(inside outer: StructuralStyles?) -> StructuralStyles {
    StructuralStyle<Attribute<LabelStyleConfiguration>>(inside: outer) { configuration, inputs in
      StructuralStyle<Attribute<LabelStyleConfiguration>>.standardLabel.make(configuration, &inputs)
    }
  }

  /// The icon style, shared by all places.
  private static let icon = StructuralStyle<Attribute<LabelStyleConfiguration>>.showing { _ in IconOnlyLabel() }
}

/// Shows only the icon of a label.
private struct IconOnlyLabel: CompositeView {
  var body: some View {
    ZStack {
      LabelStyleConfiguration.Icon()
      LabelStyleConfiguration.Title().modifier(SpokenLabelModifier(isShown: false))
    }
  }
}
