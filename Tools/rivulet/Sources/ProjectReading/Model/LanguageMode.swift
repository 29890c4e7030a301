/// The language mode of the compiler for a target.
public enum LanguageMode: Int, Hashable, Sendable {
  case swift5 = 5
  case swift6 = 6

  /// The mode for a value of `SWIFT_VERSION`. Versions before 5 get mode 5, as the compiler knows no older one.
  init(version: String?) {
    self = (version?.split(separator: ".").first.flatMap { Int($0) } ?? 5) >= 6 ? .swift6 : .swift5
  }
}
