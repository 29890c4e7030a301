/// The names of the colours that `SystemColors` has values for.
package enum SystemColor: UInt8, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case white, black, clear
  // Foreground in four levels.
  case primary, secondary, tertiary, quaternary
  // Grounds, lines and fills of controls.
  case background, secondaryBackground, separator
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  // What code names that makes colours of those of UIKit and AppKit.
  case gray2, gray3, gray4, gray5, gray6
  case tertiaryBackground, groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground, opaqueSeparator
  case windowBackground, controlBackground, underPageBackground, selectedBackground, selectedTextBackground, unemphasizedBackground

  /// Whether the light and the dark value differ.
  var isAdaptive: Bool {
    switch self {
    case .white, .black, .clear: false
    default: true
    }
  }
}
