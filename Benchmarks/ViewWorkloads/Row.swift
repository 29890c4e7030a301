package import SwiftUI

/// A row of the table, with its identifier, a button that shows the label and selects the row, and a button that removes the row.
///
/// The row stores no closures, so that a row with unchanged inputs is skipped.
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
