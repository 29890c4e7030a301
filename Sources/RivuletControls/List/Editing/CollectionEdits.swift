import Foundation
import RivuletCore
import RivuletElements

/// The closures that update a collection when people delete or move its rows; nil for an edit that is not allowed.
struct CollectionEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  init<C: MutableCollection & RandomAccessCollection>(of data: Binding<C>, _ actions: EditActions<C>) {
    if actions.canDelete, let type = C.self as? any RangeReplaceableCollection.Type {
      delete = { offsets in data.wrappedValue = Self.removing(offsets, from: data.wrappedValue, type) }
    }
    if actions.canMove {
      move = { source, destination in data.wrappedValue.move(fromOffsets: source, toOffset: destination) }
    }
  }

  private static func removing<C, R: RangeReplaceableCollection>(_ offsets: IndexSet, from data: C, _: R.Type) -> C {
    guard var rest = data as? R else { return data }
    rest.removeElements(at: offsets)
    return rest as? C ?? data
  }
}
