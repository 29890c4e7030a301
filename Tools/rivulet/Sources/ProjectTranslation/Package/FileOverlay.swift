import Foundation

/// Generates the file that tells the compiler the real locations of symbolic links, so that its messages name the user's own files.
enum FileOverlay {
  /// Returns the text of the file, for the absolute paths of links and of the files that they refer to.
  static func text(_ files: [String: String]) -> String {
    return """
      {"version": 0, "case-sensitive": "true", "use-external-names": true, "roots": [
      \(lines(files).joined(separator: ",\n"))
      ]}

      """
  }

  /// Returns the entries, sorted by the paths of links.
  private static func lines(_ places: [String: String]) -> [String] {
    places.sorted { $0.key < $1.key }.map { link, original in
      "  {\"type\": \"file\", \"name\": \(quoted(link)), \"external-contents\": \(quoted(original))}"
    }
  }

  /// Returns a JSON string.
  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
