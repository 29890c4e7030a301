public import Foundation

extension String.StandardComparator {
  /// The order that people expect in lists of names. It follows the language's rules, ignores case and width, and sorts numbers by value.
  public static let localizedStandard = StandardComparatorSource(options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering])
    .comparator

  /// The order that follows the language's rules.
  public static let localized = StandardComparatorSource(options: []).comparator
}

extension SortComparator where Self == String.Comparator {
  /// The order that people expect in lists of names.
  public static var localizedStandard: String.Comparator { String.Comparator(.localizedStandard) }

  /// The order that follows the language's rules.
  public static var localized: String.Comparator { String.Comparator(.localized) }
}

/// The encoded form of a comparator. Foundation offers no other way to create one that uses the language.
private struct StandardComparatorSource: Encodable {
  let isLocalized = true
  let options: UInt
  let order = true

  init(options: String.CompareOptions) { self.options = options.rawValue }

  /// The decoded comparator, or the lexical one if Foundation no longer encodes comparators in this form.
  var comparator: String.StandardComparator {
    let decoded = try? JSONDecoder().decode(String.StandardComparator.self, from: JSONEncoder().encode(self))
    return decoded ?? .lexical
  }
}
