import SwiftUI

/// A nest that contains ten smaller nests with a tenth of the leaves each, or ten leaves.
struct LeafNest: View {
  /// The index of the first leaf in the nest.
  let first: Int
  let count: Int
  let remote: LeafRemote

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<10, id: \.self) { place in
        if count <= 10 {
          Leaf(index: first + place, remote: remote)
        } else {
          LeafNest(first: first + place * (count / 10), count: count / 10, remote: remote)
        }
      }
    }
  }
}
