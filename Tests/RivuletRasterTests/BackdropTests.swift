import Foundation
import RivuletDrawing
import RivuletGeometry
import Testing

@testable import RivuletRaster

/// Items that show what lies beneath them.
struct BackdropTests {
  private func glass(
    _ rect: CGRect, radius: CGFloat = 4, saturation: Double = 1, tint: PaintColor = .clear, opacity: Double = 1
  ) -> DisplayList.Command {
    let paint = BackdropPaint(blurRadius: radius, saturation: saturation, tint: tint, opacity: opacity)
    return .draw(.fill(Path(rect), .backdrop(paint), FillStyle()), at: .zero)
  }

  private let all = CGRect(x: 0, y: 0, width: 40, height: 40)

  private func grey(_ picture: Picture, _ x: Int, _ y: Int) -> Int { picture.surface.pixel(x: x, y: y)!.red }

  @Test func `what lies beneath is blurred within the shape, and as it was beside it`() {
    let picture = Picture([.box(0, 0, 20, 40, 0), glass(CGRect(x: 0, y: 10, width: 40, height: 20))])
    #expect(grey(picture, 19, 5) == 0 && grey(picture, 20, 5) == 255)
    #expect((90...127).contains(grey(picture, 19, 20)) && (128...165).contains(grey(picture, 20, 20)))
    #expect(grey(picture, 10, 20) < 10 && grey(picture, 32, 20) > 245)
  }

  @Test func `a tint lies over it, and colours become purer before that`() {
    let tinted = Picture([.box(0, 0, 40, 40, 0), glass(all, tint: PaintColor(hex: 0xFFFFFF, opacity: 0.4))])
    #expect(tinted[20, 20] == "666666")
    let pure = Picture([.box(0, 0, 40, 40, 0x906060), glass(all, saturation: 2)])
    #expect(pure.surface.pixel(x: 20, y: 20)!.red > 0xA8 && pure.surface.pixel(x: 20, y: 20)!.green < 0x60)
  }

  @Test func `at half of its opacity what is sharp shows through`() {
    let picture = Picture([.box(0, 0, 20, 40, 0), glass(all, opacity: 0.5)])
    #expect((50...70).contains(grey(picture, 19, 20)) && (185...205).contains(grey(picture, 20, 20)))
  }

  @Test func `what is painted later is not blurred, and one backdrop sees the one beneath`() {
    let picture = Picture([glass(all), .box(0, 0, 20, 40, 0)])
    #expect(grey(picture, 19, 20) == 0 && grey(picture, 20, 20) == 255)
    let twice = Picture([
      .box(0, 0, 40, 40, 0), glass(all, tint: PaintColor(hex: 0xFFFFFF, opacity: 0.5)),
      glass(all, tint: PaintColor(hex: 0xFFFFFF, opacity: 0.5)),
    ])
    #expect((0xBD...0xC1).contains(grey(twice, 20, 20)))
  }

  @Test func `in a faded group it sees what lies beneath the group`() {
    let white = PaintColor(hex: 0xFFFFFF, opacity: 0.5)
    let picture = Picture([
      .box(0, 0, 40, 40, 0), .layer(LayerEffect(opacity: 0.5)), glass(all, tint: white), .box(0, 0, 2, 2, 0), .end,
    ])
    #expect((0x3E...0x42).contains(grey(picture, 20, 20)))
    let isolated = Picture([.box(0, 0, 40, 40, 0), .layer(LayerEffect(isIsolated: true)), glass(all, tint: white), .end])
    // Nothing is beneath it in its group but the tint.
    #expect((0x7E...0x82).contains(grey(isolated, 20, 20)))
  }

  @Test func `beyond the window's edge lies the ground`() {
    let picture = Picture([.box(0, 0, 40, 40, 0), glass(all)])
    // White shines in from outside.
    #expect((100...150).contains(grey(picture, 0, 20)) && grey(picture, 20, 20) < 5)
  }

