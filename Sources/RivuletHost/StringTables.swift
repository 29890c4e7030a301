package import Foundation

/// The texts of an app as the string tables in its bundles have them.
@MainActor
package final class StringTables {
  /// The names that folders of tables may have, the best first.
  private let folders: [String]
  private let resources: ResourceBundles
  /// Where a table was found, in the order in which the places are asked. Most apps have no table, and every text asks.
  private var places: [Table: [Bundle]] = [:]

  /// Kept, so that the address of each stays its own.
  private var askedBundles: [Bundle] = []

  private struct Table: Hashable {
    let bundle: ObjectIdentifier
    let name: String?
  }

  /// Tables in the language of a locale.
  package convenience init(locale: Locale, resources: ResourceBundles) {
    self.init(languages: [locale.identifier], resources: resources)
  }

  /// Tables in languages, the best one first.
  package init(languages: [String], resources: ResourceBundles) {
    folders = ProcessLanguage.folders(for: languages)
    self.resources = resources
  }

  /// The text for a key in the table for the best language, else in the bundle's own choice of language, of the first bundle that has the key;
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
