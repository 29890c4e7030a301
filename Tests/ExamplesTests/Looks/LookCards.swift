import SwiftUI

/// Symbols in variants and colours.
struct SymbolCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 14) {
        symbols.symbolVariant(.none)
        symbols.symbolVariant(.fill)
        symbols.symbolVariant(.circle)
        symbols.symbolVariant(.circle.fill)
        symbols.symbolVariant(.slash)
      }
      HStack(spacing: 14) {
        enclosed.symbolRenderingMode(.monochrome)
        enclosed.symbolRenderingMode(.hierarchical)
        enclosed.symbolRenderingMode(.palette).foregroundStyle(.yellow, .purple)
        enclosed.symbolRenderingMode(.multicolor)
        enclosed.foregroundStyle(.red, .teal)
      }
      .foregroundStyle(.blue)
    }
    .font(.title)
    .padding()
  }

  @ViewBuilder private var symbols: some View {
    Image(systemName: "heart")
    Image(systemName: "bell")
  }

  @ViewBuilder private var enclosed: some View {
    Image(systemName: "checkmark.circle.fill")
    Image(systemName: "plus.circle")
    Image(systemName: "exclamationmark.triangle.fill")
  }
}

/// Content that is there, and the same as it is drawn before it is.
struct RedactedCard: View {
  var body: some View {
    HStack(alignment: .top, spacing: 24) {
      story
      story.redacted(reason: .placeholder)
    }
    .padding()
  }

  private var story: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Image(systemName: "person.crop.circle").font(.largeTitle)
        VStack(alignment: .leading) {
          Text("Ada Lovelace").font(.headline)
          Text("London").font(.subheadline).foregroundStyle(.secondary).unredacted()
        }
      }
      Text("The engine might compose elaborate and scientific pieces of music of any degree of complexity.")
      Button("Read more") {}.buttonStyle(.borderedProminent)
    }
    .frame(width: 190)
  }
}

/// Meshes of colours, mixed colours, and shapes made of two.
struct MeshCard: View {
  private static let points: [SIMD2<Float>] = [[0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.4], [1, 0.5], [0, 1], [0.5, 1], [1, 1]]
  private static let colors: [Color] = [.red, .orange, .yellow, .purple, .white, .green, .indigo, .blue, .teal]

  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 12) {
        MeshGradient(width: 3, height: 3, points: Self.points, colors: Self.colors)
        MeshGradient(width: 3, height: 3, points: Self.points, colors: Self.colors, smoothsColors: false)
        Text("Mesh").font(.system(size: 48, weight: .heavy))
          .foregroundStyle(MeshGradient(width: 3, height: 3, points: Self.points, colors: Self.colors))
      }
      HStack(spacing: 0) {
        ForEach(0..<6) { Rectangle().fill(Color.blue.mix(with: .yellow, by: Double($0) / 5)) }
        ForEach(0..<6) { Rectangle().fill(Color.blue.mix(with: .yellow, by: Double($0) / 5, in: .device)) }
      }
      .frame(height: 24)
      HStack(spacing: 12) {
        Circle().union(Rectangle().offset(x: 25, y: 25)).fill(.blue)
        Circle().intersection(Rectangle().offset(x: 25, y: 25)).fill(.blue)
        Circle().subtracting(Rectangle().offset(x: 25, y: 25)).fill(.blue)
        Circle().symmetricDifference(Rectangle().offset(x: 25, y: 25)).fill(.blue)
        Circle().lineIntersection(Rectangle().offset(x: 25, y: 25)).stroke(.red, lineWidth: 3)
        Circle().lineSubtraction(Rectangle().offset(x: 25, y: 25)).stroke(.red, lineWidth: 3)
      }
      .frame(height: 50)
      ZStack {
        RoundedRectangle(cornerRadius: 24).fill(.gray.opacity(0.3))
        ContainerRelativeShape().fill(.orange).padding(10)
        ContainerRelativeShape().inset(by: 4).stroke(.white, lineWidth: 2).padding(10)
      }
      .containerShape(RoundedRectangle(cornerRadius: 24))
      .frame(height: 70)
    }
    .padding()
  }
}

/// Glass over a picture.
struct GlassCard: View {
  var body: some View {
    VStack(spacing: 14) {
      GlassEffectContainer {
        HStack(spacing: 12) {
          Text("Regular").padding(10).glassEffect()
          Text("Clear").padding(10).glassEffect(.clear)
          Text("Tinted").padding(10).glassEffect(.regular.tint(.orange), in: .rect(cornerRadius: 10))
        }
      }
      HStack(spacing: 12) {
        Button("Glass") {}.buttonStyle(.glass)
        Button("Prominent") {}.buttonStyle(.glassProminent)
        Button("Off") {}.buttonStyle(.glass).disabled(true)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      HStack(spacing: 0) {
        ForEach(0..<12) { index in Rectangle().fill(Color(hue: Double(index) / 12, saturation: 0.7, brightness: 0.9)) }
      }
    }
  }
}
