package import RivuletHost
package import RivuletRaster

/// The painters that previews share, one per language.
@MainActor
package final class Painters {
  private var byLanguage: [String: Rasterizer] = [:]

  package init() {}

  /// Returns the painter for a language.
  package func painter(for session: SessionLocale, fonts: [String]) -> Rasterizer {
    let language = session.languages.first ?? "en"
    if let known = byLanguage[language] { return known }
    let made = Rasterizer(language: language, fontFolders: fonts)
    byLanguage[language] = made
    return made
  }
}
