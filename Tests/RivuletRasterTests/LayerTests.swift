import Foundation
import RivuletDrawing
import RivuletGeometry
import Testing

@testable import RivuletRaster

/// Groups that are put onto the picture as a whole.
struct LayerTests {
  @Test func `opacity holds for a group as a whole`() {
    let picture = Picture([
      .layer(LayerEffect(opacity: 0.5)), .box(0, 0, 20, 20, 0xFF0000), .box(10, 10, 20, 20, 0x0000FF), .end,
    ])
    // Where the two overlap, only the upper one shows.
    #expect(picture[15, 15] == picture[25, 25])
    #expect(picture.surface.pixel(x: 5, y: 5)!.red == 255)
  }

  @Test func `a single item fades without a layer and looks the same`() {
    let alone = Picture([.layer(LayerEffect(opacity: 0.5)), .box(0, 0, 20, 20, 0xFF0000), .end])
    let grouped = Picture([.layer(LayerEffect(opacity: 0.5)), .box(0, 0, 20, 20, 0xFF0000), .box(0, 0, 0, 0, 0), .end])
    #expect(alone.bytes == grouped.bytes)
  }

  @Test func `a blur spreads softly to all sides and keeps the sum`() {
    let picture = Picture([.layer(LayerEffect(blurRadius: 3)), .box(15, 15, 10, 10, 0), .end])
    let middle = picture.surface.pixel(x: 20, y: 20)!.red
    let edge = picture.surface.pixel(x: 15, y: 20)!.red
    let outside = picture.surface.pixel(x: 12, y: 20)!.red
    #expect(middle < edge && edge < outside && outside < 255)
    #expect(picture[5, 20] == "FFFFFF")
    let sum = (0..<40).reduce(0) { sum, y in sum + (0..<40).reduce(0) { $0 + 255 - picture.surface.pixel(x: $1, y: y)!.red } }
    #expect(abs(sum - 100 * 255) < 100 * 255 / 20)
  }

  @Test func `an opaque blur keeps its outline and mixes only what is opaque`() {
    let picture = Picture([
      .layer(LayerEffect(blurRadius: 3, isBlurOpaque: true)), .box(10, 10, 10, 20, 0), .box(20, 10, 10, 20, 0xFF0000), .end,
    ])
    #expect((picture[9, 20], picture[30, 20], picture[20, 9]) == ("FFFFFF", "FFFFFF", "FFFFFF"))
    let red = [10, 19, 20, 29].map { picture.surface.pixel(x: $0, y: 20)! }
    #expect(red.allSatisfy { $0.green == 0 } && red[0].red < 5 && (90...127).contains(red[1].red) && red[3].red > 250)
  }

  @Test func `a shadow lies beneath, moved and in its own colour`() {
    let shadow = ShadowEffect(color: PaintColor(hex: 0x0000FF), radius: 0, x: 10, y: 5)
    let picture = Picture([.layer(LayerEffect(shadow: shadow)), .box(5, 5, 10, 10, 0xFF0000), .end])
    #expect(picture[14, 14] == "FF0000" && picture[20, 19] == "0000FF" && picture[15, 5] == "FFFFFF")
  }

  @Test func `a mask shows the rest where it is opaque`() {
    let picture = Picture([
      .mask, .box(0, 0, 10, 40, 0xFFFFFF), .box(10, 0, 10, 40, 0, opacity: 0.5), .masked, .box(0, 0, 40, 40, 0xFF0000), .end,
    ])
    #expect(picture[5, 5] == "FF0000" && picture[30, 5] == "FFFFFF")
    #expect((126...129).contains(picture.surface.pixel(x: 15, y: 5)!.green))
  }

  @Test func `blend modes combine a group with the ground`() {
    func blended(_ mode: BlendMode) -> String {
      Picture([.box(0, 0, 40, 40, 0x808080), .layer(LayerEffect(blendMode: mode)), .box(0, 0, 40, 40, 0xFF8000), .end])[5, 5]
    }
    #expect(blended(.multiply) == "804000")
    #expect(blended(.screen) == "FFC080")
    #expect(blended(.plusLighter) == "FFFF80")
    #expect(blended(.plusDarker) == "800100")
    #expect(blended(.difference) == "7F0080")
    #expect(blended(.destinationOver) == "808080")
    #expect(Set(BlendMode.allModes.map(blended)).count > 12)
  }

  @Test func `what blends in a faded group meets the ground, whichever is said first`() {
    func blended(_ mode: BlendMode, _ opacity: Double) -> [String] {
      let ground = DisplayList.Command.box(0, 0, 40, 40, 0x808080)
      let box = DisplayList.Command.box(0, 0, 40, 40, 0xFF8000)
      let (blend, fade) = (
        DisplayList.Command.layer(LayerEffect(blendMode: mode)), DisplayList.Command.layer(LayerEffect(opacity: opacity))
      )
      return [
        Picture([ground, fade, blend, box, .end, .end])[5, 5], Picture([ground, blend, fade, box, .end, .end])[5, 5],
        Picture([ground, .layer(LayerEffect(opacity: opacity, blendMode: mode)), box, .end])[5, 5],
      ]
    }
    // Half way between the ground and what the whole blend gives.
    #expect(blended(.multiply, 0.5) == ["806040", "806040", "806040"])
    #expect(blended(.screen, 0.5) == ["C0A080", "C0A080", "C0A080"])
    #expect(Set(blended(.overlay, 0.5)).count == 1)
    #expect(blended(.multiply, 1) == ["804000", "804000", "804000"])
    #expect(blended(.multiply, 0) == ["808080", "808080", "808080"])
  }

