extension DisplayList {
  /// Why a text is not the dump of a display list.
  package struct DumpError: Error, Equatable, CustomStringConvertible {
    /// Counted from 1.
    package let line: Int
    /// What was found and what was expected there.
    package let problem: String

    package var description: String {
      "Line \(line) of the display list: \(problem)"
    }
  }
}
