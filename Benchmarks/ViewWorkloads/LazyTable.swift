package import SwiftUI

/// The rows in a scrolling lazy container, which creates only visible rows.
package struct LazyTable: View {
  /// The container that creates the rows.
  package enum Container: String, CaseIterable, Sendable {
    case lazy, list
  }

  let store: RowStore
  let container: Container

  package init(store: RowStore, container: Container) {
    self.store = store
    self.container = container
  }

  package var body: some View {
    let selectedID = store.selectedID
    let rows = ForEach(store.items) { item in Row(item: item, isSelected: item.id == selectedID, store: store) }
    if container == .lazy {
      ScrollView { LazyVStack(spacing: 0) { rows } }
    } else {
      List { rows.listRowInsets(EdgeInsets()) }.listStyle(.plain)
    }
  }
}
