import RivuletCore
import RivuletDrawing
import RivuletFoundation
import RivuletLooks

extension EnvironmentValues {
  /// Returns the paint for a named colour in the app's asset catalogs, or nil if no colour has that name.
  func assetColor(named name: String, bundlePath: String? = nil) -> PaintColor? {
    assets.color(named: name, bundlePath: bundlePath, in: assetTraits).flatMap(paintColor)
  }

  private func paintColor(of color: AssetColor) -> PaintColor? {
    switch color {
    case .components(let space, let red, let green, let blue, let opacity):
      return ColorComponents(space: space.colorSpace, red: red, green: green, blue: blue, opacity: opacity).paintColor
    case .reference(let name):
      return SystemColor(reference: name).map { $0.isAdaptive ? $0.paintColor(colorScheme, looks) : $0.paintColor(.light, .phone) }
    }
  }
}

extension AssetColor.Space {
  fileprivate var colorSpace: Color.RGBColorSpace {
    switch self {
    case .sRGB: .sRGB
    case .linearSRGB: .sRGBLinear
    case .displayP3: .displayP3
    }
  }
}

extension SystemColor {
  /// Creates the system colour that a catalog refers to by name, such as `systemBlueColor`. The result is nil for an unknown name.
  init?(reference: String) {
    let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
    let colors: [String: SystemColor] = [
      "systemRed": .red, "systemOrange": .orange, "systemYellow": .yellow, "systemGreen": .green, "systemMint": .mint, "systemTeal": .teal,
      "systemCyan": .cyan, "systemBlue": .blue, "systemIndigo": .indigo, "systemPurple": .purple, "systemPink": .pink,
      "systemBrown": .brown,
      "systemGray": .gray, "systemGray2": .gray2, "systemGray3": .gray3, "systemGray4": .gray4, "systemGray5": .gray5,
      "systemGray6": .gray6,
      "label": .primary, "secondaryLabel": .secondary, "tertiaryLabel": .tertiary, "quaternaryLabel": .quaternary,
      "placeholderText": .tertiary, "link": .blue, "separator": .separator, "opaqueSeparator": .opaqueSeparator,
      "systemBackground": .background, "secondarySystemBackground": .secondaryBackground, "tertiarySystemBackground": .tertiaryBackground,
      "systemGroupedBackground": .groupedBackground, "groupTableViewBackground": .groupedBackground,
      "secondarySystemGroupedBackground": .secondaryGroupedBackground, "tertiarySystemGroupedBackground": .tertiaryGroupedBackground,
      "systemFill": .fill, "secondarySystemFill": .secondaryFill, "tertiarySystemFill": .tertiaryFill,
      "quaternarySystemFill": .quaternaryFill, "windowBackground": .windowBackground, "controlBackground": .controlBackground,
      "underPageBackground": .underPageBackground, "controlAccent": .blue, "text": .primary, "textBackground": .background, "white": .white,
      "black": .black, "clear": .clear,
    ]
    guard let color = colors[name] else { return nil }
    self = color
  }
}
