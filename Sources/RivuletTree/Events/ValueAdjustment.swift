/// A change of a value by the keyboard or assistive technology.
package enum ValueAdjustment: Sendable, Hashable {
  /// A number of steps up, or down if negative.
  case steps(Int)
  /// The smallest value.
  case toStart
  /// The largest value.
  case toEnd
  /// A number in the units of the control's `SemanticsElement.range`. Only controls with a range handle it.
  case to(Double)
}
