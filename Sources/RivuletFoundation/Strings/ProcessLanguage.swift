package import Foundation
import Synchronization

/// The language and the locale of the person who uses this process. Foundation on Linux always speaks of an English one; a host knows better.
package enum ProcessLanguage {
  private struct Installed {
    var locale: Locale?
    var folders: [String] = []
  }

  private static let installed = Mutex(Installed())

  /// Sets both, as a host does before anything is shown. Languages are tags, the best one first.
  package static func install(locale: Locale, languages: [String]) {
    let folders = folders(for: languages)
    installed.withLock { $0 = Installed(locale: locale, folders: folders) }
  }

  /// The person's locale; Foundation's where no host has set one.
  package static var locale: Locale { installed.withLock { $0.locale } ?? .autoupdatingCurrent }

  /// The person's locale in the place of the one that Foundation takes for it.
  static func resolved(_ locale: Locale) -> Locale { locale == .current ? self.locale : locale }

  /// The person's calendar.
  package static var calendar: Calendar {
    guard let locale = installed.withLock({ $0.locale }) else { return .autoupdatingCurrent }
    var calendar = locale.calendar
    calendar.locale = locale
    return calendar
  }

  /// Where translations for the person are looked for in a bundle; empty where no host has said anything.
  static var folders: [String] { installed.withLock { $0.folders } }

  /// The names that folders of translations may have, without their ending: each language as it is, with its usual script, and alone.
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
  /// The parts of this bundle with translations, in the order of their folders' names.
  package func translations(in folders: [String]) -> [Bundle] {
    folders.compactMap { name in path(forResource: name, ofType: "lproj").flatMap { Bundle(path: $0) } }
  }
}
