package import SwiftUI

/// One row of the table: its id, its label as a button that selects it, and a button that removes it.
///
/// Its inputs hold no closure, so that a row that gets equal inputs is skipped.
package struct Row: View {
  let item: RowItem
  let isSelected: Bool
  let store: RowStore

  package var body: some View {
    HStack(spacing: 4) {
      Text(verbatim: "\(item.id)").frame(width: 60, alignment: .leading)
      Button(action: select) { Text(verbatim: item.label) }.frame(width: 400, alignment: .leading)
      Button(action: remove) { Text(verbatim: "x") }
    }
    .buttonStyle(.plain)
    .frame(width: 800, height: 24, alignment: .leading)
    .background(isSelected ? Color.red : Color.white)
  }

  private func select() { store.select(item.id) }

  private func remove() { store.remove(item.id) }
}
