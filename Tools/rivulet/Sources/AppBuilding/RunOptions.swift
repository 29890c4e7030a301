import Foundation

/// The user's options for running an app, passed to the app as environment variables.
public struct RunOptions: Sendable {
  /// The idiom: `phone` or `desktop`.
  public var idiom: String?
  /// The appearance: `light` or `dark`.
  public var appearance: String?
  /// The locale identifier, such as `de_DE`.
  public var locale: String?
  /// The number of pixels per point in an image.
  public var scale: Double?
  /// The way to inspect the app, `window` or `socket`, or nil for no inspection.
  public var inspect: String?

  public init(idiom: String? = nil, appearance: String? = nil, locale: String? = nil, scale: Double? = nil) {
    self.idiom = idiom
    self.appearance = appearance
    self.locale = locale
    self.scale = scale
  }

  /// The environment variables, keyed by name.
  public var environment: [String: String] {
    var variables: [String: String] = [:]
    variables["RIVULET_IDIOM"] = idiom
    variables["RIVULET_APPEARANCE"] = appearance
    variables["RIVULET_LOCALE"] = locale
    variables["RIVULET_SCALE"] = scale.map { "\($0)" }
    variables["RIVULET_INSPECT"] = inspect
    return variables
  }

  /// Returns true for a name that identifies a locale, such as `de`, `de_DE`, `sr_RS.UTF-8@latin`, or `C`.
  public static func isLocale(_ name: String) -> Bool {
    let own = name.prefix { !".@".contains($0) }
    guard let language = own.split(whereSeparator: { "_-".contains($0) }).first else { return false }
    return ["C", "POSIX"].contains(own) || Locale.LanguageCode(language.lowercased()).isISOLanguage
  }

  /// Returns a line of an app's output in which the names of environment variables are replaced by those of the corresponding options.
  public static func namingOptions(_ line: String) -> String {
    guard line.hasPrefix("Rivulet: RIVULET_") else { return line }
    let options = ["SCREENLESS": "script", "LOCALE": "locale", "SCALE": "scale", "IDIOM": "idiom", "APPEARANCE": "appearance"]
    for (variable, option) in options where line.hasPrefix("Rivulet: RIVULET_\(variable)") {
      return line.replacing("RIVULET_\(variable)", with: "--\(option)", maxReplacements: 1)
    }
    return line
  }
}
