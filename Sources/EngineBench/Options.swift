/// What the command line asks for.
struct Options {
  /// Iterations of a round.
  var iterations = 100
  /// How often each side runs, turn by turn; the least time of each counts.
  var rounds = 9
  /// The beginning of the names of the cases to run; all without it.
  var only: String?
  /// The program of the engine to compare with.
  var baseline: String?

  static let usage = "usage: EngineBench [--iterations NUMBER] [--rounds NUMBER] [--only CASE] [--baseline PROGRAM]"

  /// Nil for a command line that can't be understood.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else { return nil }
      switch option {
      case "--only": only = value
      case "--baseline": baseline = value
      case "--iterations":
        guard let number = Int(value), number > 0 else { return nil }
        iterations = number
      case "--rounds":
        guard let number = Int(value), number > 0 else { return nil }
        rounds = number
      default: return nil
      }
    }
  }
}
