import RivuletTree

/// The rows of one lazy container, as far as lists and rows know them. Attached to the node of the container.
@MainActor
package class RowContainer {
  /// Called when a collection of data has changed, so that the rows after it move.
  func dataChange() { failAsAbstract() }

  /// Called when a row is no longer on its way out.
  func noteReturn(of row: LazyRow) { failAsAbstract() }

  /// Returns the index of the row of an element, or of the made row, with an identity; nil if there is none.
  package func rowIndex(of id: AnyHashable) -> Int? { failAsAbstract() }

  private func failAsAbstract() -> Never { fatalError("RowContainer is abstract; a LazyContent has rows.") }
}

extension ViewNode {
  /// The rows of a lazy container; nil for all other nodes.
  final var rowContainer: RowContainer? { attachment(RowContainer.self) }
}
