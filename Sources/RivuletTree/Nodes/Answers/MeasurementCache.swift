import Foundation
import RivuletGeometry

/// The sizes that a node returned most recently, by proposal. The first entry is stored in the node itself, because most nodes are measured
/// for only one proposal.
struct MeasurementCache {
  fileprivate struct Entry {
    let proposal: CompactProposal
    var size: CGSize

    /// Computes the size again. Returns true if it differs.
    @MainActor mutating func recompute(_ compute: @MainActor (ProposedViewSize) -> CGSize) -> Bool {
      let now = compute(proposal.full)
      defer { size = now }
      return now != size
    }
  }

  private static let furtherCapacity = 5

  /// The first entry; it matches no proposal while the cache is empty.
  fileprivate var first = Entry(proposal: .none, size: .zero)
  fileprivate var further: [Entry] = []
  private var isEmpty = true
  private var oldest: UInt8 = 0
  /// True if a size was given and then evicted since this was last set to false, although a reader may still rely on it.
  var hasForgotten = false

  mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    let entry = Entry(proposal: CompactProposal(proposal), size: size)
    if isEmpty {
      first = entry
      isEmpty = false
    } else if further.count < Self.furtherCapacity {
      // A container that requests the minimum length also requests the maximum.
      if further.isEmpty { further.reserveCapacity(2) }
      further.append(entry)
    } else {
      further[Int(oldest)] = entry
      hasForgotten = true
      oldest = (oldest + 1) % UInt8(Self.furtherCapacity)
    }
  }

  /// Computes every remembered size again. Returns true if one of them differs.
  @MainActor mutating func recompute(_ size: @MainActor (ProposedViewSize) -> CGSize) -> Bool {
    if isEmpty { return false }
    var differs = first.recompute(size)
    for index in further.indices where further[index].recompute(size) { differs = true }
    return differs
  }
}

// The remembered size for a proposal, if any. Entries are read in place, without copying them.
extension ViewNode {
  /// Returns the size from the first entry only.
  @inline(__always) func firstKnownSize(for proposal: ProposedViewSize) -> CGSize? {
    measurements.first.proposal == CompactProposal(proposal) ? measurements.first.size : nil
  }

  /// Returns the size from any entry but the first.
  @inline(__always) func furtherKnownSize(for proposal: ProposedViewSize) -> CGSize? {
    let proposal = CompactProposal(proposal)
    for index in measurements.further.indices where measurements.further[index].proposal == proposal {
      return measurements.further[index].size
    }
    return nil
  }
}
