/// What the command line asks for.
struct Options {
  /// How often each operation runs; the least time counts.
  var rounds = 15
  /// The beginning of the names of the workloads to run; all without it.
  var only: String?
  var isJSON = false

  static let usage = "usage: RivuletBench [--rounds NUMBER] [--only NAME] [--json]"

  /// Nil for a command line that can't be understood.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      if option == "--json" {
        isJSON = true
        continue
      }
      guard let value = rest.popFirst() else { return nil }
      switch option {
      case "--only": only = value
      case "--rounds":
        guard let number = Int(value), number > 0 else { return nil }
        rounds = number
      default: return nil
      }
    }
  }

  /// Whether a workload is to run: `--only rows` runs all whose name begins with that.
  func wants(_ name: String) -> Bool {
    only.map { name.hasPrefix($0) } ?? true
  }
}
