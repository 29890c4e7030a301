package import RivuletCore
import RivuletElements
package import RivuletHost
import RivuletLooks

/// The environment for showing a preview, where nil stands for the default.
package struct PreviewVariant: Codable, Hashable, Sendable {
  /// The idiom: `phone` or `desktop`.
  package var idiom: String?
  /// The colour scheme: `light` or `dark`.
  package var scheme: String?
  /// The colour scheme contrast: `standard` or `increased`.
  package var contrast: String?
  /// The name of a `DynamicTypeSize`, such as `accessibility3`.
  package var typeSize: String?
  /// The layout direction, `ltr` or `rtl`, or nil to use the direction of the language.
  package var direction: String?
  /// A language with an optional region, such as `de_DE`.
  package var locale: String?

  package init() {}

  /// Returns a copy with the given change applied.
  package func with(_ change: (inout PreviewVariant) -> Void) -> PreviewVariant {
    var copy = self
    change(&copy)
    return copy
  }

  /// Returns the variant's idiom, or `usual` if the variant doesn't specify one.
  package func idiom(otherwise usual: Idiom) -> Idiom {
    switch idiom {
    case "phone": .phone
    case "desktop": .desktop
    default: usual
    }
  }

  /// Returns the variant's language and formats, or `usual` if the variant doesn't specify a known locale.
  package func session(otherwise usual: SessionLocale) -> SessionLocale {
    locale.flatMap { SessionLocale(named: $0) } ?? usual
  }

  /// Applies the variant to an environment.
  @MainActor package func apply(to environment: inout EnvironmentValues, session: SessionLocale) {
    session.apply(to: &environment)
    environment.colorScheme = scheme == "dark" ? .dark : .light
    environment._colorSchemeContrast = contrast == "increased" ? .increased : .standard
    if let size = DynamicTypeSize.allCases.first(where: { "\($0)" == typeSize }) { environment.dynamicTypeSize = size }
    if let direction { environment.layoutDirection = direction == "rtl" ? .rightToLeft : .leftToRight }
  }
}
