import Foundation
import RivuletGeometry

/// The sizes that a node answered under the proposals it was asked with, the most recent few. The first two lie in the node itself: most
/// nodes are asked no more.
struct MeasurementCache {
  fileprivate struct Entry {
    var width: CGFloat
    var height: CGFloat
    var size: CGSize

    init(_ proposal: ProposedViewSize, _ size: CGSize) {
      width = proposal.width ?? Self.unspecified
      height = proposal.height ?? Self.unspecified
      self.size = size
    }

    /// Stands for an unspecified length; no proposal is this small.
    private static let unspecified = -CGFloat.greatestFiniteMagnitude

    var proposal: ProposedViewSize {
      ProposedViewSize(width: width == Self.unspecified ? nil : width, height: height == Self.unspecified ? nil : height)
    }

    func answers(_ proposal: ProposedViewSize) -> Bool {
      width == proposal.width ?? Self.unspecified && height == proposal.height ?? Self.unspecified
    }

    /// Computes the size again; tells whether it differs.
    @MainActor mutating func recompute(_ compute: @MainActor (ProposedViewSize) -> CGSize) -> Bool {
      let now = compute(proposal)
      defer { size = now }
      return now != size
    }
  }

  private static let furtherCapacity = 4

  fileprivate var first: Entry?
  fileprivate var second: Entry?
  fileprivate var further: [Entry] = []
  private var oldest = 0
  /// Whether a size was given that is remembered no longer, though somebody may have counted on it since this was last set to false.
  var hasForgotten = false

  mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    let entry = Entry(proposal, size)
    if first == nil {
      first = entry
    } else if second == nil {
      second = entry
    } else if further.count < Self.furtherCapacity {
      further.append(entry)
    } else {
      further[oldest] = entry
      hasForgotten = true
      oldest = (oldest + 1) % Self.furtherCapacity
    }
  }

  /// Computes every remembered size again; tells whether one of them differs.
  @MainActor mutating func recompute(_ size: @MainActor (ProposedViewSize) -> CGSize) -> Bool {
    var differs = first?.recompute(size) ?? false
    if second?.recompute(size) ?? false { differs = true }
    for index in further.indices where further[index].recompute(size) { differs = true }
    return differs
  }
}

extension ViewNode {
  /// The size that the node answered to a proposal, if that is remembered. Reads the entries where they lie, so that nothing is copied.
  @inline(__always) func knownSize(for proposal: ProposedViewSize) -> CGSize? {
    guard let first = measurements.first else { return nil }
    if first.answers(proposal) { return first.size }
    guard let second = measurements.second else { return nil }
    if second.answers(proposal) { return second.size }
    for entry in measurements.further where entry.answers(proposal) { return entry.size }
    return nil
  }
}
