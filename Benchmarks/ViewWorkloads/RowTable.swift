package import SwiftUI

/// A column of all rows, identified by their item identifiers, at the top of the window.
///
/// The stack is proposed no height, as in a scroll view.
package struct RowTable: View {
  let store: RowStore
  let selectionReading: SelectionReading

  package init(store: RowStore, selectionReading: SelectionReading = .inBody) {
    self.store = store
    self.selectionReading = selectionReading
  }

  package var body: some View {
    let selectedID = selectionReading == .inBody ? store.selectedID : nil
    VStack(spacing: 0) {
      ForEach(store.items) { item in
        Row(item: item, isSelected: item.id == (selectionReading == .inRows ? store.selectedID : selectedID), store: store)
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    .frame(width: 800, height: 600, alignment: .top)
  }
}
