import Foundation
import RivuletCore
import RivuletGeometry

/// What stands before and behind the content of a row while people edit the list (B17.41).
struct ListRowControls: Equatable {
  enum Leading: Equatable {
    /// Offers to delete the row.
    case deletion
    /// Shows whether the row is selected.
    case selection(isSelected: Bool)
  }

  var leading: Leading?
  var hasHandle = false

  var isEmpty: Bool { leading == nil && !hasHandle }
}

/// What covers the card of a row: the controls, and the buttons behind the row.
struct ListRowOverlay: View {
  let row: ListRow
  let controls: ListRowControls
  let swipe: ListRowSwipe?
  /// How far the controls are swiped with the content.
  let shift: CGFloat
  @Environment(\.idiom) private var idiom

  init(row: ListRow, controls: ListRowControls, swipe: ListRowSwipe?, shift: CGFloat) {
    self.row = row
    self.controls = controls
    self.swipe = swipe
    self.shift = shift
  }

  private var swipeAlignment: Alignment { swipe?.edge == .leading ? .leading : .trailing }

  var body: some View {
    ZStack(alignment: swipeAlignment) {
      HStack(spacing: 0) {
        if let leading = controls.leading { ListRowLeadingControl(row: row, control: leading).transition(.opacity) }
        Spacer(minLength: 0)
        if controls.hasHandle { ListRowHandle().transition(.opacity) }
      }
      .padding(.horizontal, 16)
      .offset(x: shift)
      if let swipe { ListRowSwipeButtons(swipe: swipe, row: row).transition(.identity) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: swipeAlignment)
  }
}

/// The circle before a row that is edited: a red one deletes the row, the others show whether it is selected.
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
      .accessibilityLabel("Remove")
    case .selection(let isSelected):
      Circle()
        .strokeBorder(Color.gray.opacity(isSelected ? 0 : 0.6), lineWidth: 1.5)
        .background { Circle().fill(.tint).opacity(isSelected ? 1 : 0) }
        .overlay { CheckMark(isMixed: false).stroke(.white, style: Self.tick).padding(4).opacity(isSelected ? 1 : 0) }
        .frame(width: Self.diameter, height: Self.diameter)
        .accessibilityHidden(true)
    }
  }
}

/// The three lines by which people drag a row.
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
