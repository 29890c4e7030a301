import SwiftUI

/// A card at an angle: 0 shows its back, 180 its face, and between it is seen narrower.
struct FlippingCard: View, Animatable {
  let card: Card
  var angle: Double

  nonisolated var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }

  var body: some View {
    CardFace(card: card, isOpen: angle > 90)
      .scaleEffect(x: max(abs(cos(angle * .pi / 180)), 0.01), y: 1)
  }
}
