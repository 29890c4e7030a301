import Foundation
import RivuletDrawing
import RivuletGeometry
import Testing

@testable import RivuletRaster

/// Whatever numbers a list holds, it is drawn in bounded work, and the surface can be drawn on afterwards.
struct ExtremeNumberTests {
  private static let square = Path(CGRect(x: 0, y: 0, width: 40, height: 40))

  /// The picture of commands and a red box behind them, which has to show.
  private func drawn(_ commands: [DisplayList.Command], width: Int = 40, height: Int = 40) -> Picture {
    let picture = Picture(commands + [.box(30, 30, 10, 10, 0xFF0000)], width: width, height: height)
    #expect(picture[35, 35] == "FF0000" && !picture.surface.hasFailed)
    return picture
  }

  private func gradient(_ geometry: GradientPaint.Geometry) -> DisplayList.Command {
    let stops = [GradientPaint.Stop(color: PaintColor(hex: 0xFF0000), location: 0), .init(color: PaintColor(hex: 0x0000FF), location: 1)]
    return .draw(.fill(Self.square, .gradient(GradientPaint(stops: stops, geometry: geometry)), FillStyle()), at: .zero)
  }

  @Test(arguments: [1e3, 2e4, 1e5, 1e9, 1e30, CGFloat.infinity, .nan], [1, 0.01, 100])
  func `gradients with radii and places of any size leave the surface as it was`(_ number: CGFloat, _ verticalScale: CGFloat) {
    for (start, end) in [(0, number), (number, 0), (number, number), (number / 2, number)] {
      _ = drawn([gradient(.radial(center: .zero, startRadius: start, endRadius: end, verticalScale: verticalScale))])
      _ = drawn([gradient(.radial(center: CGPoint(x: number, y: 0), startRadius: start, endRadius: end, verticalScale: verticalScale))])
    }
    _ = drawn([gradient(.linear(from: .zero, to: CGPoint(x: number, y: number)))])
    _ = drawn([gradient(.angular(center: CGPoint(x: -number, y: 0), from: .radians(number), to: .radians(1)))])
    for scale in [1e-5, 1e5] as [CGFloat] {
      _ = drawn([
        .transform(CGAffineTransform(scaleX: scale, y: scale)),
        gradient(.radial(center: .zero, startRadius: 0, endRadius: number, verticalScale: verticalScale)), .end,
      ])
    }
  }

