package import Foundation
package import RivuletFoundation

extension HostServices {
  /// Returns a library word for a locale: from the app's string tables if they contain it, otherwise from the library's own words.
  ///
  /// The host's locale applies to dates and numbers, and its languages apply to words. Any other locale applies to both.
  package func localizedString(for word: Word, in locale: Locale) -> String {
    if let text = localizedString(forKey: word.english, table: nil, bundle: nil, numbers: []) { return text }
    return word.text(in: locale == self.locale ? languages : [locale.identifier])
  }
}
