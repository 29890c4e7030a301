import Foundation
import RivuletCore
import RivuletGeometry

/// The buttons that show behind a row.
struct ListRowSwipe {
  let edge: HorizontalEdge
  /// How much of the card they have.
  let width: CGFloat
  /// Whether the first of them has all of that, because letting go runs it.
  let isFull: Bool
  /// The first ones stand at the edge.
  let buttons: [AnyView]
}

/// Buttons side by side that share the part of a card that a swipe has freed (B17.45, B17.46).
struct ListRowSwipeButtons: View {
  let swipe: ListRowSwipe
  let row: ListRow

  init(swipe: ListRowSwipe, row: ListRow) {
    self.swipe = swipe
    self.row = row
  }

  var body: some View {
    Group(subviews: SwipeButtonSource(buttons: swipe.buttons, row: row)) { buttons in
      HStack(spacing: 0) {
        ForEach(swipe.edge == .leading ? Array(buttons) : buttons.reversed()) { button in
          button
            .modifier(SwipeButtonModifier())
            .frame(maxHeight: .infinity)
            .frame(width: width(of: button, among: buttons))
            .clipped()
        }
      }
    }
    .frame(width: swipe.width)
  }

  private func width(of button: Subview, among buttons: SubviewsCollection) -> CGFloat {
    if swipe.isFull { return button.id == buttons.first?.id ? swipe.width : 0 }
    return swipe.width / CGFloat(max(buttons.count, 1))
  }
}

/// What the app wants behind a row, in the look of such buttons.
private struct SwipeButtonSource: View {
  let buttons: [AnyView]
  let row: ListRow

  init(buttons: [AnyView], row: ListRow) {
    self.buttons = buttons
    self.row = row
  }

  var body: some View {
    ForEach(buttons.indices, id: \.self) { buttons[$0] }
      .buttonStyle(SwipeButtonStyle(row: row))
      .transformEnvironment(\.tint) { $0 = nil }
  }
}
