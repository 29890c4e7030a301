import Foundation
import Synchronization

/// The destination for a tree's issues, supplied by the host. Can be used from any thread.
package final class IssueSink: Sendable {
  private let handler: @Sendable (RuntimeIssue) -> Void
  private let noteHandler: @Sendable (String) -> Void
  /// The services of the host that owns this sink.
  @MainActor private weak var services: (any HostServices)?
  /// The issues that `reportOnce` has reported.
  private let seen = Mutex<Set<RuntimeIssue>>([])

  /// Creates a sink. `notes` receives lines that the app's author requested and that aren't errors. By default, the lines are printed.
  package init(
    _ handler: @escaping @Sendable (RuntimeIssue) -> Void, notes: @escaping @Sendable (String) -> Void = { print($0) }
  ) {
    self.handler = handler
    noteHandler = notes
  }

  /// Creates a sink that follows a policy. `handler` receives the issues that the policy doesn't discard.
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

  /// Forwards a line that the app's author requested.
  package func note(_ line: String) {
    noteHandler(line)
  }

  /// The lines that `noteOnce` has forwarded.
  private let noted = Mutex<Set<String>>([])

  /// Forwards a line about a setting that has no effect. Each line is forwarded once per host, or once per process without a host.
  @MainActor package static func noteOnce(_ line: String) {
    let sink = running.last ?? latest ?? standardError
    if sink.noted.withLock({ $0.insert(line).inserted }) { sink.note(line) }
  }

  /// Reports an issue that every evaluation would find again. Equal issues are reported only once.
  package func reportOnce(_ issue: RuntimeIssue) {
    if seen.withLock({ $0.insert(issue).inserted }) { handler(issue) }
  }

  /// Writes each issue to standard error.
  package static let standardError = IssueSink(write)

  /// Writes an issue to standard error as one line.
  package static let write: @Sendable (RuntimeIssue) -> Void = { issue in
    FileHandle.standardError.write(Data("Rivulet: \(issue)\n".utf8))
  }

  /// The sinks of the trees whose turns are running, with the innermost last. Used only on the main thread.
  nonisolated(unsafe) private static var running: [IssueSink] = []

  static var current: IssueSink {
    MainThread.isCurrent ? running.last ?? standardError : standardError
  }

  /// The sink of the most recent host.
  @MainActor private static weak var latest: IssueSink?

  /// The services of the tree whose turn or event is running; nil outside any turn or event.
  @MainActor static var runningServices: (any HostServices)? { running.last?.services }

  /// The services of the tree whose turn or event is running or, if none is running, of the most recent host; nil without a host.
  @MainActor package static var currentServices: (any HostServices)? { first(\.services) }

  /// The objects that higher-level modules store for the host that owns this sink.
  let companions = Companions()

  /// Returns the value for the host whose turn is running or, failing that, for the most recent host; nil if neither has a value.
  @MainActor static func first<Found>(_ value: (IssueSink) -> Found?) -> Found? { running.last.flatMap(value) ?? latest.flatMap(value) }

  /// Sets the host that owns this sink. Has no effect if the sink already has a host.
  @MainActor func belong(to services: any HostServices) {
    guard self.services == nil else { return }
    self.services = services
    Self.latest = self
  }

  /// Runs a closure whose issues are reported to this sink by default.
  @MainActor package func whileCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    Self.running.append(self)
    defer { Self.running.removeLast() }
    return try body()
  }
}
