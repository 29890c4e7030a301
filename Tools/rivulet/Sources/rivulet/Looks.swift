import AppBuilding
import ArgumentParser

/// Options for the appearance of a running app.
struct Looks: ParsableArguments {
  @Option(help: "phone or desktop. Defaults to desktop for a window, and to phone for an image.")
  var idiom: String?
  @Option(help: "light or dark. Defaults to the desktop's setting.")
  var appearance: String?
  @Option(help: "The language and formats, such as de_DE. Defaults to the session's settings.")
  var locale: String?

  func validate() throws {
    if let idiom, !["phone", "desktop"].contains(idiom) { throw ValidationError("--idiom must be phone or desktop, not \"\(idiom)\".") }
    if let locale, !RunOptions.isLocale(locale) {
      throw ValidationError("--locale must be a language, or a language and a region, such as de_DE, not \"\(locale)\".")
    }
    if let appearance, !["light", "dark"].contains(appearance) {
      throw ValidationError("--appearance must be light or dark, not \"\(appearance)\".")
    }
  }

  var options: RunOptions { RunOptions(idiom: idiom, appearance: appearance, locale: locale) }
}
