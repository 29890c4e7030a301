package import Foundation
package import RivuletCore
package import RivuletGeometry

/// The language and the formats of a session, according to the rules of POSIX: `LC_ALL` takes precedence over the variable of a category,
/// which takes precedence over `LANG`; an empty variable counts as unset. Formats come from `LC_TIME`, or otherwise from `LC_NUMERIC`,
/// because there is one locale for both (our choice). Text is in the languages of `LANGUAGE`, in order of preference, and then in the
/// language of `LC_MESSAGES`.
///
/// `C`, `POSIX` and a session without variables mean plain English. None of the locales needs to be installed.
package struct SessionLocale: Equatable {
  /// The locale for dates and numbers.
  package let locale: Locale
  /// The languages for text in order of preference, as tags such as `zh-TW`.
  package let languages: [String]

  /// Reads environment variables.
  package init(_ variables: [String: String]) {
    func value(_ names: String...) -> String? { names.lazy.compactMap { variables[$0] }.first { !$0.isEmpty } }
    let all = value("LC_ALL")
    let formats = all ?? value("LC_TIME", "LC_NUMERIC", "LANG")
    let messages = all ?? value("LC_MESSAGES", "LANG")
    // The list is used only if messages have a language, as on any POSIX system.
    let message = messages.flatMap(Self.identifier)
    let list = message == nil ? [] : (variables["LANGUAGE"] ?? "").split(separator: ":").compactMap { Self.identifier(String($0)) }
    self.init(formats.flatMap(Self.identifier) ?? Self.plain, languages: list + [message ?? "en"])
  }

  private init(_ identifier: String, languages: [String]) {
    locale = Locale(identifier: identifier)
    self.languages = Self.tags(languages)
  }

  /// Creates a single locale for everything. Fails for a name with an unknown language.
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

  /// Returns the identifier for a name such as `sr_RS.UTF-8@latin`, or nil for plain English and for unknown languages.
  private static func identifier(_ name: String) -> String? {
    let modifier = name.split(separator: "@", maxSplits: 1).dropFirst().first
    let parts = name.prefix { !".@".contains($0) }.split(whereSeparator: { "_-".contains($0) }).map(String.init)
    guard let language = parts.first, !isPlain(name), Locale.LanguageCode(language.lowercased()).isISOLanguage else { return nil }
    let script = modifier.flatMap { scripts[$0.lowercased()] }
    return ([language.lowercased()] + [script].compactMap(\.self) + parts.dropFirst()).joined(separator: "_")
  }

  /// The scripts of modifiers. Others, such as `@euro`, do not matter here.
  private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab"]

  /// Returns language tags without repetitions.
  private static func tags(_ identifiers: [String]) -> [String] {
    identifiers.map { $0.replacingOccurrences(of: "_", with: "-") }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension SessionLocale {
  /// The region's usual calendar and first day of the week.
  package var calendar: Calendar {
    var calendar = locale.calendar
    calendar.locale = locale
    return calendar
  }

  /// The layout direction of the preferred language.
  package var layoutDirection: LayoutDirection {
    let language = languages.first.map { Locale.Language(identifier: $0) }
    return language?.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Sets the environment values that follow the session.
  package func apply(to environment: inout EnvironmentValues) {
    environment.locale = locale
    environment.calendar = calendar
    environment.layoutDirection = layoutDirection
  }

  /// Installs the locale and languages for Foundation's formatters and localized strings in this process.
  package func install() {
    ProcessLanguage.install(locale: locale, languages: languages)
  }
}
