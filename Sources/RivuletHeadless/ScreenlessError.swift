/// The reason an app without a screen has stopped.
package enum ScreenlessError: Error, Equatable, CustomStringConvertible {
  /// A step in the script could not be parsed.
  case invalidStep(String)
  /// An image filename has an extension other than PNG.
  case unsupportedFormat(String)
  /// A file could not be written. Provides the system's reason.
  case writing(String, reason: String)

  /// The app has no open window.
  case noWindow

  package var description: String {
    switch self {
    case .invalidStep(let text):
      "\"\(text)\" is not a step. Steps are: tap NAME, menu NAME, type TEXT into NAME, clear NAME, key KEY, "
        + "scroll up|down|left|right [over NAME], swipe up|down|left|right NAME, "
        + "advance SECONDS, wait NAME, settle, texts, issues, semantics, display, say TEXT, png FILE. "
        + "A KEY is a character, return, escape, tab, space, left, right, up, down, home, end, pageup, pagedown, backspace, delete or menu, "
        + "preceded by command-, control-, option- or shift- if those are held."
    case .unsupportedFormat(let path):
      "Images are PNG files, but \(path) has another extension. Use a name that ends in .png."
    case .noWindow: "The app has no open window."
    case .writing(let path, let reason):
      "\(path) could not be written: \(reason)"
    }
  }
}
