import Foundation

/// The package manager's output, split into build steps and compiler messages.
package struct BuildLog {
  private let lines: [Substring]

  /// Parses the package manager's output.
  ///
  /// - Parameter isTranslated: True for a package created from a project, whose manifest is generated.
  package init(_ text: String, isTranslated: Bool = false) {
    // Progress output on a terminal overwrites the current line.
    let all = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
    lines = isTranslated ? all.filter { !Self.isWarningOfManifest($0) } : all
  }

  /// The output without build steps: the compiler's messages grouped by file, followed by the rest.
  package var problems: String { messages.text.trimmingCharacters(in: .newlines) }

  /// The compiler's messages.
  package var messages: CompilerMessages { CompilerMessages(lines.filter { !Self.isStep($0) }) }

  /// The warnings, along with the lines that explain them. Empty if there are none.
  var warnings: String {
    guard lines.contains(where: { $0.contains("warning: ") }) else { return "" }
    return problems
  }

  /// Returns the numbers of completed steps and total steps in a line such as `[3/7] Compiling Weather ContentView.swift`, or nil for
  /// other lines.
  static func step(in line: Substring) -> (done: Int, all: Int, action: Substring)? {
    guard line.first == "[", let close = line.firstIndex(of: "]") else { return nil }
    let numbers = line[line.index(after: line.startIndex)..<close].split(separator: "/")
    guard numbers.count == 2, let done = Int(numbers[0]), let all = Int(numbers[1]) else { return nil }
    return (done, all, line[line.index(after: close)...].drop { $0 == " " })
  }

  /// Returns true for the warnings that a local package causes by replacing a remote one.
  private static func isWarningOfManifest(_ line: Substring) -> Bool {
    line.hasPrefix("warning: '") && (line.contains("': Conflicting identity for ") || line.hasSuffix(" is not used by any target"))
  }

  /// The beginnings of lines that the package manager prints when no problems occur.
  private static let steps = [
    "Building for ", "Build complete!", "Planning build", "Build of product", "Fetching ", "Fetched ", "Updating ", "Updated ",
    "Computing version for ", "Computed ", "Creating working copy for ", "Working copy of ",
  ]

  private static func isStep(_ line: Substring) -> Bool { step(in: line) != nil || steps.contains { line.hasPrefix($0) } }
}
