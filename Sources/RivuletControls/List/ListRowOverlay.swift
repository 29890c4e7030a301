import Foundation
import RivuletCore
import RivuletElements
import RivuletGeometry

/// The overlay over a row's card, which contains the controls and the buttons behind the row.
struct ListRowOverlay: View {
  let row: ListRow
  let controls: ListRowControls
  let swipe: ListRowSwipe?
  /// The distance by which the controls are swiped along with the content.
  let shift: CGFloat

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
