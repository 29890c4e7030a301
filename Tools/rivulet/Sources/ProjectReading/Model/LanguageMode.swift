/// The compiler's language mode for a target.
public enum LanguageMode: Int, Hashable, Sendable {
  case swift5 = 5
  case swift6 = 6

  /// Creates the mode for a `SWIFT_VERSION` value. Versions before 5 use mode 5, because the compiler supports no older mode.
  init(version: String?) {
    self = (version?.split(separator: ".").first.flatMap { Int($0) } ?? 5) >= 6 ? .swift6 : .swift5
  }
}
