public import Foundation
import RivuletElements

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the given offsets. Offsets beyond the end are ignored.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  public mutating func remove(atOffsets offsets: IndexSet) { removeElements(at: offsets) }
}

extension MutableCollection {
  /// Moves the elements at the given offsets before the element at the destination offset. All offsets refer to the order before the move
  /// (B17.43).
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let former = Array(self)
    let moved = source.filter { former.indices.contains($0) }
    let target = Swift.min(Swift.max(destination, 0), former.count)
    let sources = Set(moved)
    let order =
      (0..<target).filter { !sources.contains($0) } + moved + (target..<former.count).filter { !sources.contains($0) }
    var index = startIndex
    for offset in order {
      self[index] = former[offset]
      formIndex(after: &index)
    }
  }
}

extension RangeReplaceableCollection {
  /// Removes the elements at the given offsets. Offsets beyond the end are ignored.
  mutating func removeElements(at offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}
