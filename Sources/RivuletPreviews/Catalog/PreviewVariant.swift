package import RivuletCore
import RivuletElements
package import RivuletHost
import RivuletLooks

/// The environment in which a preview is shown. A value of nil means the default.
package struct PreviewVariant: Codable, Hashable, Sendable {
  /// `phone` or `desktop`.
  package var idiom: String?
  /// `light` or `dark`.
  package var scheme: String?
  /// `standard` or `increased`.
  package var contrast: String?
  /// The name of a `DynamicTypeSize`, such as `accessibility3`.
  package var typeSize: String?
  /// `ltr` or `rtl`; nil for the direction of the language.
  package var direction: String?
  /// A language, or a language and a region, such as `de_DE`.
  package var locale: String?

  package init() {}

  /// Returns a copy with a change.
  package func with(_ change: (inout PreviewVariant) -> Void) -> PreviewVariant {
    var copy = self
    change(&copy)
    return copy
  }

  /// Returns the idiom, or `usual` if the variant names none.
  package func idiom(otherwise usual: Idiom) -> Idiom {
    switch idiom {
    case "phone": .phone
    case "desktop": .desktop
    default: usual
    }
  }

  /// Returns the language and the formats, or `usual` if the variant names none that exist.
  package func session(otherwise usual: SessionLocale) -> SessionLocale {
    locale.flatMap { SessionLocale(named: $0) } ?? usual
  }

  /// Sets the values of the environment.
  @MainActor package func apply(to environment: inout EnvironmentValues, session: SessionLocale) {
    session.apply(to: &environment)
    environment.colorScheme = scheme == "dark" ? .dark : .light
    environment._colorSchemeContrast = contrast == "increased" ? .increased : .standard
    if let size = DynamicTypeSize.allCases.first(where: { "\($0)" == typeSize }) { environment.dynamicTypeSize = size }
    if let direction { environment.layoutDirection = direction == "rtl" ? .rightToLeft : .leftToRight }
  }
}
