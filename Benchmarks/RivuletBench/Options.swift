import Foundation

/// What the command line asks for.
struct Options {
  /// How often each operation runs; the least time counts.
  var rounds = 15
  /// The beginning of the names of the workloads to run; all without it.
  var only: String?
  /// The folder with the programs that take part; without one, nothing is compared.
  var programs: String?
  /// The repository, for what is built and read from it.
  var repository: String?
  /// Whether what takes minutes is measured too.
  var isFull = false
  var isJSON = false
  /// Whether this process is one that another one has started for a single question.
  var isAlone = false

  static let usage =
    "usage: RivuletBench [--rounds NUMBER] [--only NAME] [--programs FOLDER] [--repository FOLDER] [--full] [--json]"

  /// Nil for a command line that can't be understood.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--json": isJSON = true
      case "--full": isFull = true
      case "--alone": isAlone = true
      default:
        guard let value = rest.popFirst(), set(option, to: value) else { return nil }
      }
    }
  }

  private mutating func set(_ option: String, to value: String) -> Bool {
    switch option {
    case "--only": only = value
    case "--programs": programs = value
    case "--repository": repository = value
    case "--rounds":
      guard let number = Int(value), number > 0 else { return false }
      rounds = number
    default: return false
    }
    return true
  }

  /// Whether a workload is to run: `--only rows` runs all whose name begins with that.
  func wants(_ name: String) -> Bool {
    only.map { name.hasPrefix($0) } ?? true
  }

  /// Whether any workload of a group can be wanted; `--only` names a group, a workload of it, or the beginning of either.
  func wantsAny(of group: String) -> Bool {
    only.map { $0.hasPrefix(group) || group.hasPrefix($0) } ?? true
  }

  /// The path of a program that takes part; nil, after a sentence, if it is not there.
  func program(_ name: String) -> String? {
    guard let programs else { return nil }
    let path = "\(programs)/\(name)"
    if FileManager.default.isExecutableFile(atPath: path) { return path }
    Message.write("There is no \(name), so it is left out.")
    return nil
  }
}
