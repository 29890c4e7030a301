package import Foundation
package import RivuletFoundation

extension HostServices {
  /// Returns the localized text of a library word. The app's string tables take precedence over the library's own words.
  ///
  /// The host's locale determines dates and numbers, and the host's languages determine words. Any other locale determines both.
  package func localizedString(for word: Word, in locale: Locale) -> String {
    if let text = localizedString(forKey: word.english, table: nil, bundle: nil, numbers: []) { return text }
    return word.text(in: locale == self.locale ? languages : [locale.identifier])
  }
}
