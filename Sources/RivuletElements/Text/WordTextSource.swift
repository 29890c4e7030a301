import RivuletCore
package import RivuletFoundation

/// A text source that displays one of the library's words in the language of the environment's locale.
final class WordTextSource: TextSource, @unchecked Sendable {
  private let word: Word
  private let arguments: [FormatArgument]

  init(_ word: Word, _ arguments: [FormatArgument]) {
    self.word = word
    self.arguments = arguments
  }

  override func resolve(into resolver: inout TextResolver, _ style: TextRunStyle) {
    let format = resolver.services.localizedString(for: word, in: resolver.environment.locale)
    LocalizedTextSource.resolve(format, arguments, into: &resolver, style)
  }

  override func isSame(as other: TextSource) -> Bool {
    guard let other = other as? WordTextSource else { return false }
    return word == other.word && arguments == other.arguments
  }
}

extension Text {
  /// Creates a text view that displays one of the library's words with its arguments, if it has any.
  package init(_ word: Word, _ arguments: FormatArgument...) {
    self.init(storage: .source(WordTextSource(word, arguments)))
  }
}
