/// Why an app without a screen stopped.
package enum ScreenlessError: Error, Equatable, CustomStringConvertible {
  /// A step of the script that says nothing.
  case noStep(String)
  /// A file that could not be written, with the system's words.
  case writing(String, reason: String)

  package var description: String {
    switch self {
    case .noStep(let text):
      "\"\(text)\" is no step. Steps are: texts, issues, semantics, display, settle, say TEXT, tap NAME, type TEXT into NAME, advance SECONDS, png FILE."
    case .writing(let path, let reason):
      "\(path) could not be written: \(reason)"
    }
  }
}
