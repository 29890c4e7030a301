import Foundation
import RivuletCore
import RivuletElements
import RivuletGeometry

/// The visible buttons behind a row.
struct ListRowSwipe {
  let edge: HorizontalEdge
  /// The total width of the buttons, in points.
  let width: CGFloat
  /// True if the first button fills the entire width, because releasing the row runs it.
  let isFull: Bool
  /// The buttons, in order from the edge.
  let buttons: [AnyView]
}

/// Buttons side by side that divide the area uncovered by a swipe (B17.45, B17.46).
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

/// The app's views behind a row, styled as swipe buttons.
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

/// The style of a swipe action's button. It performs the button's action and then closes the row's swipe actions.
struct SwipeButtonStyle: PrimitiveButtonStyle {
  let row: ListRow

  func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role) {
      configuration.trigger()
      row.closeSwipe()
    } label: {
      configuration.label
    }
    .buttonStyle(SwipeButtonLook())
  }
}

/// A modifier that marks a button behind a row, so that the list can count and run it.
struct SwipeButtonModifier: NodeModifier {
  typealias Body = Never

  nonisolated init() {}

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    if node.attachment(SwipeButtonMark.self) == nil { node.attach(SwipeButtonMark()) }
  }
}

/// The mark attached to the node of a button behind a row.
final class SwipeButtonMark {}
