import Foundation
import RivuletControls
import RivuletCore
import RivuletElements

/// The line between two columns, and between the parts of the bar above them.
struct ColumnLine {
  nonisolated init() {}
}

extension ColumnLine: View {
  var body: some View { Rectangle().fill(Color.primary.opacity(0.12)).frame(width: 1) }
}
