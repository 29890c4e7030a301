/// A change in an outline since its last update.
@MainActor
package enum SemanticsChange {
  /// An element was inserted at, or moved to, the given index.
  case added(SemanticsRecord, to: SemanticsRecord, at: Int)
  /// An element was removed from the given index.
  case removed(SemanticsRecord, from: SemanticsRecord, at: Int)
  /// The properties of an element changed.
  case changed(SemanticsRecord, from: SemanticsElement)
}
