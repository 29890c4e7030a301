/// A difference in an outline since its last update.
@MainActor
package enum SemanticsChange {
  /// An element was inserted or moved there.
  case added(SemanticsRecord, to: SemanticsRecord, at: Int)
  /// An element was removed from there.
  case removed(SemanticsRecord, from: SemanticsRecord, at: Int)
  /// The contents of an element changed.
  case changed(SemanticsRecord, from: SemanticsElement)
}
