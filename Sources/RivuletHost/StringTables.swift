package import Foundation

/// The texts of an app from the string tables in its bundles.
@MainActor
package final class StringTables {
  /// The possible names of folders of tables, the preferred one first.
  private let folders: [String]
  private let resources: ResourceBundles
  /// The places in which a table was found, in search order. This is a cache: most apps have no table, and every text performs a lookup.
  private var places: [Table: [Bundle]] = [:]

  /// The searched bundles, retained so that the address of each stays unique.
  private var askedBundles: [Bundle] = []

  private struct Table: Hashable {
    let bundle: ObjectIdentifier
    let name: String?
  }

  /// Creates tables in the language of a locale.
  package convenience init(locale: Locale, resources: ResourceBundles) {
    self.init(languages: [locale.identifier], resources: resources)
  }

  /// Creates tables in several languages, the preferred one first.
  package init(languages: [String], resources: ResourceBundles) {
    folders = ProcessLanguage.folders(for: languages)
    self.resources = resources
  }

  /// Returns the text for a key from the first bundle that has it, or nil if none has. Searches the table of the preferred language, then
  /// the bundle's own choice of language.
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
    let candidates = resources.places(for: bundle).flatMap { $0.translations(in: folders) + [$0] }
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