  @Test func `painting in parts gives the same pixels as painting at once`() {
    let tree = DrawingTree()
    var random = SplitMix(seed: 3)
    for index in 0..<40 {
      let node = tree.makeNode()
      let rect = CGRect(
        x: CGFloat(random.next() % 180), y: CGFloat(random.next() % 180), width: CGFloat(random.next() % 50),
        height: CGFloat(random.next() % 50))
      let color = PaintColor(hex: UInt32(truncatingIfNeeded: random.next() & 0xFFFFFF))
      let glass = BackdropPaint(blurRadius: 6, saturation: 1.5, tint: PaintColor(hex: 0xFFFFFF, opacity: 0.3))
      let paint: Paint = index.isMultiple(of: 9) ? .backdrop(glass) : .color(color)
      tree.setItem(.fill(Path(roundedRect: rect, cornerRadius: 5), paint, FillStyle()), of: node)
      if index.isMultiple(of: 18) { tree.setOpacity(0.7, of: node) }
      tree.append(node, to: tree.root)
    }
    let rasterizer = Rasterizer()
    for scale in [CGFloat(1), 2] {
      let side = Int(200 * scale)
      let whole = RasterSurface(width: side, height: side)
      whole.paint(tree.displayList(scale: scale), background: .white, with: rasterizer)
      let parts = RasterSurface(width: side, height: side)
      for top in stride(from: 0, to: 200, by: 40) {
        for left in stride(from: 0, to: 200, by: 50) {
          parts.paint(
            tree, scale: scale, origin: .zero, region: CGRect(x: left, y: top, width: 50, height: 40), background: .white, with: rasterizer)
        }
      }
      #expect(whole.compare(with: parts, tolerance: 2).count == 0)
    }
  }

  @Test func `where nothing can be read the tint stands for it`() {
    #expect(DisplayList(scale: 1, commands: [glass(all)]).backdropReach == 12)
    #expect(DisplayList(scale: 1, commands: [.box(0, 0, 1, 1, 0)]).backdropReach == 0)
  }
}

/// Shadows that are part of the look of a shape.
struct ShapeShadowTests {
  private func picture(_ shadows: [ShapeShadow]) -> Picture {
    Picture([.layer(LayerEffect(shapeShadows: shadows)), .box(10, 10, 20, 20, 0xFF0000), .end])
  }

  private func shadow(_ hex: UInt32, radius: CGFloat = 0, x: CGFloat = 0, y: CGFloat = 0) -> ShadowEffect {
    ShadowEffect(color: PaintColor(hex: hex), radius: radius, x: x, y: y)
  }

  @Test func `a drop shadow lies beneath`() {
    let picture = picture([ShapeShadow(shadow(0x0000FF, x: 5, y: 5))])
    #expect((picture[29, 29], picture[32, 32], picture[36, 32], picture[12, 12]) == ("FF0000", "0000FF", "FFFFFF", "FF0000"))
  }

  @Test func `an inner shadow falls onto the shape from its edge, and never beside it`() {
    let picture = picture([ShapeShadow(shadow(0x0000FF, x: 5, y: 0), isInner: true)])
    #expect((picture[12, 20], picture[16, 20], picture[8, 20], picture[31, 20]) == ("0000FF", "FF0000", "FFFFFF", "FFFFFF"))
  }

  @Test func `blurred shadows fade`() {
    let inner = picture([ShapeShadow(shadow(0x0000FF, radius: 3), isInner: true)])
    let blue = [10, 13, 19].map { inner.surface.pixel(x: $0, y: 20)!.blue }
    #expect(blue[0] > blue[1] && blue[1] > blue[2] && blue[0] > 80 && inner[9, 20] == "FFFFFF")
    let drop = picture([ShapeShadow(shadow(0x0000FF, radius: 3))])
    let red = [9, 6, 3].map { drop.surface.pixel(x: $0, y: 20)!.red }
    #expect(red[0] < red[1] && red[1] < red[2] && drop[10, 20] == "FF0000")
  }

  @Test func `several shadows are all there`() {
    let picture = picture([
      ShapeShadow(shadow(0x00FF00, x: 4), isInner: true), ShapeShadow(shadow(0x0000FF, x: -4), isInner: true),
      ShapeShadow(shadow(0x808080, x: 0, y: 5)),
    ])
    #expect((picture[11, 20], picture[28, 20], picture[20, 32], picture[20, 20]) == ("00FF00", "0000FF", "808080", "FF0000"))
  }

  @Test func `a part that is painted by itself has the same shadow`() {
    let tree = DrawingTree()
    let node = tree.makeNode()
    tree.setItem(
      .fill(Path(ellipseIn: CGRect(x: 10, y: 10, width: 60, height: 60)), .color(PaintColor(hex: 0xFF8000)), FillStyle()), of: node)
    tree.setShapeShadows(
      [ShapeShadow(shadow(0x000000, radius: 5, x: 4, y: 4), isInner: true), ShapeShadow(shadow(0x000000, radius: 4, y: 6))], of: node)
    tree.append(node, to: tree.root)
    let (whole, parts, rasterizer) = (RasterSurface(width: 90, height: 90), RasterSurface(width: 90, height: 90), Rasterizer())
    whole.paint(tree.displayList(scale: 1), background: .white, with: rasterizer)
    for index in 0..<9 {
      let region = CGRect(x: index % 3 * 30, y: index / 3 * 30, width: 30, height: 30)
      parts.paint(tree, scale: 1, origin: .zero, region: region, background: .white, with: rasterizer)
    }
    #expect(whole.compare(with: parts, tolerance: 2).count == 0)
  }
}
