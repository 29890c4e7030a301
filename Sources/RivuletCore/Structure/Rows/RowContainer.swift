import RivuletTree

/// The rows of one lazy container, as far as lists and rows know them. Attached to the container's node.
@MainActor
package class RowContainer {
  /// Called when a collection of data has changed, so the rows after it move.
  func dataChange() { failAsAbstract() }

  /// Called when a row that was being removed returns.
  func noteReturn(of row: LazyRow) { failAsAbstract() }

  /// Returns the index of the row that belongs to the element, or to the created row, with an identity; nil if there is none.
  package func rowIndex(of id: AnyHashable) -> Int? { failAsAbstract() }

  private func failAsAbstract() -> Never { fatalError("RowContainer is abstract; a LazyContent has rows.") }
}

extension ViewNode {
  /// The rows of a lazy container; nil for all other nodes.
  final var rowContainer: RowContainer? { attachment(RowContainer.self) }
}
