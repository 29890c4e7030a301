import Foundation
import RivuletCore
import RivuletElements

/// The three-line handle for dragging a row.
struct ListRowHandle: View {
  nonisolated init() {}

  var body: some View {
    VStack(spacing: 4.5) {
      ForEach(0..<3, id: \.self) { _ in
        Capsule().fill(Color.gray.opacity(0.6)).frame(width: 20, height: 1.5)
      }
    }
    .accessibilityHidden(true)
  }
}
