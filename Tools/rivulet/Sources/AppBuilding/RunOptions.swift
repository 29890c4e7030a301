/// The wishes of the person who starts an app, which the app gets as environment variables.
public struct RunOptions: Sendable {
  /// `phone` or `desktop`.
  public var idiom: String?
  /// `light` or `dark`.
  public var appearance: String?
  /// Such as `de_DE`.
  public var locale: String?
  /// Pixels for each point of a picture.
  public var scale: Double?

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
    return variables
  }
}
