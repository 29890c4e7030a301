/// The command-line options.
struct Options {
  /// The number of iterations in each round.
  var iterations = 100
  /// The number of rounds. The engines alternate in each round, and the shortest time for each engine is reported.
  var rounds = 9
  /// The prefix of the names of the cases to run; nil to run all cases.
  var only: String?
  /// The path to the program of the baseline engine.
  var baseline: String?

  static let usage = "usage: EngineBench [--iterations NUMBER] [--rounds NUMBER] [--only CASE] [--baseline PROGRAM]"

  /// Parses a command line. Fails if the arguments are invalid.
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
