import Foundation
import RivuletGeometry

/// The sizes that a node answered under the proposals it was asked with, the most recent few. The first lies in the node itself: most nodes
/// are asked no more.
struct MeasurementCache {
  fileprivate struct Entry {
    let proposal: CompactProposal
    var size: CGSize

    /// Computes the size again; tells whether it differs.
    @MainActor mutating func recompute(_ compute: @MainActor (ProposedViewSize) -> CGSize) -> Bool {
      let now = compute(proposal.full)
      defer { size = now }
      return now != size
    }
  }

  private static let furtherCapacity = 5

  /// Answers nothing while the cache is empty.
  fileprivate var first = Entry(proposal: .none, size: .zero)
  fileprivate var further: [Entry] = []
  private var isEmpty = true
  private var oldest: UInt8 = 0
  /// Whether a size was given that is remembered no longer, though somebody may have counted on it since this was last set to false.
  var hasForgotten = false

  mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    let entry = Entry(proposal: CompactProposal(proposal), size: size)
    if isEmpty {
      first = entry
      isEmpty = false
    } else if further.count < Self.furtherCapacity {
      // Who is asked for the least length is asked for the greatest, too.
      if further.isEmpty { further.reserveCapacity(2) }
      further.append(entry)
    } else {
      further[Int(oldest)] = entry
      hasForgotten = true
      oldest = (oldest + 1) % UInt8(Self.furtherCapacity)
    }
  }

  /// Computes every remembered size again; tells whether one of them differs.
  @MainActor mutating func recompute(_ size: @MainActor (ProposedViewSize) -> CGSize) -> Bool {
    if isEmpty { return false }
    var differs = first.recompute(size)
    for index in further.indices where further[index].recompute(size) { differs = true }
    return differs
  }
}

// The size that the node answered to a proposal, if that is remembered. Entries are read where they lie, so that nothing is copied.
extension ViewNode {
  /// Looks at the first entry alone.
  @inline(__always) func firstKnownSize(for proposal: ProposedViewSize) -> CGSize? {
    measurements.first.proposal == CompactProposal(proposal) ? measurements.first.size : nil
  }

  /// Looks at all others.
  @inline(__always) func furtherKnownSize(for proposal: ProposedViewSize) -> CGSize? {
    let proposal = CompactProposal(proposal)
    for index in measurements.further.indices where measurements.further[index].proposal == proposal {
      return measurements.further[index].size
    }
    return nil
  }
}
