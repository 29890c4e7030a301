import Foundation
import RivuletDrawing
import RivuletGeometry
import Testing

@testable import RivuletRaster

/// Items and simple groups as pixels.
struct PaintingTests {
  @Test func `a box on whole pixels has sharp edges and its exact colour`() {
    let picture = Picture([.box(10, 10, 5, 5, 0x34C759)])
    #expect(picture[10, 10] == "34C759" && picture[14, 14] == "34C759")
    #expect(picture[9, 10] == "FFFFFF" && picture[15, 14] == "FFFFFF")
    #expect(picture.inkedPixels == 25)
  }

  @Test func `scale makes points larger`() {
    #expect(Picture([.box(1, 1, 2, 2, 0)], scale: 3).inkedPixels == 36)
  }

  @Test func `see-through colours mix with the ground`() {
    let gray = Picture([.box(0, 0, 40, 40, 0, opacity: 0.5)]).surface.pixel(x: 5, y: 5)!
    #expect((127...128).contains(gray.red) && gray.red == gray.green && gray.red == gray.blue)
  }

  @Test func `the even-odd rule leaves holes`() {
    var path = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let item = DrawingItem.fill(path, .color(.black), FillStyle(eoFill: true))
    #expect(Picture([.draw(item, at: .zero)])[15, 15] == "FFFFFF")
    #expect(Picture([.draw(.fill(path, .color(.black), FillStyle()), at: .zero)])[15, 15] == "000000")
  }

  @Test func `strokes lie on both sides of the path and may be dashed`() {
    let path = Path { path in
      path.move(to: CGPoint(x: 0, y: 10))
      path.addLine(to: CGPoint(x: 40, y: 10))
    }
    let solid = Picture([.draw(.stroke(path, .color(.black), StrokeStyle(lineWidth: 4)), at: .zero)])
    #expect(solid.inkedPixels == 160 && solid[20, 8] == "000000" && solid[20, 11] == "000000")
    let dashed = Picture([.draw(.stroke(path, .color(.black), StrokeStyle(lineWidth: 4, dash: [5])), at: .zero)])
    #expect(dashed.inkedPixels == 80 && dashed[7, 9] == "FFFFFF")
  }

  @Test func `a clip hides what lies outside`() {
    let clip = ClipEffect(path: Path(CGRect(x: 5, y: 5, width: 10, height: 10)))
    #expect(Picture([.clip(clip), .box(0, 0, 40, 40, 0), .end]).inkedPixels == 100)
  }

  @Test func `a transform turns about the origin`() {
    let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 20, ty: 0)
    let picture = Picture([.transform(quarter), .box(0, 0, 10, 5, 0xFF0000), .end])
    #expect(picture[15, 0] == "FF0000" && picture[19, 9] == "FF0000" && picture.inkedPixels == 50)
  }

  @Test func `gradients run from their first colour to their last`() {
    let stops = [
      GradientPaint.Stop(color: PaintColor(hex: 0xFF0000), location: 0), .init(color: PaintColor(hex: 0x0000FF), location: 1),
    ]
    let across = GradientPaint(stops: stops, geometry: .linear(from: .zero, to: CGPoint(x: 40, y: 0)))
    let square = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
    let linear = Picture([.draw(.fill(square, .gradient(across), FillStyle()), at: .zero)])
    #expect(linear.surface.pixel(x: 0, y: 20)!.red > 245 && linear.surface.pixel(x: 39, y: 20)!.blue > 245)
    let round = GradientPaint(
      stops: stops, geometry: .radial(center: CGPoint(x: 20, y: 20), startRadius: 0, endRadius: 20, verticalScale: 1))
    let radial = Picture([.draw(.fill(square, .gradient(round), FillStyle()), at: .zero)])
    #expect(radial.surface.pixel(x: 20, y: 20)!.red > 240 && radial[0, 0] == "0000FF")
    let sweep = GradientPaint(
      stops: stops, geometry: .angular(center: CGPoint(x: 20, y: 20), from: .degrees(0), to: .degrees(360)))
    let angular = Picture([.draw(.fill(square, .gradient(sweep), FillStyle()), at: .zero)])
    #expect(angular.surface.pixel(x: 39, y: 21)!.red > 240 && angular.surface.pixel(x: 39, y: 18)!.blue > 240)
    let half = angular.surface.pixel(x: 1, y: 20)!
    #expect(abs(half.red - half.blue) < 12)
  }

  @Test func `a perceptual gradient is lighter in its middle than a plain one`() {
    let stops = [
      GradientPaint.Stop(color: PaintColor(hex: 0x0000FF), location: 0), .init(color: PaintColor(hex: 0xFFFF00), location: 1),
    ]
    let square = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
    func middle(_ isPerceptual: Bool) -> Int {
      let paint = GradientPaint(stops: stops, geometry: .linear(from: .zero, to: CGPoint(x: 40, y: 0)), isPerceptual: isPerceptual)
      return Picture([.draw(.fill(square, .gradient(paint), FillStyle()), at: .zero)]).surface.pixel(x: 20, y: 20)!.green
    }
    #expect(middle(true) > middle(false) + 10)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e30])
  func `numbers without sense draw nothing harmful`(_ number: CGFloat) {
    let path = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: number, y: 10))
      path.addCurve(to: CGPoint(x: 5, y: 5), control1: CGPoint(x: number, y: number), control2: CGPoint(x: 0, y: number))
    }
    let picture = Picture([
      .draw(.fill(path, .color(.black), FillStyle()), at: CGPoint(x: number, y: 0)),
      .draw(.stroke(path, .color(.black), StrokeStyle(lineWidth: number, dash: [number])), at: .zero),
      .transform(CGAffineTransform(a: number, b: 0, c: 0, d: 1, tx: 0, ty: 0)), .box(0, 0, 9, 9, 0), .end,
      .layer(LayerEffect(opacity: 0.5, blurRadius: number)), .box(0, 0, 9, 9, 0), .box(1, 1, 9, 9, 0), .end,
      .box(30, 30, 10, 10, 0xFF0000),
    ])
    #expect(picture[35, 35] == "FF0000")
  }

  @Test func `a png holds the same pixels`() throws {
    let data = try Picture([.box(10, 10, 5, 5, 0x34C759)]).surface.png()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".png")
    defer { try? FileManager.default.removeItem(at: file) }
    try data.write(to: file)
    let read = try ImageDecoder.decode(file.path).get()
    #expect(read.width == 40 && read.height == 40)
    #expect(read.pixel(x: 12, y: 12)! == (0x34, 0xC7, 0x59, 255) && read.pixel(x: 0, y: 0)! == (255, 255, 255, 255))
  }
}
