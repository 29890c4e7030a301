package import Foundation

/// The texts of an app as the string tables in its bundles have them.
@MainActor
package final class StringTables {
  private let locale: Locale
  private let resources: ResourceBundles
  /// Where a table was found, in the order in which the places are asked. Most apps have no table, and every text asks.
  private var places: [Table: [Bundle]] = [:]

  /// Kept, so that the address of each stays its own.
  private var askedBundles: [Bundle] = []

  private struct Table: Hashable {
    let bundle: ObjectIdentifier
    let name: String?
  }

  /// Tables in the languages of a locale.
  package init(locale: Locale, resources: ResourceBundles) {
    self.locale = locale
    self.resources = resources
  }

  /// The text for a key in the table for the host's locale, else in the bundle's own choice of language, of the first bundle that has the key;
  /// nil if none has it.
  package func text(forKey key: String, table: String?, bundle: Bundle?) -> String? {
    let bundle = bundle ?? .main
    let name = Table(bundle: ObjectIdentifier(bundle), name: table)
    let found = places[name] ?? findPlaces(of: name, in: bundle)
    for place in found {
      if let text = lookUp(key, table, in: place) { return text }
    }
    return nil
  }

  private func findPlaces(of table: Table, in bundle: Bundle) -> [Bundle] {
    var languages = [locale.identifier, locale.identifier.replacingOccurrences(of: "_", with: "-")]
    if let code = locale.language.languageCode { languages.append(code.identifier) }
    let candidates = resources.places(for: bundle).flatMap { place in
      languages.compactMap { language in place.path(forResource: language, ofType: "lproj").flatMap { Bundle(path: $0) } } + [place]
    }
    let found = candidates.filter { candidate in
      ["strings", "stringsdict"].contains { candidate.path(forResource: table.name ?? "Localizable", ofType: $0) != nil }
    }
    askedBundles.append(bundle)
    places[table] = found
    return found
  }

  private func lookUp(_ key: String, _ table: String?, in bundle: Bundle) -> String? {
    let missing = "\u{0}"
    let text = bundle.localizedString(forKey: key, value: missing, table: table)
    return text == missing ? nil : text
  }
}
