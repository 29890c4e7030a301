package import Foundation
import Synchronization

/// The language and the locale of this process's user. Foundation on Linux always assumes an English locale; a host knows the real one.
package enum ProcessLanguage {
  private struct Installed {
    var locale: Locale?
    var languages: [String] = []
    var folders: [String] = []
  }

  private static let installed = Mutex(Installed())

  /// Sets the locale and the languages. A host calls this before anything is displayed. Languages are tags in order of preference.
  package static func install(locale: Locale, languages: [String]) {
    let folders = folders(for: languages)
    installed.withLock { $0 = Installed(locale: locale, languages: languages, folders: folders) }
  }

  /// The user's locale, or Foundation's if no host has set one.
  package static var locale: Locale { installed.withLock { $0.locale } ?? .autoupdatingCurrent }

  /// Returns the user's locale in place of Foundation's current locale, and any other locale unchanged.
  static func resolved(_ locale: Locale) -> Locale { locale == .current ? self.locale : locale }

  /// The user's calendar.
  package static var calendar: Calendar {
    guard let locale = installed.withLock({ $0.locale }) else { return .autoupdatingCurrent }
    var calendar = locale.calendar
    calendar.locale = locale
    return calendar
  }

  /// The user's languages as tags in order of preference; empty if no host has set any.
  static var languages: [String] { installed.withLock { $0.languages } }

  /// The names of the folders in a bundle that contain translations for the user; empty if no host has set any.
  static var folders: [String] { installed.withLock { $0.folders } }

  /// Returns the possible names of translation folders, without their extension: each language as given, with its usual script, and without
  /// a region or script.
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
  /// Returns the translations in this bundle, in the order of the folder names.
  package func translations(in folders: [String]) -> [Bundle] {
    folders.compactMap { name in path(forResource: name, ofType: "lproj").flatMap { Bundle(path: $0) } }
  }
}
