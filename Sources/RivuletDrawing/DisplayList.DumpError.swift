extension DisplayList {
  /// An error in the text of a display list.
  package struct DumpError: Error, Equatable, CustomStringConvertible {
    /// The number of the line, from 1.
    package let line: Int
    /// A sentence with the found and the expected text.
    package let problem: String

    package var description: String {
      "Line \(line) of the display list: \(problem)"
    }
  }
}
