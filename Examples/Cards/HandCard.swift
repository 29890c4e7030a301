import SwiftUI

/// A card of the hand: a tap turns it over, and a drag pulls it, lays it on the pile, or throws it away.
struct HandCard: View {
  let card: Card
  @ObservedObject var table: CardTable
  @State private var pull = CGSize.zero

  var body: some View {
    FlippingCard(card: card, angle: table.open.contains(card.id) ? 180 : 0)
      .rotationEffect(.degrees(pull.width / 20))
      .offset(pull)
      .onTapGesture {
        withAnimation(.spring(response: 0.5, dampingFraction: 0.7)) { table.flip(card) }
      }
      .gesture(drag)
      .accessibilityElement()
      .accessibilityLabel(table.open.contains(card.id) ? card.name : "Hidden card")
      .accessibilityIdentifier(card.id)
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 4)
      .onChanged { drag in
        // A spring of its own catches the card where the last one has brought it.
        withAnimation(.interactiveSpring) { pull = drag.translation }
      }
      .onEnded { drag in
        let end = drag.predictedEndTranslation
        if end.height < -300 {
          withAnimation(.spring(response: 0.5, dampingFraction: 0.8)) { table.discard(card) }
        } else if hypot(end.width, end.height) > 300 {
          withAnimation(.easeOut(duration: 0.4)) {
            pull = CGSize(width: end.width * 2, height: end.height * 2)
          } completion: {
            withAnimation(.snappy) { table.throwAway(card) }
          }
        } else {
          withAnimation(.spring(response: 0.5, dampingFraction: 0.6)) { pull = .zero }
        }
      }
  }
}
