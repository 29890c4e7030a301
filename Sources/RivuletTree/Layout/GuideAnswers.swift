import Foundation
import RivuletGeometry

/// The explicit guides that a node was asked for, so that a change that alters none of them stops where it happened.
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
  /// Whether an answer was given that is remembered no longer, though somebody may have counted on it since this was last set to false.
  var hasForgotten = false

  /// The answer, if the question was asked lately: nil for an unknown question, `.some(nil)` for no explicit value.
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

  /// Asks every remembered question again; tells whether an answer differs.
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
