import SwiftUI

/// Materials over stripes and shapes.
struct EffectMaterials: View {
  private struct Pane: View {
    let title: String
    let material: Material

    init(_ title: String, _ material: Material) {
      self.title = title
      self.material = material
    }

    var body: some View {
      Text(title).font(.system(size: 15))
        .frame(width: 100, height: 56)
        .background(material, in: RoundedRectangle(cornerRadius: 12))
    }
  }

  var body: some View {
    ZStack {
      LinearGradient(colors: [.blue, .purple, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
      HStack(spacing: 20) { ForEach(0..<9) { _ in Color.yellow.frame(width: 20) } }
      Circle().fill(.black).frame(width: 120, height: 120)
      VStack(spacing: 20) {
        HStack(spacing: 16) {
          Pane("ultra thin", .ultraThin)
          Pane("thin", .thin)
          Pane("regular", .regular)
        }
        HStack(spacing: 16) {
          Pane("thick", .thick)
          Pane("ultra thick", .ultraThick)
          Pane("bar", .bar)
        }
      }
    }
  }
}

/// Shapes and texts whose styles have shadows.
struct EffectShadows: View {
  private let ground = Color(white: 0.88)

  var body: some View {
    HStack(spacing: 24) {
      Circle().fill(.orange.shadow(.drop(radius: 6, y: 4))).frame(width: 70, height: 70)
      Circle().fill(.orange.shadow(.inner(radius: 6, y: 4))).frame(width: 70, height: 70)
      RoundedRectangle(cornerRadius: 16)
        .fill(
          ground
            .shadow(.inner(color: .black.opacity(0.4), radius: 5, x: 4, y: 4))
            .shadow(.inner(color: .white, radius: 5, x: -4, y: -4))
        )
        .frame(width: 70, height: 70)
      RoundedRectangle(cornerRadius: 16)
        .fill(
          ground
            .shadow(.drop(color: .black.opacity(0.3), radius: 6, x: 5, y: 5))
            .shadow(.drop(color: .white, radius: 6, x: -5, y: -5))
        )
        .frame(width: 70, height: 70)
      Text("Ab").font(.system(size: 44, weight: .heavy)).foregroundStyle(.teal.shadow(.inner(radius: 3, y: 2)))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(ground)
  }
}
