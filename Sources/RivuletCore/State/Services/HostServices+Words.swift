package import Foundation
package import RivuletFoundation

extension HostServices {
  /// Returns a word of the library for a locale: from the app's string tables if they have it, or else from the library's own words.
  ///
  /// The locale of the host is for dates and numbers, and its languages are for words. Any other locale is for both.
  package func localizedString(for word: Word, in locale: Locale) -> String {
    if let text = localizedString(forKey: word.english, table: nil, bundle: nil, numbers: []) { return text }
    return word.text(in: locale == self.locale ? languages : [locale.identifier])
  }
}
