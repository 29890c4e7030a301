package import Foundation

/// The texts of an app as the string tables in its bundles have them.
package struct StringTables: Sendable {
  private let locale: Locale

  /// Tables in the languages of a locale.
  package init(locale: Locale) {
    self.locale = locale
  }

  /// The text for a key in the table for the host's locale, else in the bundle's own choice of language; nil if neither has the key.
  package func text(forKey key: String, table: String?, bundle: Bundle?) -> String? {
    let bundle = bundle ?? .main
    var languages = [locale.identifier, locale.identifier.replacingOccurrences(of: "_", with: "-")]
    if let code = locale.language.languageCode { languages.append(code.identifier) }
    for language in languages {
      guard let path = bundle.path(forResource: language, ofType: "lproj"), let inner = Bundle(path: path) else { continue }
      if let text = lookUp(key, table, in: inner) { return text }
    }
    return lookUp(key, table, in: bundle)
  }

  private func lookUp(_ key: String, _ table: String?, in bundle: Bundle) -> String? {
    let missing = "\u{0}"
    let text = bundle.localizedString(forKey: key, value: missing, table: table)
    return text == missing ? nil : text
  }
}
