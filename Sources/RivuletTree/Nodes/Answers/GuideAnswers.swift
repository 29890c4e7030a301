import Foundation
import RivuletGeometry

/// The answers that a node gave for explicit guides. A change that does not alter any answer stops at the node.
struct GuideAnswers {
  private struct Entry {
    let key: AlignmentKey
    let size: CGSize
    let proposal: ProposedViewSize
    var value: CGFloat?
  }

  private static let capacity = 4

  private var entries: [Entry] = []
  private var oldest = 0
  /// True if an answer was given and then evicted since this was last set to false, although a reader may still rely on it.
  var hasForgotten = false

  /// Returns a remembered answer: nil if the query has not been answered, `.some(nil)` for no explicit value.
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
      hasForgotten = true
      oldest = (oldest + 1) % Self.capacity
    }
  }

  /// Computes every remembered answer again. Returns true if an answer differs.
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
