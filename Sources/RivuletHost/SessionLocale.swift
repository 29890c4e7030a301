package import Foundation
package import RivuletCore
package import RivuletGeometry

/// The language and formats of a session, determined by the POSIX rules: `LC_ALL` takes precedence over the variable of a category, which
/// takes precedence over `LANG`. An empty variable counts as unset. Formats come from `LC_TIME`, or otherwise from `LC_NUMERIC`, because a
/// single locale covers both (our choice). Text uses the languages of `LANGUAGE`, in order of preference, followed by the language of
/// `LC_MESSAGES`.
///
/// `C`, `POSIX`, and unset variables all stand for plain English. The locales don't need to be installed.
package struct SessionLocale: Equatable {
  /// The locale for dates and numbers.
  package let locale: Locale
  /// The preferred languages for text, in order, as tags such as `zh-TW`.
  package let languages: [String]

  /// Reads environment variables.
  package init(_ variables: [String: String]) {
    func value(_ names: String...) -> String? { names.lazy.compactMap { variables[$0] }.first { !$0.isEmpty } }
    let all = value("LC_ALL")
    let formats = all ?? value("LC_TIME", "LC_NUMERIC", "LANG")
    let messages = all ?? value("LC_MESSAGES", "LANG")
    // According to POSIX, the list applies only if `LC_MESSAGES` specifies a language.
    let message = messages.flatMap(Self.identifier)
    let list = message == nil ? [] : (variables["LANGUAGE"] ?? "").split(separator: ":").compactMap { Self.identifier(String($0)) }
    self.init(formats.flatMap(Self.identifier) ?? Self.plain, languages: list + [message ?? "en"])
  }

  private init(_ identifier: String, languages: [String]) {
    locale = Locale(identifier: identifier)
    self.languages = Self.tags(languages)
  }

  /// Creates a session that uses one locale for all categories. Fails if the language is unknown.
  package init?(named name: String) {
    guard let identifier = Self.identifier(name) else {
      guard Self.isPlain(name) else { return nil }
      self.init([:])
      return
    }
    self.init(identifier, languages: [identifier])
  }

  /// The locale identifier for plain English.
  private static let plain = "en_US_POSIX"

  private static func isPlain(_ name: String) -> Bool { ["C", "POSIX"].contains(name.prefix { !".@".contains($0) }) }

  /// Returns the identifier for a name such as `sr_RS.UTF-8@latin`, or nil for plain English and unknown languages.
  private static func identifier(_ name: String) -> String? {
    let modifier = name.split(separator: "@", maxSplits: 1).dropFirst().first
    let parts = name.prefix { !".@".contains($0) }.split(whereSeparator: { "_-".contains($0) }).map(String.init)
    guard let language = parts.first, !isPlain(name), Locale.LanguageCode(language.lowercased()).isISOLanguage else { return nil }
    let script = modifier.flatMap { scripts[$0.lowercased()] }
    return ([language.lowercased()] + [script].compactMap(\.self) + parts.dropFirst()).joined(separator: "_")
  }

  /// The scripts that locale modifiers select. Other modifiers, such as `@euro`, are irrelevant here.
  private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab"]

  /// Returns language tags without duplicates.
  private static func tags(_ identifiers: [String]) -> [String] {
    identifiers.map { $0.replacingOccurrences(of: "_", with: "-") }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension SessionLocale {
  /// The region's preferred calendar, including its first day of the week.
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

  /// Sets the environment values that depend on the session.
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
