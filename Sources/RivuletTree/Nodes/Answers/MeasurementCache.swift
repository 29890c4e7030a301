import Foundation
import RivuletGeometry

/// The most recently computed sizes of a node, by proposal. The first entry is stored inline, because most nodes are measured for only one
/// proposal.
struct MeasurementCache {
  fileprivate struct Entry {
    let proposal: CompactProposal
    var size: CGSize

    /// Recomputes the size. Returns true if it differs.
    @MainActor mutating func recompute(_ compute: @MainActor (ProposedViewSize) -> CGSize) -> Bool {
      let now = compute(proposal.full)
      defer { size = now }
      return now != size
    }
  }

  private static let furtherCapacity = 5

  /// The first entry. It matches no proposal while the cache is empty.
  fileprivate var first = Entry(proposal: .none, size: .zero)
  fileprivate var further: [Entry] = []
  private var isEmpty = true
  private var oldest: UInt8 = 0
  /// True if a size was evicted since the flag was last cleared. A reader may still rely on the evicted size.
  var hasEvicted = false

  mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    let entry = Entry(proposal: CompactProposal(proposal), size: size)
    if isEmpty {
      first = entry
      isEmpty = false
    } else if further.count < Self.furtherCapacity {
      // A container that requests the minimum length requests the maximum, too.
      if further.isEmpty { further.reserveCapacity(2) }
      further.append(entry)
    } else {
      further[Int(oldest)] = entry
      hasEvicted = true
      oldest = (oldest + 1) % UInt8(Self.furtherCapacity)
    }
  }

  /// Recomputes all cached sizes. Returns true if any of them differs.
  @MainActor mutating func recompute(_ size: @MainActor (ProposedViewSize) -> CGSize) -> Bool {
    if isEmpty { return false }
    var differs = first.recompute(size)
    for index in further.indices where further[index].recompute(size) { differs = true }
    return differs
  }
}

// Lookups of the cached size for a proposal. They read the entries in place instead of copying them.
extension ViewNode {
  /// Returns the size in the first entry, if the entry matches the proposal.
  @inline(__always) func firstKnownSize(for proposal: ProposedViewSize) -> CGSize? {
    measurements.first.proposal == CompactProposal(proposal) ? measurements.first.size : nil
  }

  /// Returns the size in a matching entry other than the first.
  @inline(__always) func furtherKnownSize(for proposal: ProposedViewSize) -> CGSize? {
    let proposal = CompactProposal(proposal)
    for index in measurements.further.indices where measurements.further[index].proposal == proposal {
      return measurements.further[index].size
    }
    return nil
  }
}
