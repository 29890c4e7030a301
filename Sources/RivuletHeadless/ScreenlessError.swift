/// Why an app without a screen stopped.
package enum ScreenlessError: Error, Equatable, CustomStringConvertible {
  /// A step of the script that says nothing.
  case noStep(String)
  /// A file for a picture whose name promises something else than PNG.
  case otherFormat(String)
  /// A file that could not be written, with the system's words.
  case writing(String, reason: String)

  /// The app has no window open.
  case noWindow

  package var description: String {
    switch self {
    case .noStep(let text):
      "\"\(text)\" is no step. Steps are: texts, issues, semantics, display, settle, say TEXT, tap NAME, type TEXT into NAME, advance SECONDS, png FILE."
    case .otherFormat(let path):
      "Pictures are PNG files, and \(path) has another name. Let it end in .png."
    case .noWindow: "The app has no window open."
    case .writing(let path, let reason):
      "\(path) could not be written: \(reason)"
    }
  }
}
