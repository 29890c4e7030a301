/// The platform convention that determines metrics and appearances.
public enum Idiom: Sendable, Hashable {
  /// Uses 17-point body text and touch-sized controls.
  case phone
  /// Uses 13-point body text and pointer-sized controls.
  case desktop
}

extension Idiom {
  /// The idiom that the app prefers. Set this property in the app's initializer, as in `Idiom.preferred = .phone`.
  ///
  /// If this property is nil, the host chooses: windows use the desktop idiom, and runs without a screen use the phone idiom. The process
  /// environment variable `RIVULET_IDIOM` takes precedence.
  @MainActor public static var preferred: Idiom?
}
