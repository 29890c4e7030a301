/// What is different in an outline since it was last brought up to date.
@MainActor
package enum SemanticsChange {
  /// An element has come, or has moved there.
  case added(SemanticsRecord, to: SemanticsRecord, at: Int)
  /// An element has gone from there.
  case removed(SemanticsRecord, from: SemanticsRecord, at: Int)
  /// An element says something else than it did.
  case changed(SemanticsRecord, from: SemanticsElement)
}
