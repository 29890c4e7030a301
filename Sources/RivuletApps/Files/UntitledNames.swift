import Foundation
import RivuletCore
import RivuletFoundation

/// The default names for untitled files: "Untitled", "Untitled 2", and so on.
struct UntitledNames {
  private let first: String
  /// The name of each file after the first, with a format specifier for its number.
  private let numbered: String

  /// Creates the names in the language of an environment.
  @MainActor init(in environment: EnvironmentValues) {
    func text(_ word: Word) -> String { environment.hostServices?.localizedString(for: word, in: environment.locale) ?? word.english }
    (first, numbered) = (text(.untitled), text(.untitledNumber))
  }

  /// Returns the name of the file at an index.
  subscript(place: Int) -> String {
    place == 0 ? first : numbered.replacingOccurrences(of: "%lld", with: String(place + 1))
  }
}
