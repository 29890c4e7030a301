import RivuletCore

/// A label and the control that it names, side by side as the place wants it.
struct LabeledRow<Label: View, Control: View>: CompositeView {
  /// What happens to the label in a free place.
  enum FreeLabel {
    /// It stands before the control.
    case beside
    /// It stands at the leading side of all the width, the control at the trailing one.
    case apart
    /// It is read only.
    case hidden
    /// The same in every place.
    case never
  }

  let free: FreeLabel
  let label: Label
  let control: Control
  @Environment(\.controlPlace) private var place
  @Environment(\.labelsVisibility) private var visibility

  init(_ free: FreeLabel, label: Label, control: Control) {
    self.free = free
    self.label = label
    self.control = control
  }

  var body: some View {
    LabeledRowLayout(
      arrangement: arrangement, fillsWidth: visibility != .hidden && free != .never && arrangement == .apart,
      parts: TupleView(
        (
          NamingLabel(label: label, isShown: isLabelShown),
          HStack { control }
        )))
  }

  private var isLabelShown: Bool {
    if free == .never { return false }
    return switch visibility {
    case .hidden: false
    case .visible: true
    case .automatic: place != .free || free != .hidden
    }
  }

  private var arrangement: LabeledRowBehavior.Arrangement {
    switch place {
    case .columns: .columns
    case .row: .apart
    case .free: free == .apart ? .apart : .beside
    }
  }
}

/// The label of a control, by which assistive technology calls it (B21.98). It takes no room where it is not shown.
struct NamingLabel<Label: View>: CompositeView {
  let label: Label
  let isShown: Bool
  @Environment(\.idiom) private var idiom

  init(label: Label, isShown: Bool) {
    self.label = label
    self.isShown = isShown
  }

  var body: some View {
    ControlLabel(label: label)
      .modifier(BodyFontModifier(isActive: idiom == .desktop))
      .modifier(DimmedLabelModifier())
      .modifier(SpokenLabelModifier(isShown: isShown))
      .modifier(SemanticsPartModifier(part: .name))
  }
}
