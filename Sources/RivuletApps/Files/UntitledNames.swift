import Foundation
import RivuletCore
import RivuletFoundation

/// The names of files that do not have a name yet: "Untitled", "Untitled 2" and so on.
struct UntitledNames {
  private let first: String
  /// The name of all other files, with a specifier for the number.
  private let numbered: String

  /// Creates the names in the language of an environment.
  @MainActor init(in environment: EnvironmentValues) {
    func text(_ word: Word) -> String { environment.hostServices?.localizedString(for: word, in: environment.locale) ?? word.english }
    (first, numbered) = (text(.untitled), text(.untitledNumber))
  }

  /// Returns the name of the file at a position.
  subscript(place: Int) -> String {
    place == 0 ? first : numbered.replacingOccurrences(of: "%lld", with: String(place + 1))
  }
}
