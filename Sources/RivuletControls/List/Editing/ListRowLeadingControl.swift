import Foundation
import RivuletCore
import RivuletElements
import RivuletFoundation

/// The circle before a row in a list that is being edited. A red circle deletes the row. Any other circle indicates whether the row is
/// selected.
struct ListRowLeadingControl: View {
  let row: ListRow
  let control: ListRowControls.Leading

  init(row: ListRow, control: ListRowControls.Leading) {
    self.row = row
    self.control = control
  }

  private static let diameter: CGFloat = 22
  private static let tick = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)

  var body: some View {
    switch control {
    case .deletion:
      Button {
        row.confirmDeletion()
      } label: {
        Circle().fill(.red).overlay { Capsule().fill(.white).frame(width: 11, height: 2) }
      }
      .buttonStyle(.plain)
      .frame(width: Self.diameter, height: Self.diameter)
      .accessibilityLabel(Text(.remove))
    case .selection(let isSelected):
      Circle()
        .strokeBorder(Color.gray.opacity(isSelected ? 0 : 0.6), lineWidth: 1.5)
        .background { Circle().fill(.tint).opacity(isSelected ? 1 : 0) }
        .overlay { CheckMark(isMixed: false).stroke(.white, style: Self.tick).padding(4).opacity(isSelected ? 1 : 0) }
        .animation(ControlMetrics.change, value: isSelected)
        .frame(width: Self.diameter, height: Self.diameter)
        .accessibilityHidden(true)
    }
  }
}
