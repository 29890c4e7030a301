/// The table of metrics and looks that applies.
public enum Idiom: Sendable, Hashable {
  /// Body text of 17 points; touch-sized controls.
  case phone
  /// Body text of 13 points; pointer-sized controls.
  case desktop
}

extension Idiom {
  /// The idiom that the app prefers. Set it in the initializer of the app, as in `Idiom.preferred = .phone`.
  ///
  /// Nil leaves it to the host: a window looks like one of a desktop, and a run without a screen like a phone. The variable `RIVULET_IDIOM`
  /// in the environment of the process has precedence.
  @MainActor public static var preferred: Idiom?
}
