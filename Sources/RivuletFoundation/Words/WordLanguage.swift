/// A language in which the framework's words are available.
package enum WordLanguage: CaseIterable, Sendable {
  case english, german, french, spanish, italian, portuguese, europeanPortuguese, korean, japanese, simplifiedChinese, traditionalChinese
  case arabic

  /// Creates the language for a tag or locale identifier, such as "de-AT" or "zh_Hant_TW". Fails if the language is not supported.
  package init?(_ identifier: String) {
    let parts = identifier.prefix { !"@.".contains($0) }.split { "_-".contains($0) }.map { $0.lowercased() }
    let rest = parts.dropFirst()
    switch parts.first {
    case "en": self = .english
    case "de": self = .german
    case "fr": self = .french
    case "es": self = .spanish
    case "it": self = .italian
    case "pt": self = rest.isEmpty || rest.contains("br") ? .portuguese : .europeanPortuguese
    case "ko": self = .korean
    case "ja": self = .japanese
    case "zh":
      let isTraditional = rest.contains("hant") || (!rest.contains("hans") && rest.contains { ["tw", "hk", "mo"].contains($0) })
      self = isTraditional ? .traditionalChinese : .simplifiedChinese
    case "ar": self = .arabic
    default: return nil
    }
  }
}

extension Word {
  /// Returns the word in a language.
  package func text(in language: WordLanguage) -> String {
    switch language {
    case .english: english
    case .german: german
    case .french: french
    case .spanish: spanish
    case .italian: italian
    case .portuguese: portuguese
    case .europeanPortuguese: europeanPortuguese
    case .korean: korean
    case .japanese: japanese
    case .simplifiedChinese: simplifiedChinese
    case .traditionalChinese: traditionalChinese
    case .arabic: arabic
    }
  }

  /// Returns the word in the first supported language of a list, or otherwise in English.
  ///
  /// - Parameter identifiers: Language tags or locale identifiers, in order of preference.
  package func text(in identifiers: [String]) -> String {
    text(in: identifiers.lazy.compactMap { WordLanguage($0) }.first ?? .english)
  }
}
