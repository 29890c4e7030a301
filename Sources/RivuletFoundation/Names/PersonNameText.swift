import Foundation

/// The extent of a formatted name.
enum PersonNameStyle: String, Codable, Hashable, Sendable {
  case short, medium, long, abbreviated
}

/// A namespace for the formatting of people's names.
enum PersonNameText {
  /// Formats the parts of a name that a style includes, in the order that is usual in its script.
  static func text(of name: PersonNameComponents, _ style: PersonNameStyle) -> String {
    let (given, family) = (part(name.givenName), part(name.familyName))
    switch style {
    case .short: return part(name.nickname) ?? given ?? family ?? ""
    case .medium: return joined([given, family])
    case .long: return joined([part(name.namePrefix), given, part(name.middleName), family, part(name.nameSuffix)])
    case .abbreviated:
      return isFamilyFirst(name) ? (family ?? given ?? "") : [given, family].compactMap { $0?.first }.map(String.init).joined()
    }

    func joined(_ parts: [String?]) -> String {
      if !isFamilyFirst(name) { return parts.compactMap(\.self).joined(separator: " ") }
      return [part(name.namePrefix), family, given, style == .long ? part(name.middleName) : nil].compactMap(\.self).joined()
    }
  }

  private static func part(_ text: String?) -> String? {
    text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns true if the family name comes first without a following space, as in Chinese, Japanese and Korean.
  private static func isFamilyFirst(_ name: PersonNameComponents) -> Bool {
    let scalars = ((name.familyName ?? "") + (name.givenName ?? "")).unicodeScalars.filter { $0.properties.isAlphabetic }
    return !scalars.isEmpty
      && scalars.allSatisfy {
        (0x3040...0x30FF).contains($0.value) || (0x3400...0x9FFF).contains($0.value) || (0xAC00...0xD7AF).contains($0.value)
      }
  }
}
