import SwiftUI

/// The appearance that people chose.
enum Appearance: String, CaseIterable, Identifiable {
  case system, light, dark

  var id: Self { self }

  var name: LocalizedStringKey {
    switch self {
    case .system: "As the System"
    case .light: "Light"
    case .dark: "Dark"
    }
  }

  /// Nil leaves it to the system.
  var scheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
