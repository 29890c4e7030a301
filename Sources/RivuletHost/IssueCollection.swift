package import RivuletCore
import Synchronization

/// The issues that one tree reports from any thread, in order of arrival.
package final class IssueCollection: Sendable {
  private let issues = Mutex<[RuntimeIssue]>([])
  private let noted = Mutex<[String]>([])

  package init() {}

  package func add(_ issue: RuntimeIssue) { issues.withLock { $0.append(issue) } }

  package func note(_ line: String) { noted.withLock { $0.append(line) } }

  /// The lines that the app's author has requested.
  package var notes: [String] { noted.withLock { $0 } }

  package var all: [RuntimeIssue] { issues.withLock { $0 } }
}
