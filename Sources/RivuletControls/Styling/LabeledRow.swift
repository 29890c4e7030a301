package import RivuletCore
import RivuletElements
import RivuletLooks

/// A label and its control, side by side in the arrangement that the surroundings determine.
package struct LabeledRow<Label: View, Control: View>: CompositeView {
  /// The position of the label outside forms and similar surroundings.
  package enum FreeLabel {
    /// The label is before the control.
    case beside
    /// The label is on the leading side and the control on the trailing side of the full width.
    case apart
    /// The label is hidden, and only used for accessibility.
    case hidden
    /// The label is hidden in all surroundings, and only used for accessibility.
    case never
  }

  package let free: FreeLabel
  /// True for a control with a single line. In a row of a grouped form, such a control does not make the row higher than its label, and
  /// extends into the insets (26).
  package let hasOneLine: Bool
  /// True for a control that stays beside its label even at the largest type size.
  package let staysBeside: Bool
  let label: Label
  let control: Control
  @Environment(\.controlPlace) private var place
  @Environment(\.labelsVisibility) private var visibility
  @Environment(\.dynamicTypeSize.isAccessibilitySize) private var hasLargestType

  package init(_ free: FreeLabel, hasOneLine: Bool = false, staysBeside: Bool = false, label: Label, control: Control) {
    self.free = free
    self.hasOneLine = hasOneLine
    self.staysBeside = staysBeside
    self.label = label
    self.control = control
  }

  package var body: some View {
    LabeledRowLayout(
      arrangement: arrangement, fillsWidth: visibility != .hidden && free != .never && arrangement == .apart,
      hasLabelHeight: hasOneLine && place == .row && isLabelShown,
      stacks: hasLargestType && arrangement == .apart && !staysBeside && isLabelShown,
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
    case .automatic:
      switch place {
      case .free: free != .hidden
      case .row, .columns: true
      case .bar: false
      }
    }
  }

  private var arrangement: LabeledRowBehavior.Arrangement {
    switch place {
    case .columns: .columns
    case .row: .apart
    case .free, .bar: free == .apart ? .apart : .beside
    }
  }
}

/// The label that identifies a control to assistive technology (B21.98). It takes no space if it is not shown.
struct NamingLabel<Label: View>: CompositeView {
  let label: Label
  let isShown: Bool

  init(label: Label, isShown: Bool) {
    self.label = label
    self.isShown = isShown
  }

  var body: some View {
    ControlLabel(label: label)
      .modifier(LabelFontModifier())
      .modifier(DimmedLabelModifier())
      .modifier(SpokenLabelModifier(isShown: isShown))
      .modifier(SemanticsPartModifier(part: .name))
  }
}
