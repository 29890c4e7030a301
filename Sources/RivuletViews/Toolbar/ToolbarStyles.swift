import RivuletCore
import RivuletGraph

/// The looks of controls in toolbars: labels are icons with titles that are read, and toggles are buttons (B20.20, B21.50).
@MainActor
enum ToolbarStyles {
  /// Says that labels are icons because they are in a toolbar.
  private struct IconMark {}
  /// Says that toggles are buttons because they are in a toolbar.
  private struct ToggleMark {}
  /// Says that toolbars inside are a row of buttons with titles.
  private struct RowMark {}

  /// The styles for the items of a toolbar, but those that the app has set; nil for those of the inputs.
  static func styles(in inputs: _ViewListInputs) -> StructuralStyles? {
    if inputs.hasStyle(for: RowMark.self) { return nil }
    var styles = inputs.styles
    if !inputs.hasStyle(for: Attribute<LabelStyleConfiguration>.self) {
      styles = StructuralStyle<Attribute<LabelStyleConfiguration>>(inside: mark(IconMark.self, inside: styles)) { configuration, inputs in
        icon.make(configuration, &inputs)
      }
    }
    if !inputs.hasStyle(for: Attribute<ToggleStyleConfiguration>.self) {
      let marked = mark(ToggleMark.self, inside: styles)
      styles = StructuralStyle<Attribute<ToggleStyleConfiguration>>(inside: marked) { configuration, inputs in
        let toggle = inputs.makeRule(MappedRule(source: configuration) { ButtonToggle(configuration: $0) })
        return ButtonToggle._makeViewList(view: _GraphValue(toggle), inputs: &inputs)
      }
    }
    return styles
  }

  /// The styles for what is presented: labels have titles again, and toggles are those of the idiom.
  static func stylesOfPresentation(in inputs: _ViewListInputs, hasRow: Bool) -> StructuralStyles? {
    let outside = PlaceStyles.outside(inputs.styles)
    var styles = hasRow ? mark(RowMark.self, inside: outside) : outside
    if inputs.hasStyle(for: IconMark.self) { styles = titled(inside: styles) }
    if inputs.hasStyle(for: ToggleMark.self) {
      styles = StructuralStyle<Attribute<ToggleStyleConfiguration>>(inside: styles) { configuration, inputs in
        StructuralStyle.standardToggle.make(configuration, &inputs)
      }
    }
    return styles
  }

  /// The styles for items of a toolbar in a menu: labels have titles again. Nil where they have them anyway.
  static func titledStyles(in inputs: _ViewListInputs) -> StructuralStyles? {
    inputs.hasStyle(for: Attribute<LabelStyleConfiguration>.self) ? titled(inside: inputs.styles) : nil
  }

  private static func titled(inside outer: StructuralStyles?) -> StructuralStyles {
    StructuralStyle<Attribute<LabelStyleConfiguration>>(inside: outer) { configuration, inputs in
      StructuralStyle<Attribute<LabelStyleConfiguration>>.standardLabel.make(configuration, &inputs)
    }
  }

  private static func mark<Kind>(_ kind: Kind.Type, inside outer: StructuralStyles?) -> StructuralStyles {
    StructuralStyle<Kind>(inside: outer) { _, _ in _ViewListOutputs(elements: .none) }
  }

  /// One for all places.
  private static let icon = StructuralStyle<Attribute<LabelStyleConfiguration>>.showing { _ in IconOnlyLabel() }
}

/// A label as its icon.
private struct IconOnlyLabel: CompositeView {
  var body: some View {
    ZStack {
      LabelStyleConfiguration.Icon()
      LabelStyleConfiguration.Title().modifier(SpokenLabelModifier(isShown: false))
    }
  }
}
