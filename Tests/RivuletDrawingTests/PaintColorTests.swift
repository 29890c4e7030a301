import RivuletDrawing
import Testing

@Suite struct PaintColorTests {
  @Test func `gamma-encoded components become linear and come back`() {
    let color = PaintColor(sRGBRed: 0.5, green: 1, blue: 0.02)
    #expect(abs(color.red - 0.21404114) < 1e-6)
    #expect(color.green == 1)
    #expect(abs(color.blue - 0.02 / 12.92) < 1e-7)
    let (red, green, blue) = color.sRGB
    #expect(abs(red - 0.5) < 1e-6)
    #expect(green == 1)
    #expect(abs(blue - 0.02) < 1e-6)
  }

  @Test func `components outside 0 to 1 are mirrored and kept`() {
    let color = PaintColor(sRGBRed: -0.5, green: 1.2, blue: 0)
    #expect(color.red == -PaintColor.linear(0.5))
    #expect(abs(color.sRGB.green - 1.2) < 1e-6)
  }

  @Test func `every eight-bit colour survives the way to linear and back`() {
    for value in UInt32(0)...255 {
      let hex = value << 16 | value << 8 | (255 - value)
      let color = PaintColor(hex: hex)
      #expect(PaintColor(hex: color.hex) == color)
    }
  }

  @Test func `hex texts are read and written`() {
    #expect(PaintColor(hex: 0xFF9500).hex == "#FF9500")
    #expect(PaintColor(hex: "#ff950080")?.hex == "#FF950080")
    #expect(PaintColor(hex: "007AFF") == PaintColor(hex: 0x007AFF))
    #expect(PaintColor(linearRed: 2, green: -1, blue: 0).hex == "#FF0000")
    for text in ["", "#12345", "#GGGGGG", "+12345", "#123456789"] { #expect(PaintColor(hex: text) == nil) }
  }

  @Test func `opacity multiplies`() {
    #expect(PaintColor(hex: 0, opacity: 0.5).opacity(multipliedBy: 0.5).opacity == 0.25)
    #expect(PaintColor.clear.opacity == 0)
  }
}
