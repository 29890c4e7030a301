/// A playing card.
public struct Card: Identifiable, Hashable {
  public let suit: Suit
  /// From 1, the ace, to 13, the king.
  public let rank: Int

  public init(suit: Suit, rank: Int) {
    self.suit = suit
    self.rank = rank
  }

  public var id: String { "\(symbol)\(suit)" }

  /// What is written in the corner.
  var symbol: String {
    switch rank {
    case 1: "A"
    case 11: "J"
    case 12: "Q"
    case 13: "K"
    default: "\(rank)"
    }
  }

  /// What the card is called.
  public var name: String {
    switch rank {
    case 1: "Ace of \(suit)"
    case 11: "Jack of \(suit)"
    case 12: "Queen of \(suit)"
    case 13: "King of \(suit)"
    default: "\(rank) of \(suit)"
    }
  }

  /// All cards, shuffled in the same way each time.
  public static var shuffled: [Card] {
    let cards = Suit.allCases.flatMap { suit in (1...13).map { Card(suit: suit, rank: $0) } }
    // 11 and 52 have no divisor in common, so that each card comes once.
    return cards.indices.map { cards[($0 * 11 + 37) % cards.count] }
  }
}

extension Card: Comparable {
  public static func < (first: Card, second: Card) -> Bool { first.place < second.place }

  /// The place in a new deck.
  private var place: Int { (Suit.allCases.firstIndex(of: suit) ?? 0) * 13 + rank }
}
