import RivuletTesting
import SwiftUI

/// A container around the rows of a bound array.
enum BoundRowContainer: String, CaseIterable, Sendable {
  case stack, lazyStack, grid, form, list, section, identified, listOfData, listOfIDs, edited, editActions, nested, branch, indices
  case outline, outlineOfIDs, listOfTrees, listOfTreesByIDs, stackedOutline
}

/// The rows of a bound array in a container.
struct BoundRows: View {
  let container: BoundRowContainer
  let handle: BoundRowHandle
  @Binding var items: [BoundItem]

  var body: some View {
    switch container {
    case .stack: VStack { plain }
    case .lazyStack: ScrollView { LazyVStack { plain } }
    case .grid: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { plain } }
    case .form: Form { plain }
    case .list: List { plain }
    case .section: List { Section { plain } }
    case .identified: List { ForEach($items, id: \.id) { $item in row($item) } }
    case .listOfData: List($items) { $item in row($item) }
    case .listOfIDs: List($items, id: \.id) { $item in row($item) }
    case .edited:
      List {
        ForEach($items) { $item in row($item) }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
    case .editActions: List($items, editActions: .all) { $item in row($item) }
    case .nested: List { ForEach(0..<1) { _ in plain } }
    case .branch: List { if !items.isEmpty { plain } else { Text("none") } }
    case .indices: List { ForEach(items.indices, id: \.self) { row($items[$0]) } }
    case .outline: List { OutlineGroup($items, children: \.children) { $item in row($item) } }
    case .outlineOfIDs: List { OutlineGroup($items, id: \.id, children: \.children) { $item in row($item) } }
    case .listOfTrees: List($items, children: \.children) { $item in row($item) }
    case .listOfTreesByIDs: List($items, id: \.id, children: \.children) { $item in row($item) }
    case .stackedOutline: VStack { OutlineGroup($items, children: \.children) { $item in row($item) } }
    }
  }

  private var plain: some View { ForEach($items) { $item in row($item) } }

  private func row(_ item: Binding<BoundItem>) -> some View {
    handle.bindings[item.id] = item
    return BoundRow(item: item)
  }
}

extension BoundItem {
  var children: [BoundItem]? {
    get { nil }
    set {}
  }
}

/// A row that reads its element through the binding alone.
private struct BoundRow: View {
  @Binding var item: BoundItem

  var body: some View { Text(item.title) }
}
