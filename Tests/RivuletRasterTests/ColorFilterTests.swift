import Foundation
import RivuletDrawing
import RivuletGeometry
import Testing

@testable import RivuletRaster

/// Groups whose colours are changed as a whole.
struct ColorFilterTests {
  /// What becomes of a colour.
  private func changed(_ hex: UInt32, _ change: ColorChange, opacity: Float = 1) -> (red: Int, green: Int, blue: Int, opacity: Int) {
    Picture([.layer(LayerEffect(colorMatrix: change.matrix)), .box(0, 0, 40, 40, hex, opacity: opacity), .end], background: .clear)
      .surface.pixel(x: 20, y: 20)!
  }

  private func hex(_ color: UInt32, _ change: ColorChange) -> String {
    let color = changed(color, change)
    return String(format: "%02X%02X%02X", color.red, color.green, color.blue)
  }

  @Test func `amounts that change nothing leave the pixels alone`() {
    let neutral: [ColorChange] = [
      .brightness(0), .contrast(1), .saturation(1), .grayscale(0), .hueRotation(.zero), .multiply(.white),
    ]
    for change in neutral { #expect(hex(0x4080C0, change) == "4080C0", "\(change)") }
  }

  @Test func `brightness adds, up to white and down to black`() {
    #expect(hex(0x4080C0, .brightness(0.25)) == "80C0FF")
    #expect(hex(0x4080C0, .brightness(1)) == "FFFFFF")
    #expect(hex(0x4080C0, .brightness(-1)) == "000000")
  }

  @Test func `contrast moves away from the middle, and inverts below zero`() {
    #expect(hex(0x4080C0, .contrast(0)) == "808080")
    #expect(hex(0x4080C0, .contrast(2)) == "0181FF")
    #expect(hex(0x4080C0, .contrast(-1)) == "BF7F3F")
  }

  @Test func `saturation and greyscale go by the luminance of the W3C`() {
    #expect(hex(0xFF0000, .saturation(0)) == "363636")
    #expect(hex(0xFF0000, .grayscale(1)) == "363636")
    #expect(hex(0x00FF00, .grayscale(1)) == "B6B6B6")
    #expect(hex(0x0000FF, .grayscale(1)) == "121212")
    #expect(hex(0xFF0000, .grayscale(0.5)) == "9B1B1B")
    #expect(hex(0x808080, .saturation(5)) == "808080")
  }

  @Test func `hues turn by the matrix of the W3C`() {
    #expect(hex(0xFF0000, .hueRotation(.degrees(180))) == "006D6D")
    #expect(hex(0xFF0000, .hueRotation(.degrees(90))) == "005B00")
    #expect(hex(0x808080, .hueRotation(.degrees(123))) == "808080")
    #expect(hex(0x4080C0, .hueRotation(.degrees(360))) == "4080C0")
  }

  @Test func `inverting and multiplying`() {
    #expect(hex(0x4080C0, .invert) == "BF7F3F")
    #expect(hex(0x4080C0, .multiply(PaintColor(hex: 0xFF8000))) == "404000")
    let paler = changed(0x4080C0, .multiply(PaintColor(hex: 0xFFFFFF, opacity: 0.5)))
    #expect((127...128).contains(paler.opacity))
  }

  @Test func `luminance becomes the opacity of black`() {
    #expect(changed(0xFFFFFF, .luminanceToAlpha) == (0, 0, 0, 255))
    #expect(changed(0x000000, .luminanceToAlpha) == (0, 0, 0, 0))
    #expect(changed(0x00FF00, .luminanceToAlpha).opacity == 182)
  }

  @Test func `what is see-through keeps its opacity, and what is clear stays clear`() {
    let half = changed(0x4080C0, .brightness(1), opacity: 0.5)
    #expect((127...128).contains(half.opacity) && half.red == 255 && half.green == 255)
    #expect(changed(0, .invert, opacity: 0).opacity == 0)
  }

  @Test func `a group changes its colours as a whole, before it blends with the ground`() {
    let picture = Picture([
      .box(0, 0, 40, 40, 0x00FF00), .layer(LayerEffect(blendMode: .multiply, colorMatrix: .invert)), .box(0, 0, 20, 40, 0x00FFFF),
      .box(10, 0, 20, 40, 0xFF00FF), .end,
    ])
    // The complements are red and green, multiplied with green.
    #expect((picture[5, 5], picture[15, 5], picture[35, 5]) == ("000000", "00FF00", "00FF00"))
  }

  @Test func `one matrix after the other is their product`() {
    let change = ColorMatrix.brightness(0.1).concatenating(.saturation(0.5))
    let at = { (matrix: [ColorMatrix]) -> String in
      let layers = matrix.reversed().map { DisplayList.Command.layer(LayerEffect(colorMatrix: $0)) }
      return Picture(layers + [.box(0, 0, 40, 40, 0x4080A0)] + layers.map { _ in .end })[5, 5]
    }
    #expect(at([change]) == at([.brightness(0.1), .saturation(0.5)]))
  }

  @Test func `an isolated group keeps what blends to itself, also when it fades`() {
    func picture(_ effect: LayerEffect) -> Picture {
      Picture([
        .box(0, 0, 40, 40, 0x808080), .layer(effect), .box(0, 0, 40, 40, 0xFFFFFF, opacity: 0.01),
        .layer(LayerEffect(blendMode: .multiply)), .box(0, 0, 40, 40, 0xFF8000), .end, .end,
      ])
    }
    #expect(picture(LayerEffect()).surface.pixel(x: 5, y: 5)!.red < 0x90)
    #expect(picture(LayerEffect(isIsolated: true)).surface.pixel(x: 5, y: 5)!.red > 0xF8)
    let faded = picture(LayerEffect(opacity: 0.5, isIsolated: true)).surface.pixel(x: 5, y: 5)!
    #expect((0xBC...0xC2).contains(faded.red))
  }
}
