import RivuletTesting

/// Notes what an app under test does; `let _ = Log.add("…")` inside a body counts evaluations (C.0).
///
/// There is one for all tests of this target, which therefore run one after the other.
@MainActor
enum Log {
  private static var lines: [String] = []

  static func add(_ line: String) { lines.append(line) }

  /// How many lines were noted since the last `take`.
  static var count: Int { lines.count }

  /// What was noted since the last call, in order.
  static func take() -> [String] {
    defer { lines.removeAll() }
    return lines
  }

  /// Waits for a line that a task of its own notes, and takes what was noted by then.
  static func take(with line: String, in harness: ViewHarness) async throws -> [String] {
    try await harness.wait(timeout: .seconds(60)) { lines.contains(line) }
    return take()
  }
}
