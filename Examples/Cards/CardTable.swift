import SwiftUI

/// Where the cards are.
@MainActor
public final class CardTable: ObservableObject {
  /// The last one lies on top.
  @Published public private(set) var deck: [Card]
  @Published public private(set) var hand: [Card] = []
  /// The last one lies on top.
  @Published public private(set) var pile: [Card] = []
  /// The cards of the hand that show their faces.
  @Published public private(set) var open: Set<Card.ID> = []

  /// How many cards a hand has at most.
  static let handSize = 5

  public init(deck: [Card] = Card.shuffled) {
    self.deck = deck
  }

  public var canDeal: Bool { !deck.isEmpty && hand.count < Self.handSize }

  /// Moves the top card of the deck into the hand.
  public func deal() {
    guard canDeal, let card = deck.popLast() else { return }
    hand.append(card)
  }

  /// Turns a card of the hand over.
  public func flip(_ card: Card) {
    if open.remove(card.id) == nil { open.insert(card.id) }
  }

  /// Puts the cards of the hand in order: by suit, then by rank.
  public func sortHand() {
    hand.sort()
  }

  /// Lays a card of the hand on the pile.
  public func discard(_ card: Card) {
    guard let index = hand.firstIndex(of: card) else { return }
    pile.append(hand.remove(at: index))
    open.insert(card.id)
  }

  /// Throws a card of the hand or the deck off the table.
  public func throwAway(_ card: Card) {
    hand.removeAll { $0 == card }
    deck.removeAll { $0 == card }
  }

  /// Puts all cards back into the deck.
  public func gather() {
    deck = Card.shuffled
    (hand, pile, open) = ([], [], [])
  }
}
