import Foundation

/// The running processes and their parents, at one time.
struct ProcessTable {
  private var children: [pid_t: [pid_t]] = [:]

  /// Reads the system's processes.
  init() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
      guard let id = pid_t(name), let status = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8) else { continue }
      // The name of the program, which can contain spaces and parentheses, precedes the state and the parent.
      guard let end = status.lastIndex(of: ")") else { continue }
      let fields = status[end...].split(separator: " ")
      if fields.count > 2, let parent = pid_t(fields[2]) { children[parent, default: []].append(id) }
    }
  }

  /// Returns the processes that a process has started, directly or through others.
  func descendants(of id: pid_t) -> [pid_t] {
    var found: [pid_t] = []
    var open = [id]
    while let parent = open.popLast() {
      let own = children[parent] ?? []
      found += own
      open += own
    }
    return found
  }
}
