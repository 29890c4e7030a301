import RivuletTree

/// An object with reasons to keep rows of lazy containers that are out of sight (B16.19).
@MainActor
package protocol RowHolder: AnyObject {
  /// Returns true if a row must stay in its container.
  func holds(_ row: LazyRow) -> Bool
}

/// The objects of a window that keep rows out of sight.
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
