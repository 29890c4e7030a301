/// The options of the command line.
struct Options {
  /// The number of iterations of a round.
  var iterations = 100
  /// The number of rounds, in which the two sides alternate. The least time of each side counts.
  var rounds = 9
  /// The prefix of the names of the cases to run; nil for all cases.
  var only: String?
  /// The program of the engine used for comparison.
  var baseline: String?

  static let usage = "usage: EngineBench [--iterations NUMBER] [--rounds NUMBER] [--only CASE] [--baseline PROGRAM]"

  /// Parses a command line. Fails for one that it does not understand.
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
