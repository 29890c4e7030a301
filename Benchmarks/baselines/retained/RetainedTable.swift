import Foundation
import RivuletDrawing
import RivuletGeometry
import RivuletLayout
import ViewWorkloads

/// The table of rows, as written by hand with knowledge of the changes that each operation makes. Nothing is compared or detected.
///
/// Text measurement, stack layout and drawing use the same code as views do.
final class RetainedTable {
  private let tree = DrawingTree()
  private var rows: [RetainedRow] = []
  private var selected: RetainedRow?
  private var lastID = 0
  private var labels = RowLabels()
  private var scratch = LayoutScratch()
  private var damage: [CGRect] = []

  /// Performs an operation up to the damage.
  func run(_ operation: RowOperation, size: Int) {
    switch operation {
    case .create, .append: append(size)
    case .replace:
      clear()
      append(size)
    case .update: updateEveryTenth()
    case .select: select(1)
    case .swap: swap(1, size - 2)
    case .remove: remove(3)
    case .clear: clear()
    }
    tree.drainDamage(scale: 1, into: &damage)
  }

  /// Brings the table to an operation's initial state.
  func prepare(_ operation: RowOperation, size: Int) {
    clear()
    if operation != .create { append(size) }
    if operation == .select { select(size / 2) }
    tree.drainDamage(scale: 1, into: &damage)
  }

  private func append(_ count: Int) {
    rows.reserveCapacity(rows.count + count)
    for _ in 0..<count {
      lastID += 1
      rows.append(RetainedRow(id: lastID, label: labels.next(), in: tree, scratch: &scratch))
    }
    place()
  }

  private func updateEveryTenth() {
    for index in stride(from: 0, to: rows.count, by: 10) { rows[index].setLabel(rows[index].label + " !!!", in: tree) }
  }

  private func select(_ index: Int) {
    selected?.setSelected(false, in: tree)
    selected = rows[index]
    rows[index].setSelected(true, in: tree)
  }

  private func swap(_ first: Int, _ second: Int) {
    rows.swapAt(first, second)
    place()
  }

  private func remove(_ index: Int) {
    rows.remove(at: index)
    place()
  }

  private func clear() {
    rows.removeAll()
    selected = nil
    place()
  }

  /// Lays out the column and updates the drawing.
  private func place() {
    Self.layout.place(in: ProposedViewSize(width: 800, height: nil), children: rows, scratch: &scratch)
    for (row, placement) in zip(rows, scratch.placements) { tree.setOffset(placement.origin, of: row.node) }
    tree.setChildren(of: tree.root, to: rows.map(\.node))
  }

  private static let layout = StackLayout.vertical(.leading, spacing: 0)
}
