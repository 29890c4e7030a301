import Foundation
import RivuletGeometry

/// The sizes that a node answered under the proposals it was asked with, the most recent few.
struct MeasurementCache {
  private struct Entry {
    var width: CGFloat
    var height: CGFloat
    var size: CGSize
  }

  /// Stands for an unspecified length; no proposal is this small.
  private static let unspecified = -CGFloat.greatestFiniteMagnitude
  private static let capacity = 6

  private var entries: [Entry] = []
  private var oldest = 0

  func size(for proposal: ProposedViewSize) -> CGSize? {
    let width = proposal.width ?? Self.unspecified
    let height = proposal.height ?? Self.unspecified
    for entry in entries where entry.width == width && entry.height == height { return entry.size }
    return nil
  }

  mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    let entry = Entry(width: proposal.width ?? Self.unspecified, height: proposal.height ?? Self.unspecified, size: size)
    if entries.count < Self.capacity {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % Self.capacity
    }
  }

  /// Computes every remembered size again; tells whether one of them differs.
  mutating func recompute(_ size: (ProposedViewSize) -> CGSize) -> Bool {
    var differs = false
    for index in entries.indices {
      let entry = entries[index]
      let now = size(
        ProposedViewSize(
          width: entry.width == Self.unspecified ? nil : entry.width, height: entry.height == Self.unspecified ? nil : entry.height))
      if now != entry.size {
        entries[index].size = now
        differs = true
      }
    }
    return differs
  }
}
