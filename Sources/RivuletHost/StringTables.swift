package import Foundation

/// An app's localized text, read from the string tables in its bundles.
@MainActor
package final class StringTables {
  /// The possible names of the folders with string tables, in order of preference.
  private let folders: [String]
  private let resources: ResourceBundles
  /// A cache of the places where each table was found, in search order. The cache matters because most apps have no table, yet every text
  /// looks one up.
  private var places: [Table: [Place]] = [:]

  /// The bundles searched so far, retained so that each one's address stays unique.
  private var searchedBundles: [Bundle] = []

  /// A bundle that contains a table.
  private struct Place {
    let bundle: Bundle
    let plurals: PluralTable?
  }

  private struct Table: Hashable {
    let bundle: ObjectIdentifier
    let name: String?
  }

  /// Creates the tables for the language of a locale.
  package convenience init(locale: Locale, resources: ResourceBundles) {
    self.init(languages: [locale.identifier], resources: resources)
  }

  /// Creates the tables for several languages, in order of preference.
  package init(languages: [String], resources: ResourceBundles) {
    folders = ProcessLanguage.folders(for: languages)
    self.resources = resources
  }

  /// Returns the text for a key from the first bundle that contains the key, or nil if none does. Searches the table in the preferred
  /// language
  /// first, and then the bundle's own choice of language.
  ///
  /// - Parameter numbers: The values interpolated in the text, with nil for each value that is not a number.
  package func text(forKey key: String, table: String?, bundle: Bundle?, numbers: [Double?] = []) -> String? {
    let bundle = bundle ?? .main
    let name = Table(bundle: ObjectIdentifier(bundle), name: table)
    let found = places[name] ?? findPlaces(of: name, in: bundle)
    for place in found {
      if let text = place.bundle.text(forKey: key, table: table, numbers: numbers, place.plurals) { return text }
    }
    return nil
  }

  private func findPlaces(of table: Table, in bundle: Bundle) -> [Place] {
    let candidates = resources.places(for: bundle).flatMap { $0.translations(in: folders) + [$0] }
    let found = candidates.filter { candidate in
      (["strings"] + PluralTable.endings).contains { candidate.path(forResource: table.name ?? "Localizable", ofType: $0) != nil }
    }
    .map { Place(bundle: $0, plurals: PluralTable.named(table.name, in: $0)) }
    searchedBundles.append(bundle)
    places[table] = found
    return found
  }
}
