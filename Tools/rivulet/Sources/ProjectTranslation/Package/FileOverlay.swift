import Foundation

/// Makes the file that tells the compiler the real places of symbolic links, so that its messages name the user's own files.
enum FileOverlay {
  /// The text of the file, for the absolute paths of links and of the files and folders that they stand for.
  static func text(_ files: [String: String], folders: [String: String]) -> String {
    let roots = lines(files, "file") + lines(folders, "directory-remap")
    return """
      {"version": 0, "case-sensitive": "true", "use-external-names": true, "roots": [
      \(roots.joined(separator: ",\n"))
      ]}

      """
  }

  /// The entries of one type, sorted by the places of links.
  private static func lines(_ places: [String: String], _ type: String) -> [String] {
    places.sorted { $0.key < $1.key }.map { link, original in
      "  {\"type\": \"\(type)\", \"name\": \(quoted(link)), \"external-contents\": \(quoted(original))}"
    }
  }

  /// A string of JSON.
  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
