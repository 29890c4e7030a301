import AppBuilding
import ArgumentParser

/// Options for the appearance of a running app.
struct Looks: ParsableArguments {
  @Option(help: "phone or desktop; without it a window is a desktop's, and a picture a phone's.")
  var idiom: String?
  @Option(help: "light or dark; without it as the desktop is set.")
  var appearance: String?
  @Option(help: "Language and formats, such as de_DE; without it those of the session.")
  var locale: String?

  func validate() throws {
    if let idiom, !["phone", "desktop"].contains(idiom) { throw ValidationError("--idiom is phone or desktop, not \"\(idiom)\".") }
    if let locale, !RunOptions.isLocale(locale) {
      throw ValidationError("--locale is a language, or a language and a region, such as de_DE, not \"\(locale)\".")
    }
    if let appearance, !["light", "dark"].contains(appearance) {
      throw ValidationError("--appearance is light or dark, not \"\(appearance)\".")
    }
  }

  var options: RunOptions { RunOptions(idiom: idiom, appearance: appearance, locale: locale) }
}
