public import Foundation

extension String.StandardComparator {
  /// The natural order for lists of names. It follows the rules of the language, ignores case and width, and compares numbers by value.
  public static let localizedStandard = StandardComparatorSource(options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering])
    .comparator

  /// The order that follows the rules of the language.
  public static let localized = StandardComparatorSource(options: []).comparator
}

extension SortComparator where Self == String.Comparator {
  /// The natural order for lists of names.
  public static var localizedStandard: String.Comparator { String.Comparator(.localizedStandard) }

  /// The order that follows the rules of the language.
  public static var localized: String.Comparator { String.Comparator(.localized) }
}

/// The encoded form of a comparator. Foundation provides no other way to create a comparator that uses the language.
private struct StandardComparatorSource: Encodable {
  let isLocalized = true
  let options: UInt
  let order = true

  init(options: String.CompareOptions) { self.options = options.rawValue }

  /// The decoded comparator, or the lexical comparator if Foundation can no longer decode this form.
  var comparator: String.StandardComparator {
    let decoded = try? JSONDecoder().decode(String.StandardComparator.self, from: JSONEncoder().encode(self))
    return decoded ?? .lexical
  }
}
