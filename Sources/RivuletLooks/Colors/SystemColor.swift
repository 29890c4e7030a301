/// The system colours. `SystemColors` defines their values.
package enum SystemColor: UInt8, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case white, black, clear
  // Foreground colours in four levels.
  case primary, secondary, tertiary, quaternary
  // Colours for backgrounds, separators, and control fills.
  case background, secondaryBackground, separator
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  // Colours with names only in UIKit and AppKit.
  case gray2, gray3, gray4, gray5, gray6
  case tertiaryBackground, groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground, opaqueSeparator
  case windowBackground, controlBackground, underPageBackground, selectedBackground, selectedTextBackground, unemphasizedBackground

  /// True if the light and dark values differ.
  package var isAdaptive: Bool {
    switch self {
    case .white, .black, .clear: false
    default: true
    }
  }
}
