import Foundation
import ProjectReading

/// A conversion of a string catalog (`.xcstrings`) to string tables, as in a build with Xcode.
struct StringCatalog {
  /// The tables for a language.
  struct Tables: Equatable {
    /// The entries in the `.strings` file.
    var strings: [String: InfoValue] = [:]
    /// The entries in the `.plurals` file, which contains text that depends on numbers in the format of a `.stringsdict` file.
    var plurals: [String: InfoValue] = [:]
  }

  /// The tables, keyed by language.
  private(set) var tables: [String: Tables] = [:]

  /// Parses a catalog. Fails if the data is not a string catalog.
  init?(_ data: Data) {
    guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any], let strings = root["strings"] as? [String: Any] else {
      return nil
    }
    let source = root["sourceLanguage"] as? String ?? "en"
    tables[source] = Tables()
    for (key, value) in strings {
      guard let localizations = (value as? [String: Any])?["localizations"] as? [String: Any] else { continue }
      for (language, localization) in localizations {
        if let localization = localization as? [String: Any] { add(localization, key, language) }
      }
    }
  }

  /// Adds the text for a key in a language.
  private mutating func add(_ localization: [String: Any], _ key: String, _ language: String) {
    let substitutions = localization["substitutions"] as? [String: Any] ?? [:]
    if let plural = Self.plural(in: localization) {
      let kind = Self.numberKind(in: key) ?? plural.values.lazy.compactMap { Self.numberKind(in: $0) }.first ?? "lld"
      tables[language, default: Tables()].plurals[key] = .dictionary([
        "NSStringLocalizedFormatKey": .string("%#@value@"), "value": Self.rule(plural, kind: kind),
      ])
      // Foundation does not support plurals here and uses the general text.
      if let usual = plural["other"] { tables[language, default: Tables()].strings[key] = .string(usual) }
    } else if let text = Self.text(in: localization) {
      if substitutions.isEmpty {
        tables[language, default: Tables()].strings[key] = .string(text)
      } else {
        tables[language, default: Tables()].plurals[key] = .dictionary(Self.entry(text, substitutions))
      }
    }
  }

  /// Returns a `.stringsdict` entry for text that contains variables such as `%#@files@`.
  private static func entry(_ text: String, _ substitutions: [String: Any]) -> [String: InfoValue] {
    var text = text
    var entry: [String: InfoValue] = [:]
    for (name, value) in substitutions {
      guard let value = value as? [String: Any], let plural = plural(in: value) else { continue }
      let kind = value["formatSpecifier"] as? String ?? "lld"
      if let position = value["argNum"] as? Int { text = text.replacing("%#@\(name)@", with: "%\(position)$#@\(name)@") }
      entry[name] = rule(plural.mapValues { $0.replacing("%arg", with: "%\(kind)") }, kind: kind)
    }
    entry["NSStringLocalizedFormatKey"] = .string(text)
    return entry
  }

  /// Returns a `.stringsdict` rule that selects text based on a number.
  private static func rule(_ plural: [String: String], kind: String) -> InfoValue {
    var rule: [String: InfoValue] = [
      "NSStringFormatSpecTypeKey": .string("NSStringPluralRuleType"), "NSStringFormatValueTypeKey": .string(kind),
    ]
    for (category, text) in plural { rule[category] = .string(text) }
    if rule["other"] == nil, let text = plural.sorted(by: { $0.key < $1.key }).first?.value { rule["other"] = .string(text) }
    return .dictionary(rule)
  }

  /// Returns the text of a localization, or of its variation for phones or other devices.
  private static func text(in localization: [String: Any]) -> String? {
    if let unit = localization["stringUnit"] as? [String: Any] { return unit["value"] as? String }
    guard let devices = (localization["variations"] as? [String: Any])?["device"] as? [String: Any] else { return nil }
    let chosen = ["iphone", "other", "mac"].lazy.compactMap { devices[$0] as? [String: Any] }.first
    return chosen.flatMap { text(in: $0) }
  }

  /// Returns the texts keyed by plural category, such as `one`, or nil if the localization does not depend on a number.
  private static func plural(in localization: [String: Any]) -> [String: String]? {
    guard let variations = localization["variations"] as? [String: Any] else { return nil }
    if let plural = variations["plural"] as? [String: Any] {
      let texts = plural.compactMapValues { ($0 as? [String: Any]).flatMap { text(in: $0) } }
      return texts.isEmpty ? nil : texts
    }
    let devices = variations["device"] as? [String: Any] ?? [:]
    return ["iphone", "other", "mac"].lazy.compactMap { devices[$0] as? [String: Any] }.compactMap { plural(in: $0) }.first
  }

  /// Returns the letters of the first numeric specifier in a format, such as `lld` for `%lld`, or nil if there is none.
  private static func numberKind(in format: String) -> String? {
    for part in format.split(separator: "%", omittingEmptySubsequences: false).dropFirst() {
      let letters = part.drop { $0.isNumber || $0 == "$" || $0 == "." || $0 == "+" || $0 == "-" }
      let lengths = letters.prefix { "lhqzt".contains($0) }
      if let kind = letters.dropFirst(lengths.count).first, "diufgeEG".contains(kind) { return "\(lengths)\(kind)" }
    }
    return nil
  }
}
