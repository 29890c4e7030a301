/// The way in which runtime issues are handled.
package enum IssuePolicy: Sendable, Equatable {
  /// The issue is written to standard error.
  case log
  /// The issue is written and ends the process, for runs that must fail at the first error.
  case fatal
  /// The issue is dropped.
  case off
}
