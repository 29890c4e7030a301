import Foundation

/// A generator for the file that gives the compiler the actual locations of symbolic links, so that messages refer to the user's files.
enum FileOverlay {
  /// Returns the text of the file for a dictionary that maps the absolute paths of links to those of their targets.
  static func text(_ files: [String: String]) -> String {
    return """
      {"version": 0, "case-sensitive": "true", "use-external-names": true, "roots": [
      \(lines(files).joined(separator: ",\n"))
      ]}

      """
  }

  /// Returns the entries, sorted by link path.
  private static func lines(_ places: [String: String]) -> [String] {
    places.sorted { $0.key < $1.key }.map { link, original in
      "  {\"type\": \"file\", \"name\": \(quoted(link)), \"external-contents\": \(quoted(original))}"
    }
  }

  /// Returns text as a JSON string.
  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
