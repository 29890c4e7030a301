package import SwiftUI

/// The table: all rows below each other, keyed by id, at the top of the window.
///
/// The stack is proposed no height, as in a scroll view.
package struct RowTable: View {
  let store: RowStore

  package init(store: RowStore) {
    self.store = store
  }

  package var body: some View {
    VStack(spacing: 0) {
      ForEach(store.items) { item in
        Row(item: item, isSelected: item.id == store.selectedID, store: store)
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    .frame(width: 800, height: 600, alignment: .top)
  }
}
