public import Foundation

extension String.StandardComparator {
  /// As people expect lists of names to be sorted: by the rules of the language, without regard to case and width, and numbers by their value.
  public static let localizedStandard = StandardComparatorSource(options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering])
    .comparator

  /// By the rules of the language.
  public static let localized = StandardComparatorSource(options: []).comparator
}

extension SortComparator where Self == String.Comparator {
  /// As people expect lists of names to be sorted.
  public static var localizedStandard: String.Comparator { String.Comparator(.localizedStandard) }

  /// By the rules of the language.
  public static var localized: String.Comparator { String.Comparator(.localized) }
}

/// What a comparator is encoded as; Foundation has no other way to say that one knows the language.
private struct StandardComparatorSource: Encodable {
  let isLocalized = true
  let options: UInt
  let order = true

  init(options: String.CompareOptions) { self.options = options.rawValue }

  /// The lexical comparator if Foundation encodes comparators in another way by now.
  var comparator: String.StandardComparator {
    let decoded = try? JSONDecoder().decode(String.StandardComparator.self, from: JSONEncoder().encode(self))
    return decoded ?? .lexical
  }
}