  @Test func `a faded group with something that blends fades as a whole`() {
    let picture = Picture([
      .box(0, 0, 40, 40, 0x808080), .layer(LayerEffect(opacity: 0.5)), .box(0, 0, 20, 40, 0xFF0000),
      .layer(LayerEffect(blendMode: .multiply)), .box(0, 0, 40, 20, 0xFF8000), .end, .end,
    ])
    // Red alone, the ground multiplied, both, and neither, each half way from the ground.
    #expect((picture[5, 30], picture[30, 5]) == ("C04040", "806040"))
    #expect((picture[5, 5], picture[30, 30]) == ("C04040", "808080"))
  }

  @Test func `what blends behind a mask meets the ground`() {
    let picture = Picture([
      .box(0, 0, 40, 40, 0x808080), .mask, .box(0, 0, 20, 40, 0xFFFFFF), .masked, .layer(LayerEffect(blendMode: .multiply)),
      .box(0, 0, 40, 40, 0xFF8000), .end, .end,
    ])
    #expect((picture[5, 5], picture[30, 5]) == ("804000", "808080"))
  }

  @Test func `what is blurred blends within its group`() {
    let picture = Picture([
      .box(0, 0, 40, 40, 0x808080), .layer(LayerEffect(blurRadius: 0.1)), .layer(LayerEffect(blendMode: .multiply)),
      .box(0, 0, 40, 40, 0xFF8000), .end, .end,
    ])
    #expect(picture[20, 20] == "FF8000")
  }

  @Test func `painting in tiles gives the same pixels as painting at once`() {
    let tree = DrawingTree()
    var random = SplitMix(seed: 7)
    var nodes: [DrawingNode] = []
    for index in 0..<60 {
      let node = tree.makeNode()
      let rect = CGRect(
        x: CGFloat(random.next() % 160), y: CGFloat(random.next() % 160), width: CGFloat(random.next() % 60),
        height: CGFloat(random.next() % 60))
      let color = PaintColor(hex: UInt32(truncatingIfNeeded: random.next() & 0xFFFFFF))
      tree.setItem(.fill(Path(roundedRect: rect, cornerRadius: 6), .color(color), FillStyle()), of: node)
      if index % 7 == 0 { tree.setBlurRadius(4, of: node) }
      if index % 5 == 0 { tree.setShadow(ShadowEffect(color: .black, radius: 5, x: 3, y: -4), of: node) }
      if index % 4 == 0 { tree.setOpacity(0.6, of: node) }
      if index % 6 == 0 { tree.setTransform(CGAffineTransform(rotationAngle: CGFloat(index)), of: node) }
      if index % 11 == 0 {
        let turn = SpaceRotation(angle: .degrees(Double(index * 3)), axis: SIMD3(0.2, 1, 0)).transform(in: CGSize(width: 160, height: 160))
        tree.setProjection(turn, of: node)
      }
      if index % 8 == 0 { tree.setColorMatrix(.hueRotation(sine: 0.6, cosine: 0.8), of: node) }
      tree.setOffset(CGPoint(x: CGFloat(random.next() % 40), y: CGFloat(random.next() % 40)), of: node)
      nodes.append(node)
    }
    for index in 1..<nodes.count where index % 3 == 0 { tree.setChildren(of: nodes[index], to: [nodes[index - 1]]) }
    tree.setChildren(of: tree.root, to: nodes.enumerated().filter { ($0.offset + 1) % 3 != 0 || $0.offset == 59 }.map(\.element))

    let rasterizer = Rasterizer()
    let whole = RasterSurface(width: 200, height: 200)
    whole.paint(
      tree, scale: 1, origin: .zero, region: CGRect(x: 0, y: 0, width: 200, height: 200), background: .white, with: rasterizer)
    var differences = 0
    for top in stride(from: 0, to: 200, by: 50) {
      for left in stride(from: 0, to: 200, by: 50) {
        let tile = RasterSurface(width: 50, height: 50)
        let region = CGRect(x: left, y: top, width: 50, height: 50)
        tile.paint(tree, scale: 1, origin: region.origin, region: region, background: .white, with: rasterizer)
        for y in 0..<50 {
          for x in 0..<50 {
            let (one, other) = (tile.pixel(x: x, y: y)!, whole.pixel(x: left + x, y: top + y)!)
            // Rounding in blurs may differ by one step.
            if abs(one.red - other.red) > 2 || abs(one.green - other.green) > 2 || abs(one.blue - other.blue) > 2 { differences += 1 }
          }
        }
      }
    }
    #expect(differences == 0)
  }
}

/// A small random source of which each seed gives one series.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
