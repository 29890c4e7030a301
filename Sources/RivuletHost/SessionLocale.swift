package import Foundation
package import RivuletCore
package import RivuletGeometry

/// The language and the formats of a session, by the rules of POSIX: `LC_ALL` goes before the variable of a category, and that before `LANG`; what is
/// empty counts as unset. Formats are those of `LC_TIME`, or else of `LC_NUMERIC`, for there is one locale for both (our choice). Texts are in the
/// languages of `LANGUAGE`, the best first, and then in that of `LC_MESSAGES`.
///
/// `C` and `POSIX`, and a session without variables, mean plain English. None of the locales needs to be installed.
package struct SessionLocale: Equatable {
  /// Writes dates and numbers.
  package let locale: Locale
  /// In which languages texts are wanted, the best one first, as tags such as `zh-TW`.
  package let languages: [String]

  /// What environment variables say.
  package init(_ variables: [String: String]) {
    func value(_ names: String...) -> String? { names.lazy.compactMap { variables[$0] }.first { !$0.isEmpty } }
    let all = value("LC_ALL")
    let formats = all ?? value("LC_TIME", "LC_NUMERIC", "LANG")
    let messages = all ?? value("LC_MESSAGES", "LANG")
    // As everywhere, the list counts only where messages have a language at all.
    let message = messages.flatMap(Self.identifier)
    let list = message == nil ? [] : (variables["LANGUAGE"] ?? "").split(separator: ":").compactMap { Self.identifier(String($0)) }
    self.init(formats.flatMap(Self.identifier) ?? Self.plain, languages: list + [message ?? "en"])
  }

  private init(_ identifier: String, languages: [String]) {
    locale = Locale(identifier: identifier)
    self.languages = Self.tags(languages)
  }

  /// One locale for everything; nil for a name whose language does not exist.
  package init?(named name: String) {
    guard let identifier = Self.identifier(name) else {
      guard Self.isPlain(name) else { return nil }
      self.init([:])
      return
    }
    self.init(identifier, languages: [identifier])
  }

  /// The locale of plain English.
  private static let plain = "en_US_POSIX"

  private static func isPlain(_ name: String) -> Bool { ["C", "POSIX"].contains(name.prefix { !".@".contains($0) }) }

  /// What a name such as `sr_RS.UTF-8@latin` is called here; nil for plain English and for languages that do not exist.
  private static func identifier(_ name: String) -> String? {
    let modifier = name.split(separator: "@", maxSplits: 1).dropFirst().first
    let parts = name.prefix { !".@".contains($0) }.split(whereSeparator: { "_-".contains($0) }).map(String.init)
    guard let language = parts.first, !isPlain(name), Locale.LanguageCode(language.lowercased()).isISOLanguage else { return nil }
    let script = modifier.flatMap { scripts[$0.lowercased()] }
    return ([language.lowercased()] + [script].compactMap(\.self) + parts.dropFirst()).joined(separator: "_")
  }

  /// What modifiers say of the script; others, such as `@euro`, say nothing that matters here.
  private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab"]

  /// Without repetitions.
  private static func tags(_ identifiers: [String]) -> [String] {
    identifiers.map { $0.replacingOccurrences(of: "_", with: "-") }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension SessionLocale {
  /// The calendar that people there use, with their first day of the week.
  package var calendar: Calendar {
    var calendar = locale.calendar
    calendar.locale = locale
    return calendar
  }

  /// In which direction people read the language that texts are wanted in.
  package var layoutDirection: LayoutDirection {
    let language = languages.first.map { Locale.Language(identifier: $0) }
    return language?.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Tells the environment what follows the session.
  package func apply(to environment: inout EnvironmentValues) {
    environment.locale = locale
    environment.calendar = calendar
    environment.layoutDirection = layoutDirection
  }

  /// Lets what asks Foundation's side for the person's locale know it: formatters and localized strings of this process.
  package func install() {
    ProcessLanguage.install(locale: locale, languages: languages)
  }
}
