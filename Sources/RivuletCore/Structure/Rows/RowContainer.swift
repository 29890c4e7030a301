import RivuletTree

/// The interface of a lazy container's rows that lists and rows use. Attached to the container's node.
@MainActor
package class RowContainer {
  /// Called when the order or number of elements in a collection has changed, so that the rows after it move.
  func dataChange() { failAsAbstract() }

  /// Called when a row that was being removed returns.
  func noteReturn(of row: LazyRow) { failAsAbstract() }

  /// Returns the index of the row that belongs to the element or created row with the given identity; nil if no row matches.
  package func rowIndex(of id: AnyHashable) -> Int? { failAsAbstract() }

  private func failAsAbstract() -> Never { fatalError("RowContainer is abstract; a LazyContent has rows.") }
}

extension ViewNode {
  /// The rows of a lazy container; nil for all other nodes.
  final var rowContainer: RowContainer? { attachment(RowContainer.self) }
}
