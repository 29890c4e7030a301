package import SwiftUI

/// Leaves below each other, all of one kind and each with a state of its own; the stack is proposed no height.
package struct LeafTree: View {
  /// How the leaves are arranged.
  package enum Shape: String, CaseIterable, Sendable {
    /// All in one `ForEach`.
    case flat
    /// Ten at each level, so that a tree of a thousand leaves is three deep.
    case nest
  }

  let shape: Shape
  let count: Int
  let remote: LeafRemote

  /// A tree of `count` leaves, a power of ten.
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
