package import SwiftUI

/// The rows in a scroll view that creates all of them.
package struct ScrolledTable: View {
  let store: RowStore

  package init(store: RowStore) {
    self.store = store
  }

  package var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(store.items) { item in Row(item: item, isSelected: false, store: store) }
      }
    }
  }
}
