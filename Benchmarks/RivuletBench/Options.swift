import Foundation

/// The options of the command line.
struct Options {
  /// The number of rounds of each operation. The shortest time counts.
  var rounds = 15
  /// The prefix of the names of the workloads to run; nil to run all.
  var only: String?
  /// The folder that contains the programs to compare with; nil to compare with none.
  var programs: String?
  /// The path of the repository, from which some workloads build and read files.
  var repository: String?
  /// True if workloads that take minutes are also measured.
  var isFull = false
  var isJSON = false
  /// True if another process started this one to run a single workload.
  var isSubprocess = false

  static let usage =
    "usage: RivuletBench [--rounds NUMBER] [--only NAME] [--programs FOLDER] [--repository FOLDER] [--full] [--json]"

  /// Parses command-line arguments; returns nil if they are invalid.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--json": isJSON = true
      case "--full": isFull = true
      case "--alone": isSubprocess = true
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

  /// Returns true if the workload should run. `--only rows` runs all workloads whose names begin with `rows`.
  func wants(_ name: String) -> Bool {
    only.map { name.hasPrefix($0) } ?? true
  }

  /// Returns true if any workload of a group may run. `--only` accepts a group, a workload in it, or a prefix of either.
  func includesAny(of group: String) -> Bool {
    only.map { $0.hasPrefix(group) || group.hasPrefix($0) } ?? true
  }

  /// Returns the path of a program to compare with. If the program is not available, writes a message and returns nil.
  func program(_ name: String) -> String? {
    guard let programs else { return nil }
    let path = "\(programs)/\(name)"
    if FileManager.default.isExecutableFile(atPath: path) { return path }
    Message.write("There is no \(name), so it is left out.")
    return nil
  }
}