  @Test func `a wide gradient looks as its numbers say, whoever computes it`() {
    func middle(_ radius: CGFloat) -> Int {
      let picture = Picture([
        gradient(.radial(center: CGPoint(x: 20 - radius / 2, y: 20), startRadius: 0, endRadius: radius, verticalScale: 1))
      ])
      return picture.surface.pixel(x: 20, y: 20)!.red
    }
    for radius in [100, 1e4, 1e5, 1e7] as [CGFloat] { #expect(abs(middle(radius) - 127) <= 3) }
    let linear = Picture([gradient(.linear(from: CGPoint(x: -1e6, y: 0), to: CGPoint(x: 1e6, y: 0)))])
    #expect(abs(linear.surface.pixel(x: 20, y: 20)!.red - 127) <= 1)
  }

  @Test(arguments: [1e-300, 1e-9, 1e9, 1e19, 1e150, 1e300, CGFloat.infinity, .nan])
  func `every number of a list may be any`(_ number: CGFloat) {
    for number in [number, -number] {
      let line = Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: number, y: 20))
        path.addQuadCurve(to: CGPoint(x: 3, y: number), control: CGPoint(x: number, y: 0))
        path.closeSubpath()
      }
      let style = StrokeStyle(lineWidth: number, miterLimit: number, dash: [number, 1], dashPhase: number)
      _ = drawn([
        .draw(.stroke(line, .color(.white), style), at: .zero),
        .draw(.stroke(line, .color(.white), StrokeStyle(dash: [1e-9, abs(number)])), at: .zero),
        .draw(.stroke(Self.square, .color(.white), StrokeStyle(lineWidth: number)), at: CGPoint(x: number, y: 0)),
        .draw(.image(ImageItem(name: "star", isSymbol: true, rect: CGRect(x: 0, y: number, width: number, height: 9))), at: .zero),
        .draw(.image(ImageItem(name: "star", isSymbol: true, rect: CGRect(x: 0, y: 0, width: 1, height: 1), tint: .white)), at: .zero),
        .transform(CGAffineTransform(scaleX: number, y: 1)), .box(0, 0, 1, 1, 0xFFFFFF), .end,
        .transform(CGAffineTransform(scaleX: number, y: number)),
        .draw(.stroke(Self.square, .color(.white), StrokeStyle(dash: [3])), at: .zero),
        .draw(.image(ImageItem(name: "star", isSymbol: true, rect: CGRect(x: 0, y: 0, width: 20, height: 20))), at: .zero), .end,
        .clip(ClipEffect(path: line)), .box(0, 0, 9, 9, 0xFFFFFF), .end,
        .mask, .box(0, 0, 9, 9, 0), .transform(CGAffineTransform(scaleX: number, y: 1)), .box(0, 0, 9, 9, 0), .end, .masked,
        .box(0, 0, 9, 9, 0xFFFFFF), .end,
        .layer(LayerEffect(opacity: number)), .box(0, 0, 9, 9, 0xFFFFFF), .box(0, 0, 5, 5, 0xFFFFFF), .end,
        .layer(LayerEffect(blendMode: .plusDarker, blurRadius: number)), .box(0, 0, 9, 9, 0xFFFFFF), .end,
        .layer(LayerEffect(shadow: ShadowEffect(color: .white, radius: number, x: number, y: -number))), .box(0, 0, 9, 9, 0xFFFFFF), .end,
        .layer(LayerEffect(shadow: ShadowEffect(color: .white, radius: 1, x: number))), .box(0, 0, 9, 9, 0xFFFFFF), .end,
      ])
    }
  }

  @Test func `a color of any number is one`() {
    for number in [Float.nan, .infinity, -.infinity, 1e30] {
      let color = PaintColor(linearRed: number, green: 0, blue: number, opacity: number)
      let paint = GradientPaint(
        stops: [.init(color: color, location: .nan), .init(color: color, location: .infinity)],
        geometry: .angular(center: .zero, from: .zero, to: .radians(1)),
        isPerceptual: number > 0)
      _ = drawn([
        .draw(.fill(Self.square, .color(color), FillStyle()), at: .zero),
        .draw(.fill(Self.square, .gradient(paint), FillStyle()), at: .zero),
        .layer(LayerEffect(shadow: ShadowEffect(color: color, radius: 2))), .box(0, 0, 4, 4, 0), .end,
      ])
    }
  }

  @Test func `blurs as wide as the window and wider are made of few pixels`() {
    var commands: [DisplayList.Command] = [.box(0, 0, 200, 200, 0)]
    for _ in 0..<3 {
      commands = [.layer(LayerEffect(blurRadius: 1000, shadow: ShadowEffect(color: .black, radius: 1000)))] + commands + [.end]
    }
    _ = drawn(commands, width: 200, height: 200)
    #expect(BoxBlur.reduction(sigma: 2000) == 64 && BoxBlur.reduction(sigma: 40) == 1)
  }

  @Test(arguments: [1e6, 1e9, 1e12, 3e12, 1e15, 1e30, 1e100] as [CGFloat])
  func `a blur under a scale of any size is made of few pixels`(_ scale: CGFloat) {
    let rasterizer = Rasterizer()
    let surface = RasterSurface(width: 40, height: 30)
    let commands: [DisplayList.Command] = [
      .transform(CGAffineTransform(scaleX: scale, y: scale)),
      .layer(LayerEffect(blurRadius: 1000, shadow: ShadowEffect(color: .black, radius: 1000))), .box(0, 0, 40, 30, 0), .end, .end,
    ]
    surface.paint(DisplayList(scale: 1, commands: commands), background: .white, with: rasterizer)
    #expect(rasterizer.layerPixelCount < 2_000_000 && !surface.hasFailed)
  }

  @Test(arguments: [49, 60, 97] as [CGFloat])
  func `a blur of larger pixels looks like one of small ones`(_ sigma: CGFloat) {
    func profile(_ radius: CGFloat, _ scale: CGFloat) -> [Int] {
      let surface = RasterSurface(width: Int(600 * scale), height: Int(60 * scale))
      let commands: [DisplayList.Command] = [.layer(LayerEffect(blurRadius: radius)), .box(250, -1000, 100, 2000, 0), .end]
      surface.paint(DisplayList(scale: scale, commands: commands), background: .white, with: Rasterizer())
      return stride(from: 5, to: 600, by: 10).map { surface.pixel(x: Int(CGFloat($0) * scale), y: Int(30 * scale))!.red }
    }
    // With half as many pixels for each point the blur is below the bound.
    for (large, small) in zip(profile(sigma, 1), profile(sigma, 0.4)) { #expect(abs(large - small) <= 4) }
  }

  @Test func `shadows that fall from far outside are painted, and nested ones in bounded work`() {
    let far = ShadowEffect(color: PaintColor(hex: 0x0000FF), radius: 0, y: 30_000)
    let picture = drawn([.layer(LayerEffect(shadow: far)), .box(0, -30_000, 20, 20, 0), .end])
    #expect(picture[10, 10] == "0000FF")
    var commands: [DisplayList.Command] = [.box(0, 0, 20, 20, 0xFFFFFF)]
    for level in 1...40 {
      commands = [.layer(LayerEffect(shadow: ShadowEffect(color: .white, radius: 1, x: CGFloat(level) * 9_000)))] + commands + [.end]
    }
    _ = drawn(commands)
  }
}
