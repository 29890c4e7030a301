import SwiftUI

/// The cards that are left in the deck, all or those of one suit.
struct DeckView: View {
  @ObservedObject var table: CardTable
  /// Nil shows all suits.
  @State private var suit: Suit?
  @State private var isSorted = true
  @Environment(\.dismiss) private var dismiss

  private var cards: [Card] {
    let cards = table.deck.reversed().filter { suit == nil || $0.suit == suit }
    return isSorted ? cards.sorted() : cards
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: CardFace.size.width))], spacing: 12) {
          ForEach(cards) { card in
            CardFace(card: card, isOpen: true)
              .accessibilityElement()
              .accessibilityLabel(card.name)
              .accessibilityIdentifier("deck \(card.id)")
              .contextMenu {
                Button("Throw Away", systemImage: "trash", role: .destructive) {
                  withAnimation { table.throwAway(card) }
                }
              }
              .transition(.scale.combined(with: .opacity))
          }
        }
        .padding()
      }
      .animation(.snappy, value: suit)
      .animation(.snappy, value: isSorted)
      .safeAreaInset(edge: .top) { choice }
      .navigationTitle("\(table.deck.count) Cards")
      .toolbar {
        ToolbarItem { Toggle("In Order", systemImage: "arrow.up.arrow.down", isOn: $isSorted) }
        ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
      }
    }
    .frame(minWidth: 320, minHeight: 420)
  }

  private var choice: some View {
    Picker("Suit", selection: $suit) {
      Text("All").tag(Suit?.none)
      ForEach(Suit.allCases, id: \.self) { Text($0.sign).tag(Optional($0)) }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    .padding(.horizontal)
    .padding(.vertical, 8)
    .background(.bar)
  }
}

#Preview {
  DeckView(table: CardTable())
}
