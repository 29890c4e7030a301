import RivuletTree

/// An object that has reasons to keep rows of lazy containers that are not visible (B16.19).
@MainActor
package protocol RowHolder: AnyObject {
  /// Returns true if a row must stay in its container.
  func holds(_ row: LazyRow) -> Bool
}

/// The objects in a window that keep rows that are not visible.
@MainActor
final class RowHolders: Companion {
  private var holders: [any RowHolder] = []

  func add(_ holder: any RowHolder) { holders.append(holder) }

  func holds(_ row: LazyRow) -> Bool { holders.contains { $0.holds(row) } }

  func close() { holders = [] }
}

extension ViewTree {
  var rowHolders: RowHolders { companions.find(RowHolders()) }
}
