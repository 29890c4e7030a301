import Foundation
import RivuletCore
import RivuletDrawing
import Testing

@testable import RivuletControls
@testable import RivuletElements
@testable import RivuletLooks
@testable import RivuletScreens

/// What controls at rest look like on their grounds.
struct ControlShadesTests {
  private struct Place: CustomTestStringConvertible {
    let idiom: Idiom
    let scheme: ColorScheme
    /// What a window shows behind its content.
    let window: PaintColor

    var testDescription: String { "\(idiom), \(scheme)" }
    var shades: ControlShades { idiom.looks.shades }
  }

  private static let places = [
    Place(idiom: .phone, scheme: .light, window: .white), Place(idiom: .phone, scheme: .dark, window: .black),
    Place(idiom: .desktop, scheme: .light, window: PaintColor(hex: 0xECECEC)),
    Place(idiom: .desktop, scheme: .dark, window: PaintColor(hex: 0x1E1E1E)),
  ]

  /// A colour over an opaque one, mixed as screens do: in gamma-encoded values, here of grey.
  private func over(_ top: PaintColor, _ ground: PaintColor) -> PaintColor {
    let (share, upper, lower) = (top.opacity, top.sRGB, ground.sRGB)
    func mixed(_ upper: Float, _ lower: Float) -> Float { upper * share + lower * (1 - share) }
    return PaintColor(
      sRGBRed: mixed(upper.red, lower.red), green: mixed(upper.green, lower.green), blue: mixed(upper.blue, lower.blue))
  }

  /// By how much the lighter of two colours is lighter, from 1 to 21.
  private func contrast(_ one: PaintColor, _ other: PaintColor) -> Float {
    func light(_ color: PaintColor) -> Float { 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue + 0.05 }
    return max(light(one), light(other)) / min(light(one), light(other))
  }

  @Test(arguments: places) private func `the words in an empty field can be read`(_ place: Place) {
    let field = over(place.shades.fieldGround[place.scheme], place.window)
    #expect(contrast(over(place.shades.placeholder[place.scheme], field), field) >= 3)
    // A field without a border stands on the window itself.
    #expect(contrast(over(place.shades.placeholder[place.scheme], place.window), place.window) >= 2.5)
  }

  @Test(arguments: places) private func `a check box that is off has a border that can be seen from both sides`(_ place: Place) {
    let ground = over(place.shades.boxGround[place.scheme], place.window)
    let border = over(place.shades.boxBorder[place.scheme], ground)
    #expect(contrast(border, ground) >= 1.7)
    #expect(contrast(border, place.window) >= 1.5)
  }

  @Test(arguments: places) private func `a switch that is off, a track and a field stand out from the window`(_ place: Place) {
    #expect(contrast(over(place.shades.switchOff[place.scheme], place.window), place.window) >= 1.2)
    #expect(contrast(over(place.shades.track[place.scheme], place.window), place.window) >= 1.2)
    let field = over(place.shades.fieldGround[place.scheme], place.window)
    #expect(contrast(over(place.shades.fieldBorder[place.scheme], field), place.window) >= 1.3)
  }
}
