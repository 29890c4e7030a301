import SwiftUI

/// A card that is turned in space around its middle: 0 degrees show its back, 180 its face.
struct FlippingCard: View, Animatable {
  let card: Card
  var angle: Double

  nonisolated var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }

  var body: some View {
    let isOpen = angle > 90
    CardFace(card: card, isOpen: isOpen)
      // The face would be a mirror image on the far side.
      .rotation3DEffect(.degrees(angle - (isOpen ? 180 : 0)), axis: (x: 0, y: 1, z: 0), perspective: 0.6)
  }
}
