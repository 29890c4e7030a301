import RivuletTree

/// An object that may require rows of lazy containers to be kept while they are not visible (B16.19).
@MainActor
package protocol RowHolder: AnyObject {
  /// Returns true if the row must be kept.
  func holds(_ row: LazyRow) -> Bool
}

/// The objects in a window that may require invisible rows to be kept.
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
