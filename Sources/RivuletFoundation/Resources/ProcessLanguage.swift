package import Foundation
import Synchronization

/// The language and locale of the user. Foundation on Linux always assumes an English locale, so the host provides the actual one.
package enum ProcessLanguage {
  private struct Installed {
    var locale: Locale?
    var languages: [String] = []
    var folders: [String] = []
  }

  private static let installed = Mutex(Installed())

  /// Sets the locale and the languages, which are tags in order of preference. A host must call this method before anything is displayed.
  package static func install(locale: Locale, languages: [String]) {
    let folders = folders(for: languages)
    installed.withLock { $0 = Installed(locale: locale, languages: languages, folders: folders) }
  }

  /// The user's locale, or Foundation's current locale if the host has not set one.
  package static var locale: Locale { installed.withLock { $0.locale } ?? .autoupdatingCurrent }

  /// Returns the user's locale if the argument is Foundation's current locale, and otherwise the argument.
  static func resolved(_ locale: Locale) -> Locale { locale == .current ? self.locale : locale }

  /// The user's calendar.
  package static var calendar: Calendar {
    guard let locale = installed.withLock({ $0.locale }) else { return .autoupdatingCurrent }
    var calendar = locale.calendar
    calendar.locale = locale
    return calendar
  }

  /// The tags of the user's languages, in order of preference; empty if the host has not set them.
  static var languages: [String] { installed.withLock { $0.languages } }

  /// The names of the folders that may contain translations for the user; empty if the host has not set languages.
  static var folders: [String] { installed.withLock { $0.folders } }

  /// Returns the possible names of translation folders, without their extension. For each language, the result contains the given tag,
  /// the tag with its usual script, and the tag without a region or script.
  package static func folders(for languages: [String]) -> [String] {
    languages.flatMap { tag in
      let language = Locale.Language(identifier: tag)
      let code = language.languageCode?.identifier
      let script = language.script?.identifier ?? Locale.Language(identifier: language.maximalIdentifier).script?.identifier
      let names = [
        tag.replacingOccurrences(of: "-", with: "_"), tag.replacingOccurrences(of: "_", with: "-"),
        code.flatMap { code in script.map { "\(code)-\($0)" } }, code,
      ]
      return names.compactMap(\.self)
    }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension Bundle {
  /// Returns the bundle's translations, in the order of the folder names.
  package func translations(in folders: [String]) -> [Bundle] {
    folders.compactMap { name in path(forResource: name, ofType: "lproj").flatMap { Bundle(path: $0) } }
  }
}
