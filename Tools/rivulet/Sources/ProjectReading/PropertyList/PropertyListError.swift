/// An error in the text of an old-style property list, with the line of the first invalid character.
struct PropertyListError: Error, Hashable {
  /// The line, starting at 1.
  let line: Int
  /// A sentence that explains what is wrong.
  let sentence: String
  /// A sentence that explains how to fix the problem.
  let advice: String
}
