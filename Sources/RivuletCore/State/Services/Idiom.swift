/// The table of metrics and looks that applies.
public enum Idiom: Sendable, Hashable {
  /// Body text of 17 points; touch-sized controls.
  case phone
  /// Body text of 13 points; pointer-sized controls.
  case desktop
}

extension Idiom {
  /// The idiom that the app prefers. Set it in the app's initializer, as in `Idiom.preferred = .phone`.
  ///
  /// Nil leaves the choice to the host: a window uses the desktop idiom, and a run without a screen the phone idiom. The process
  /// environment variable `RIVULET_IDIOM` takes precedence.
  @MainActor public static var preferred: Idiom?
}
