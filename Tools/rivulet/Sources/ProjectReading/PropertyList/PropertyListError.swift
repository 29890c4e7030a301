/// An error for text that is not an old-style property list, with the line of the first invalid character.
struct PropertyListError: Error, Hashable {
  /// The line, counted from 1.
  let line: Int
  /// The fact, as a sentence.
  let sentence: String
  /// The remedy, as a sentence.
  let advice: String
}
