import SwiftUI

/// A deck that is dealt into a hand, and a pile. Each card moves from one place to the other.
public struct CardsScreen: View {
  @ObservedObject private var table: CardTable
  @Namespace private var cards
  @State private var showsDeck = false

  public init(table: CardTable) {
    self.table = table
  }

  public var body: some View {
    VStack(spacing: 40) {
      HStack(spacing: 48) {
        deck
        pile
      }
      hand
      HStack(spacing: 24) {
        Button("Deal") {
          withAnimation(.spring(response: 0.5, dampingFraction: 0.75)) { table.deal() }
        }
        .disabled(!table.canDeal)
        Button("Sort") {
          withAnimation(.snappy) { table.sortHand() }
        }
        .disabled(table.hand.count < 2)
        Button("Look") { showsDeck = true }
        Button("Gather") {
          withAnimation(.snappy) { table.gather() }
        }
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.green.opacity(0.35))
    .sheet(isPresented: $showsDeck) { DeckView(table: table) }
  }

  private var deck: some View {
    ZStack {
      slot
      // Those further down are not seen.
      ForEach(table.deck.suffix(4)) { card in
        FlippingCard(card: card, angle: 0).matchedGeometryEffect(id: card.id, in: cards).transition(.identity)
      }
    }
    .onTapGesture {
      withAnimation(.spring(response: 0.5, dampingFraction: 0.75)) { table.deal() }
    }
    .accessibilityElement()
    .accessibilityLabel("Deck")
    .accessibilityValue("\(table.deck.count)")
  }

  private var pile: some View {
    ZStack {
      slot
      ForEach(table.pile) { card in
        FlippingCard(card: card, angle: 180).matchedGeometryEffect(id: card.id, in: cards).transition(.identity)
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Pile")
    .accessibilityValue(table.pile.last?.name ?? "empty")
  }

  private var hand: some View {
    HStack(spacing: -12) {
      ForEach(table.hand) { card in
        HandCard(card: card, table: table).matchedGeometryEffect(id: card.id, in: cards).transition(.identity)
      }
    }
    .frame(height: CardFace.size.height)
  }

  private var slot: some View {
    RoundedRectangle(cornerRadius: 8)
      .strokeBorder(.white.opacity(0.6), style: StrokeStyle(lineWidth: 2, dash: [6, 4]))
      .frame(width: CardFace.size.width, height: CardFace.size.height)
  }
}

#Preview("A new deck") {
  CardsScreen(table: CardTable())
}

#Preview("Three cards") {
  let table = CardTable()
  for _ in 0..<3 { table.deal() }
  table.flip(table.hand[1])
  return CardsScreen(table: table)
}
