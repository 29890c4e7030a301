import Foundation

/// A reporter that shows the progress of a build on standard error once the build takes longer than a second.
///
/// On a terminal, the progress line is updated in place. Elsewhere, a single line reports that the build is running.
public final class BuildProgress {
  private let title: String
  private let isTerminal: Bool
  private let start = ContinuousClock.now
  private let write: (String) -> Void
  private var hasReported = false
  private var rest = ""

  /// Creates a reporter.
  ///
  /// - Parameter title: The title, such as `Building Weather`.
  public convenience init(_ title: String) {
    self.init(title, isTerminal: isatty(STDERR_FILENO) == 1) { FileHandle.standardError.write(Data($0.utf8)) }
  }

  init(_ title: String, isTerminal: Bool, write: @escaping (String) -> Void) {
    self.title = title
    self.isTerminal = isTerminal
    self.write = write
  }

  /// Reads a portion of the package manager's output.
  public func read(_ piece: String) {
    read(piece, after: ContinuousClock.now - start)
  }

  func read(_ piece: String, after elapsed: Duration) {
    rest += piece
    var lines = rest.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
    rest = lines.popLast().map(String.init) ?? ""
    guard elapsed > .seconds(1), let step = lines.compactMap({ BuildLog.step(in: $0) }).last else { return }
    if isTerminal {
      write("\r\u{1B}[K\(title): \(step.done) of \(step.all), \(step.action.prefix(50))")
    } else if !hasReported {
      write("\(title) …\n")
    }
    hasReported = true
  }

  /// Clears the progress line on a terminal.
  public func end() {
    if hasReported, isTerminal { write("\r\u{1B}[K") }
  }
}
