/// The path of a socket in a series of processes that replace one another, as with `rivulet run --watch`. The path ends with the number of
/// the process, such as `/tmp/inspect.watch3`.
package struct SeriesPath {
  private let base: Substring
  private let number: Int
  /// The number of processes after this one among which to look for the next one. A process that fails to start uses up a number.
  private static let reach = 50
  private static let mark = ".watch"

  /// Parses a path. Fails if the path belongs to no series.
  package init?(_ path: String) {
    let digits = path.reversed().prefix { $0.isASCII && $0.isNumber }.count
    base = path.dropLast(digits)
    guard base.hasSuffix(Self.mark), let number = Int(path.suffix(digits)) else { return nil }
    self.number = number
  }

  /// The paths of the processes that may follow, the newest last.
  package var next: [String] { (1...Self.reach).map { "\(base)\(number + $0)" } }
}

extension SeriesPath {
  /// Waits for the time between two attempts to connect to the next process.
  package static func waitForNext() async { try? await Task.sleep(for: .milliseconds(400)) }
}
