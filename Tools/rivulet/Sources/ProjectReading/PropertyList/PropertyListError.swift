/// A text that is no old-style property list, with the line of the first character that is wrong.
struct PropertyListError: Error, Hashable {
  /// The line, counted from 1.
  let line: Int
  /// The fact, as a sentence.
  let sentence: String
  /// The remedy, as a sentence.
  let advice: String
}
