import Foundation

/// A process on the system. Its start time distinguishes it from a later process with the same ID.
struct RunningProcess: Hashable {
  let id: pid_t
  private let parent: pid_t
  private let start: UInt64

  /// Finds a process. Fails if no such process exists or if only the status of an ended process remains.
  init?(_ id: pid_t) {
    guard let data = FileManager.default.contents(atPath: "/proc/\(id)/stat") else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    // The process name in parentheses may itself contain spaces and parentheses.
    guard let name = text.lastIndex(of: ")") else { return nil }
    let words = text[text.index(after: name)...].split(separator: " ")
    guard words.count > 19, !["Z", "X"].contains(words[0]), let parent = pid_t(words[1]), let start = UInt64(words[19]) else { return nil }
    self.id = id
    self.parent = parent
    self.start = start
  }

  /// True until the process ends.
  var isRunning: Bool { RunningProcess(id)?.start == start }

  /// Returns the processes started by the given processes, directly or indirectly.
  static func descendants(of roots: Set<pid_t>) -> Set<RunningProcess> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let byParent = Dictionary(grouping: names.compactMap { pid_t($0) }.compactMap { RunningProcess($0) }, by: \.parent)
    var found: Set<RunningProcess> = []
    var open = Array(roots)
    while let id = open.popLast() {
      for process in byParent[id] ?? [] where found.insert(process).inserted { open.append(process.id) }
    }
    return found
  }
}
