import Foundation

/// Makes the file that tells the compiler the real places of symbolic links, so that its messages name the user's own files.
enum FileOverlay {
  /// The text of the file, for the absolute paths of links and of the files that they stand for.
  static func text(_ originals: [String: String]) -> String {
    let roots = originals.sorted { $0.key < $1.key }.map { link, original in
      "  {\"type\": \"file\", \"name\": \(quoted(link)), \"external-contents\": \(quoted(original))}"
    }
    return """
      {"version": 0, "case-sensitive": "true", "use-external-names": true, "roots": [
      \(roots.joined(separator: ",\n"))
      ]}

      """
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
