package import RivuletCore
import RivuletElements
import RivuletLooks

/// A label and its control, arranged according to the context.
package struct LabeledRow<Label: View, Control: View>: CompositeView {
  /// The arrangement of the label outside forms and similar containers.
  package enum FreeLabel {
    /// The label precedes the control.
    case beside
    /// The label is at the leading edge of the full width, and the control at the trailing edge.
    case apart
    /// The label is hidden outside forms, and only used for accessibility.
    case hidden
    /// The label is hidden in all contexts, and only used for accessibility.
    case never
  }

  package let free: FreeLabel
  /// True for a control with a single line. In a row of a grouped form, such a control does not make the row taller than its label
  /// requires, and extends into the insets (26).
  package let isSingleLine: Bool
  /// True for a control that stays beside its label even at accessibility type sizes.
  package let staysBeside: Bool
  let label: Label
  let control: Control
  @Environment(\.controlPlace) private var place
  @Environment(\.labelsVisibility) private var visibility
  @Environment(\.dynamicTypeSize.isAccessibilitySize) private var hasLargestType

  package init(_ free: FreeLabel, isSingleLine: Bool = false, staysBeside: Bool = false, label: Label, control: Control) {
    self.free = free
    self.isSingleLine = isSingleLine
    self.staysBeside = staysBeside
    self.label = label
    self.control = control
  }

  package var body: some View {
    LabeledRowLayout(
      arrangement: arrangement, fillsWidth: visibility != .hidden && free != .never && arrangement == .apart,
      hasLabelHeight: isSingleLine && place == .row && isLabelShown,
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

/// The label that identifies a control to assistive technology (B21.98). A hidden label takes no space.
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
