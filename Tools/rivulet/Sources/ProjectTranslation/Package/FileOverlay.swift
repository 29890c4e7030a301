import Foundation

/// Makes the file that tells the compiler the real places of symbolic links, so that its messages name the user's own files.
enum FileOverlay {
  /// The text of the file, for the absolute paths of links and of the files that they stand for.
  static func text(_ files: [String: String]) -> String {
    return """
      {"version": 0, "case-sensitive": "true", "use-external-names": true, "roots": [
      \(lines(files).joined(separator: ",\n"))
      ]}

      """
  }

  /// The entries, sorted by the places of links.
  private static func lines(_ places: [String: String]) -> [String] {
    places.sorted { $0.key < $1.key }.map { link, original in
      "  {\"type\": \"file\", \"name\": \(quoted(link)), \"external-contents\": \(quoted(original))}"
    }
  }

  /// A string of JSON.
  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
