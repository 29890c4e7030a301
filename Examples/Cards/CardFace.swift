import SwiftUI

/// One side of a card.
struct CardFace: View {
  let card: Card
  let isOpen: Bool

  static let size = CGSize(width: 64, height: 90)

  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(isOpen ? Color.white : .blue)
      .overlay {
        if isOpen { face } else { RoundedRectangle(cornerRadius: 5).strokeBorder(.white.opacity(0.7), lineWidth: 2).padding(5) }
      }
      .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(.gray.opacity(0.5), lineWidth: 1) }
      .frame(width: Self.size.width, height: Self.size.height)
  }

  private var face: some View {
    VStack(spacing: 4) {
      Text(card.symbol).font(.system(size: 22, weight: .semibold))
      SuitShape(suit: card.suit).frame(width: 26, height: 26)
    }
    .foregroundStyle(card.suit.color)
  }
}
