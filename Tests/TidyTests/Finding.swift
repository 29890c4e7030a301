import Testing

/// One thing that a scanner objects to.
struct Finding: CustomStringConvertible, Equatable {
  /// The file, relative to the repository.
  var path: String
  /// From 1; nil where the whole file is meant.
  var line: Int?
  /// What is wrong and what to do.
  var sentence: String

  var description: String { path + (line.map { ":\($0)" } ?? "") + " " + sentence }
}

extension [Finding] {
  /// One finding a line; empty if all is well.
  var report: String { map(\.description).joined(separator: "\n") }
}

/// Fails once for each finding, with its place and its sentence.
func expectNone(_ findings: [Finding], sourceLocation: SourceLocation = #_sourceLocation) {
  for finding in findings { Issue.record("\(finding)", sourceLocation: sourceLocation) }
}
