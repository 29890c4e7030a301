/// The colours of inactive controls that are not system colours. The values are close to Apple's, with enough contrast for thinner
/// letterforms (our choice).
package struct ControlShades: Sendable {
  /// The placeholder in an empty field, with a contrast of 3:1 against the field's background.
  package let placeholder: SchemeColor
  /// The background of a switch that is off.
  package let switchOff: SchemeColor
  /// The unfilled part of a slider's track.
  package let track: SchemeColor
  /// The darkest spoke of a progress ring.
  package let spoke: SchemeColor
  /// The background and border of a check box that is off.
  package let boxGround: SchemeColor
  package let boxBorder: SchemeColor
  /// The background and border of a bordered field.
  package let fieldGround: SchemeColor
  package let fieldBorder: SchemeColor
  /// The backgrounds of a group box and of a nested group box.
  package let boxFill: SchemeColor
  package let innerBoxFill: SchemeColor
  /// The outline of a group box.
  package let boxOutline: SchemeColor
  /// The background of the selected segment.
  package let segmentPill: SchemeColor
  /// The background of a button that opens a menu.
  package let menuGround: SchemeColor
}

extension ControlShades {
  /// The phone shades. A switch that is off has the colour E9E9EB or 39393D.
  package static let phone = ControlShades(
    placeholder: .faintLabel(0.56, 0.42), switchOff: .fill(0.16, 0.477), track: .fill(0.2, 0.44), spoke: .faintLabel(0.6, 0.6),
    boxGround: SchemeColor(0xFFFFFF, 0x787880, darkOpacity: 0.3), boxBorder: .faintLabel(0.45, 0.45),
    fieldGround: SchemeColor(0xFFFFFF, 0x000000), fieldBorder: .faintLabel(0.29, 0.3), boxFill: SchemeColor(0xF2F2F7, 0x1C1C1E),
    innerBoxFill: SchemeColor(0xFFFFFF, 0x2C2C2E), boxOutline: .ink(0.08, 0.1), segmentPill: SchemeColor(0xFFFFFF, 0x636366),
    menuGround: .ink(0.06, 0.14))
  static let desktop = ControlShades(
    placeholder: .ink(0.43, 0.4), switchOff: .ink(0.17, 0.22), track: .ink(0.15, 0.22), spoke: .ink(0.55, 0.6),
    boxGround: SchemeColor(0xFFFFFF, 0xFFFFFF, darkOpacity: 0.14), boxBorder: .ink(0.32, 0.3),
    fieldGround: SchemeColor(0xFFFFFF, 0xFFFFFF, darkOpacity: 0.07), fieldBorder: .ink(0.22, 0.24), boxFill: .ink(0.03, 0.05),
    innerBoxFill: .ink(0.03, 0.05), boxOutline: .ink(0.08, 0.1), segmentPill: SchemeColor(0xFFFFFF, 0xFFFFFF, darkOpacity: 0.26),
    menuGround: .ink(0.06, 0.14))
}

extension SchemeColor {
  /// Returns the grey that phones use for fills, with an opacity for each colour scheme.
  fileprivate static func fill(_ light: Float, _ dark: Float) -> SchemeColor {
    SchemeColor(0x787880, 0x787880, opacity: light, darkOpacity: dark)
  }

  /// Returns the colour that phones use for secondary text, with an opacity for each colour scheme.
  fileprivate static func faintLabel(_ light: Float, _ dark: Float) -> SchemeColor {
    SchemeColor(0x3C3C43, 0xEBEBF5, opacity: light, darkOpacity: dark)
  }
}
