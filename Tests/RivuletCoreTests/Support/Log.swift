/// Notes what ran, for one test.
@MainActor
final class Log {
  private var lines: [String] = []

  nonisolated init() {}

  func add(_ line: String) { lines.append(line) }

  func take() -> String {
    defer { lines.removeAll() }
    return lines.joined(separator: ", ")
  }
}
