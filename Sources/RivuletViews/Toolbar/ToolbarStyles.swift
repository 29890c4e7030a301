import RivuletCore
import RivuletGraph

/// The labels of buttons in toolbars: icons, of which the titles are read (B20.20).
@MainActor
enum ToolbarStyles {
  /// Says that labels are icons because they are in a toolbar.
  private struct Mark {}
  /// Says that toolbars inside are a row of buttons with titles.
  private struct RowMark {}

  /// The styles for the items of a toolbar; those of the inputs where the app has set how labels look.
  static func styles(in inputs: _ViewListInputs) -> StructuralStyles? {
    if inputs.hasStyle(for: Attribute<LabelStyleConfiguration>.self) || inputs.hasStyle(for: RowMark.self) { return nil }
    return StructuralStyle<Attribute<LabelStyleConfiguration>>(inside: mark(Mark.self, in: inputs)) { configuration, inputs in
      icon.make(configuration, &inputs)
    }
  }

  /// The styles for what is presented: labels have titles again.
  static func stylesOfPresentation(in inputs: _ViewListInputs, hasRow: Bool) -> StructuralStyles? {
    let outer = hasRow ? mark(RowMark.self, in: inputs) : inputs.styles
    guard inputs.hasStyle(for: Mark.self) else { return outer }
    return titled(inside: outer)
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

  private static func mark<Kind>(_ kind: Kind.Type, in inputs: _ViewListInputs) -> StructuralStyles {
    StructuralStyle<Kind>(inside: inputs.styles) { _, _ in _ViewListOutputs(elements: .none) }
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
