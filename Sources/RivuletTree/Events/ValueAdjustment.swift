/// How the keyboard or assistive technology changes a value.
package enum ValueAdjustment: Sendable, Hashable {
  /// By so many steps up, or down if negative.
  case steps(Int)
  /// To the smallest value.
  case toStart
  /// To the largest value.
  case toEnd
}
