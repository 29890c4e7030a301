package import Foundation
import Synchronization

/// The entries of a `.stringsdict` file, whose text depends on numbers.
///
/// Foundation on Linux mistakes such an entry for text, which ends the process. Therefore, Foundation must not look up these keys.
package struct PluralTable: Sendable {
  private struct Entry {
    let format: String
    /// The texts for each variable, keyed by plural category.
    let variables: [String: [String: String]]
  }

  private let entries: [String: Entry]
  /// The language tag of the entries.
  private let language: String

  /// Parses a table.
  ///
  /// - Parameters:
  ///   - data: A property list.
  ///   - language: The language tag of its entries.
  init?(_ data: Data, language: String) {
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil), let root = list as? [String: Any] else {
      return nil
    }
    self.language = language
    entries = root.compactMapValues { value in
      guard let value = value as? [String: Any], let format = value["NSStringLocalizedFormatKey"] as? String else { return nil }
      let variables = value.compactMapValues { ($0 as? [String: Any])?.compactMapValues { $0 as? String } }
      return Entry(format: format, variables: variables)
    }
  }

  /// Returns the format for a key and numbers; nil if the key is not in the table. Each specifier in the format includes its position.
  ///
  /// - Parameter numbers: The values in the text. Values that are not numbers are nil.
  package func format(forKey key: String, numbers: [Double?]) -> String? {
    guard let entry = entries[key] else { return nil }
    var next = 0
    return positioned(entry.format, of: entry, numbers, &next, depth: 0)
  }

  /// Returns text in which variables are replaced and all specifiers include their positions.
  private func positioned(_ text: String, of entry: Entry, _ numbers: [Double?], _ next: inout Int, depth: Int) -> String {
    var result = ""
    var rest = text[...]
    while let match = rest.firstMatch(of: Self.specifier) {
      result += rest[..<match.range.lowerBound]
      rest = rest[match.range.upperBound...]
      guard match.output.0 != "%%" else {
        result += "%%"
        continue
      }
      let place = match.output.place.flatMap { Int($0) }.map { $0 - 1 } ?? next
      if match.output.place == nil { next += 1 }
      guard let name = match.output.name else {
        result += "%\(place + 1)$\(match.output.kind ?? "@")"
        continue
      }
      guard depth < 8, let texts = entry.variables[String(name)] else { continue }
      let number = numbers.indices.contains(place) ? numbers[place] : nil
      // The first specifier in the text represents the number, and the others represent the values that follow.
      var inner = place
      result += positioned(chosen(from: texts, number ?? 0), of: entry, numbers, &inner, depth: depth + 1)
      if match.output.place == nil { next = max(next, inner) }
    }
    return result + rest
  }

  private func chosen(from texts: [String: String], _ number: Double) -> String {
    // An entry for zero takes precedence in any language.
    if number == 0, let text = texts["zero"] { return text }
    return texts[PluralCategory(number, in: language).rawValue] ?? texts["other"] ?? ""
  }

  private nonisolated(unsafe) static let specifier =
    /%(?:%|(?:(?<place>\d+)\$)?(?:#@(?<name>[^@]+)@|(?<kind>[-+ 0#']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j)?[@diuoxXfFeEgGaAcCsS])))/
}

extension PluralTable {
  private static let read = Mutex<[String: PluralTable?]>([:])

  /// Returns a bundle's table, or nil if the bundle has none. Each table is read only once.
  package static func named(_ name: String?, in bundle: Bundle) -> PluralTable? {
    for ending in endings {
      guard let path = bundle.path(forResource: name ?? "Localizable", ofType: ending) else { continue }
      if let known = read.withLock({ $0[path] }) { return known }
      let folder = (path as NSString).deletingLastPathComponent
      let language =
        folder.hasSuffix(".lproj")
        ? ((folder as NSString).lastPathComponent as NSString).deletingPathExtension : bundle.developmentLocalization ?? "en"
      let table = FileManager.default.contents(atPath: path)
        .flatMap { PluralTable($0, language: language == "Base" ? bundle.developmentLocalization ?? "en" : language) }
      read.withLock { $0[path] = .some(table) }
      return table
    }
    return nil
  }

  /// The file extensions of these tables. Foundation does not recognise the first one.
  package static let endings = ["plurals", "stringsdict"]
}
