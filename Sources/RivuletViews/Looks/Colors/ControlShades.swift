import RivuletCore
import RivuletDrawing

/// The colours of controls at rest that are not system colours, in one table. They are close to those of Apple's systems, with
/// enough contrast for thinner letters (our choice).
struct ControlShades {
  private let idiom: Idiom
  private let scheme: ColorScheme

  init(_ idiom: Idiom, _ scheme: ColorScheme) {
    self.idiom = idiom
    self.scheme = scheme
  }

  /// Returns black in light mode or white in dark mode, with an opacity for each.
  private func ink(_ light: Float, _ dark: Float) -> PaintColor {
    scheme == .light ? PaintColor(hex: 0x000000, opacity: light) : PaintColor(hex: 0xFFFFFF, opacity: dark)
  }

  /// Returns the grey of fills on phones, with an opacity for each colour scheme.
  private func fill(_ light: Float, _ dark: Float) -> PaintColor { PaintColor(hex: 0x787880, opacity: scheme == .light ? light : dark) }

  /// Returns the colour of secondary text on phones, with an opacity for each colour scheme.
  private func faintLabel(_ light: Float, _ dark: Float) -> PaintColor {
    scheme == .light ? PaintColor(hex: 0x3C3C43, opacity: light) : PaintColor(hex: 0xEBEBF5, opacity: dark)
  }

  /// The placeholder of an empty field, with three times the contrast of the field's background.
  var placeholder: PaintColor { idiom == .phone ? faintLabel(0.56, 0.42) : ink(0.43, 0.4) }

  /// The background of a switch that is off: E9E9EB and 39393D on phones.
  var switchOff: PaintColor { idiom == .phone ? fill(0.16, 0.477) : ink(0.17, 0.22) }

  /// The unfilled part of a slider's track.
  var track: PaintColor { idiom == .phone ? fill(0.2, 0.44) : ink(0.15, 0.22) }

  /// The darkest spoke of a progress ring.
  var spoke: PaintColor { idiom == .phone ? faintLabel(0.6, 0.6) : ink(0.55, 0.6) }

  /// The background of a check box that is off.
  var boxGround: PaintColor { scheme == .light ? PaintColor(hex: 0xFFFFFF) : idiom == .phone ? fill(0, 0.3) : ink(0, 0.14) }

  /// The border of a check box that is off.
  var boxBorder: PaintColor { idiom == .phone ? faintLabel(0.45, 0.45) : ink(0.32, 0.3) }

  /// The background of a field with a border.
  var fieldGround: PaintColor {
    switch (idiom, scheme) {
    case (_, .light): PaintColor(hex: 0xFFFFFF)
    case (.phone, .dark): PaintColor(hex: 0x000000)
    case (.desktop, .dark): ink(0, 0.07)
    }
  }

  /// The border of a field.
  var fieldBorder: PaintColor { idiom == .phone ? faintLabel(0.29, 0.3) : ink(0.22, 0.24) }

  /// Returns the background of a group box: on phones a card, with another colour for a nested card.
  func boxFill(isInside: Bool) -> PaintColor {
    guard idiom == .phone else { return ink(0.03, 0.05) }
    switch (scheme, isInside) {
    case (.light, false): return PaintColor(hex: 0xF2F2F7)
    case (.light, true): return PaintColor(hex: 0xFFFFFF)
    case (.dark, false): return PaintColor(hex: 0x1C1C1E)
    case (.dark, true): return PaintColor(hex: 0x2C2C2E)
    }
  }

  /// The line around a group box.
  var boxOutline: PaintColor { ink(0.08, 0.1) }

  /// The background of the chosen segment.
  var segmentPill: PaintColor {
    switch (idiom, scheme) {
    case (_, .light): PaintColor(hex: 0xFFFFFF)
    case (.phone, .dark): PaintColor(hex: 0x636366)
    case (.desktop, .dark): ink(0, 0.26)
    }
  }

  /// The background of a button that opens a menu.
  var menuGround: PaintColor { ink(0.06, 0.14) }
}
