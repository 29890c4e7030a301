/// How the keyboard or assistive technology changes a value.
package enum ValueAdjustment: Sendable, Hashable {
  /// By so many steps up, or down if negative.
  case steps(Int)
  /// To the smallest value.
  case toStart
  /// To the largest value.
  case toEnd
  /// To a number, as the control's `SemanticsElement.range` counts; only controls that have one know what to do.
  case to(Double)
}
