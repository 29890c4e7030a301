import SwiftUI

/// Cards that are turned in space.
struct EffectCards: View {
  var body: some View {
    VStack(spacing: 30) {
      HStack(spacing: 40) {
        EffectCard("y 45°").rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
        EffectCard("x 60°").rotation3DEffect(.degrees(60), axis: (x: 1, y: 0, z: 0))
        EffectCard("both").rotation3DEffect(.degrees(50), axis: (x: 1, y: 1, z: 0), perspective: 0.4)
      }
      HStack(spacing: 40) {
        EffectCard("back").rotation3DEffect(.degrees(150), axis: (x: 0, y: 1, z: 0))
        EffectCard("leading").rotation3DEffect(.degrees(70), axis: (x: 0, y: 1, z: 0), anchor: .leading)
        EffectCard("far").rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
      }
    }
  }
}

/// A card with a stripe, a title and a line around.
struct EffectCard: View {
  let title: String

  init(_ title: String) {
    self.title = title
  }

  var body: some View {
    VStack(spacing: 6) {
      LinearGradient(colors: [.orange, .pink], startPoint: .leading, endPoint: .trailing).frame(height: 24)
      Text(title).font(.system(size: 18)).foregroundStyle(.white)
      HStack(spacing: 4) { ForEach(0..<8) { _ in Color.white.frame(width: 4, height: 16) } }
    }
    .frame(width: 100, height: 100)
    .background(Color.indigo)
    .border(.black, width: 2)
  }
}
