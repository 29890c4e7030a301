package import RivuletCore
import Synchronization

/// The issues of one tree in the order in which they came, from any thread.
package final class IssueCollection: Sendable {
  private let issues = Mutex<[RuntimeIssue]>([])

  package init() {}

  package func add(_ issue: RuntimeIssue) { issues.withLock { $0.append(issue) } }

  package var all: [RuntimeIssue] { issues.withLock { $0 } }
}
