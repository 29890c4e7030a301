/// Which table of metrics and looks applies.
public enum Idiom: Sendable, Hashable {
  /// Body text of 17 points; touch-sized controls.
  case phone
  /// Body text of 13 points; pointer-sized controls.
  case desktop
}
