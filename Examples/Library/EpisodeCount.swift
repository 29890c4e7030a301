/// How many episodes the library has.
public enum EpisodeCount: Int, Sendable {
  case some = 60
  case many = 10_000
  case million = 1_000_000

  /// As the arguments of a program say.
  public init(arguments: [String]) {
    if arguments.contains("--million") {
      self = .million
    } else {
      self = arguments.contains("--many") ? .many : .some
    }
  }
}
