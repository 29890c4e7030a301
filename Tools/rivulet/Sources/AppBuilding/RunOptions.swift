import Foundation

/// The user's options for starting an app, which the app receives as environment variables.
public struct RunOptions: Sendable {
  /// `phone` or `desktop`.
  public var idiom: String?
  /// `light` or `dark`.
  public var appearance: String?
  /// Such as `de_DE`.
  public var locale: String?
  /// The number of pixels per point in an image.
  public var scale: Double?
  /// `window` or `socket`, if the app is inspected.
  public var inspect: String?

  public init(idiom: String? = nil, appearance: String? = nil, locale: String? = nil, scale: Double? = nil) {
    self.idiom = idiom
    self.appearance = appearance
    self.locale = locale
    self.scale = scale
  }

  /// The variables by name.
  public var environment: [String: String] {
    var variables: [String: String] = [:]
    variables["RIVULET_IDIOM"] = idiom
    variables["RIVULET_APPEARANCE"] = appearance
    variables["RIVULET_LOCALE"] = locale
    variables["RIVULET_SCALE"] = scale.map { "\($0)" }
    variables["RIVULET_INSPECT"] = inspect
    return variables
  }

  /// True for a name that identifies a language for an app, such as `de`, `de_DE`, `sr_RS.UTF-8@latin` or `C`.
  public static func isLocale(_ name: String) -> Bool {
    let own = name.prefix { !".@".contains($0) }
    guard let language = own.split(whereSeparator: { "_-".contains($0) }).first else { return false }
    return ["C", "POSIX"].contains(own) || Locale.LanguageCode(language.lowercased()).isISOLanguage
  }

  /// Returns a line that an app writes about its variables, with the variables replaced by the options that set them.
  public static func namingOptions(_ line: String) -> String {
    guard line.hasPrefix("Rivulet: RIVULET_") else { return line }
    let options = ["SCREENLESS": "script", "LOCALE": "locale", "SCALE": "scale", "IDIOM": "idiom", "APPEARANCE": "appearance"]
    for (variable, option) in options where line.hasPrefix("Rivulet: RIVULET_\(variable)") {
      return line.replacing("RIVULET_\(variable)", with: "--\(option)", maxReplacements: 1)
    }
    return line
  }
}
