import Foundation
import RivuletControls
import RivuletCore
import RivuletElements

/// The line between two columns, and between their parts of a bar.
struct ColumnLine {
  nonisolated init() {}
}

extension ColumnLine: View {
  var body: some View { Rectangle().fill(Color.primary.opacity(0.12)).frame(width: 1) }
}
