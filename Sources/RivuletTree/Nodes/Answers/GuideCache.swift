import Foundation
import RivuletGeometry

/// The cached values of a node's explicit guides. A change that leaves every value the same does not propagate beyond the node.
struct GuideCache {
  private struct Entry {
    let key: AlignmentKey
    let size: CGSize
    let proposal: ProposedViewSize
    var value: CGFloat?
  }

  private static let capacity = 4

  private var entries: [Entry] = []
  private var oldest = 0
  /// True if a value was evicted since the flag was last cleared. A reader may still rely on the evicted value.
  var hasEvicted = false

  /// Returns the cached value: nil if the query isn't cached, `.some(nil)` if the guide has no explicit value.
  func value(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat?? {
    for entry in entries where entry.key == key && entry.size == size && entry.proposal == proposal { return .some(entry.value) }
    return nil
  }

  mutating func insert(_ value: CGFloat?, for key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) {
    let entry = Entry(key: key, size: size, proposal: proposal, value: value)
    if entries.count < Self.capacity {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      hasEvicted = true
      oldest = (oldest + 1) % Self.capacity
    }
  }

  /// Recomputes all cached values. Returns true if any of them differs.
  @MainActor mutating func recompute(_ value: @MainActor (AlignmentKey, CGSize, ProposedViewSize) -> CGFloat?) -> Bool {
    var differs = false
    for index in entries.indices {
      let entry = entries[index]
      let now = value(entry.key, entry.size, entry.proposal)
      if now != entry.value {
        entries[index].value = now
        differs = true
      }
    }
    return differs
  }
}
