/// A policy for handling runtime issues.
package enum IssuePolicy: Sendable, Equatable {
  /// Writes each issue to standard error.
  case log
  /// Writes the issue and ends the process, for runs that must fail at the first error.
  case fatal
  /// Discards all issues.
  case off
}
