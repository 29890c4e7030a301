package import SwiftUI

/// A column of leaves of the same kind, each with its own state. The stack is proposed no height.
package struct LeafTree: View {
  /// The arrangement of the leaves.
  package enum Shape: String, CaseIterable, Sendable {
    /// All leaves in one `ForEach`.
    case flat
    /// Groups of ten at each level, so that a tree of a thousand leaves is three levels deep.
    case nest
  }

  let shape: Shape
  let count: Int
  let remote: LeafRemote

  /// Creates a tree of `count` leaves, which must be a power of ten.
  package init(_ shape: Shape, count: Int, remote: LeafRemote) {
    self.shape = shape
    self.count = count
    self.remote = remote
  }

  package var body: some View {
    VStack(spacing: 0) {
      switch shape {
      case .flat: ForEach(0..<count, id: \.self) { Leaf(index: $0, remote: remote) }
      case .nest: LeafNest(first: 0, count: count, remote: remote)
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    .frame(width: 800, height: 600, alignment: .top)
  }
}
