import Foundation

/// Runs workloads in a separate process. A process that has grown does not shrink, and its children initially appear equally large.
struct OwnProcess {
  let options: Options

  /// The environment for a single heap that all threads share. Turns run on any thread of the main queue, and memory that is freed to one
  /// thread's heap would not be reused by the next thread.
  static let oneHeap = ["MALLOC_ARENA_MAX": "1"]

  /// Returns the figures whose names begin with `name`, measured by a second process of this program.
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
