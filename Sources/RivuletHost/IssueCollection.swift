package import RivuletCore
import Synchronization

/// The issues that a tree reports from any thread, in order of arrival.
package final class IssueCollection: Sendable {
  private let issues = Mutex<[RuntimeIssue]>([])
  private let noted = Mutex<[String]>([])

  package init() {}

  package func add(_ issue: RuntimeIssue) { issues.withLock { $0.append(issue) } }

  package func note(_ line: String) { noted.withLock { $0.append(line) } }

  /// The notes that were recorded at the request of the app's code.
  package var notes: [String] { noted.withLock { $0 } }

  package var all: [RuntimeIssue] { issues.withLock { $0 } }
}
