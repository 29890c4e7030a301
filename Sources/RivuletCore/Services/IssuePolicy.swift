/// What becomes of an issue.
package enum IssuePolicy: Sendable, Equatable {
  /// It is written to standard error.
  case log
  /// It is written, and ends the process: for runs that are to fail at the first mistake.
  case fatal
  /// It is dropped.
  case off
}
