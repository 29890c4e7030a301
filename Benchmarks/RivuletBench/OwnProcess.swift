import Foundation

/// Answers questions in a process of their own: one that has been large stays so, and what it starts looks as large at first.
struct OwnProcess {
  let options: Options

  /// One heap for all threads: turns run on whichever thread the main queue has, and what was given back to the heap of one would not serve
  /// the next.
  static let oneHeap = ["MALLOC_ARENA_MAX": "1"]

  /// The figures whose names begin with `name`, from a second process of this program.
  func figures(_ name: String, environment: [String: String] = [:]) -> [Figure] {
    var command = [
      "/proc/\(ProcessInfo.processInfo.processIdentifier)/exe", "--alone", "--json", "--rounds", "\(options.rounds)", "--only", name,
    ]
    if let programs = options.programs { command += ["--programs", programs] }
    guard let text = Program(command: command, environment: environment).output() else { return [] }
    do { return try JSONDecoder().decode([Figure].self, from: Data(text.utf8)) } catch {
      Message.write("The process for \(name) answered what is no table, so it is left out: \(error)")
      return []
    }
  }
}
