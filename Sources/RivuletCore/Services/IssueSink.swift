package import Foundation
import Synchronization

/// Where the issues of one tree go; the host supplies it. May be used from any thread.
package final class IssueSink: Sendable {
  private let handler: @Sendable (RuntimeIssue) -> Void
  private let noteHandler: @Sendable (String) -> Void
  /// What else the host that has this sink supplies.
  @MainActor private weak var services: (any HostServices)?
  /// What was reported by `reportOnce`.
  private let seen = Mutex<Set<RuntimeIssue>>([])

  /// `notes` gets the lines that the app's author has asked for, which are no mistakes; they are printed unless it is given.
  package init(
    _ handler: @escaping @Sendable (RuntimeIssue) -> Void, notes: @escaping @Sendable (String) -> Void = { print($0) }
  ) {
    self.handler = handler
    noteHandler = notes
  }

  /// Does with each issue what `policy` says; `handler` gets those that are not dropped.
  package convenience init(
    following policy: IssuePolicy, _ handler: @escaping @Sendable (RuntimeIssue) -> Void = IssueSink.write,
    notes: @escaping @Sendable (String) -> Void = { print($0) }
  ) {
    self.init(
      { issue in
        if policy == .off { return }
        handler(issue)
        if policy == .fatal { fatalError("RIVULET_ISSUES is fatal, and the issue above was found.") }
      }, notes: notes)
  }

  package func report(_ issue: RuntimeIssue) {
    handler(issue)
  }

  /// Passes a line on that the app's author has asked for.
  package func note(_ line: String) {
    noteHandler(line)
  }

  /// Notes that were passed on by `noteOnce`.
  private let noted = Mutex<Set<String>>([])

  /// Passes a line on that tells of a wish without effect: once for each host, or for the process where there is none.
  @MainActor package static func noteOnce(_ line: String) {
    let sink = running.last ?? latest ?? standardError
    if sink.noted.withLock({ $0.insert(line).inserted }) { sink.note(line) }
  }

  /// Reports an issue that would come again at every evaluation; the same one is passed on only the first time.
  package func reportOnce(_ issue: RuntimeIssue) {
    if seen.withLock({ $0.insert(issue).inserted }) { handler(issue) }
  }

  /// Writes each issue to standard error.
  package static let standardError = IssueSink(write)

  /// One line on standard error.
  package static let write: @Sendable (RuntimeIssue) -> Void = { issue in
    FileHandle.standardError.write(Data("Rivulet: \(issue)\n".utf8))
  }

  /// The sinks of the trees whose turns run now, the innermost last. Touched on the main thread only.
  nonisolated(unsafe) private static var running: [IssueSink] = []

  static var current: IssueSink {
    MainThread.isCurrent ? running.last ?? standardError : standardError
  }

  /// The sink of the host that came last.
  @MainActor private static weak var latest: IssueSink?

  /// The services of the tree whose turn or event runs now; nil outside of all.
  @MainActor static var runningServices: (any HostServices)? { running.last?.services }

  /// The services of the tree whose turn runs now, or else of the host that came last; nil where there is none.
  @MainActor package static var currentServices: (any HostServices)? { running.last?.services ?? latest?.services }

  /// The size of the window of the host that has this sink; nil before there is one.
  @MainActor private var windowSize: CGSize?

  /// The size of the window whose turn runs now, or else of the one that came last.
  @MainActor package static var currentWindowSize: CGSize? { running.last?.windowSize ?? latest?.windowSize }

  /// Remembers the size of a window; one without any is none.
  @MainActor func noteWindow(of size: CGSize) {
    if size.width > 0, size.height > 0 { windowSize = size }
  }

  /// Remembers the host that has this sink. A second one that shares it changes nothing.
  @MainActor func belong(to services: any HostServices) {
    guard self.services == nil else { return }
    self.services = services
    Self.latest = self
  }

  /// Runs a closure whose issues are reported here unless it says otherwise.
  @MainActor package func whileCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    Self.running.append(self)
    defer { Self.running.removeLast() }
    return try body()
  }
}
