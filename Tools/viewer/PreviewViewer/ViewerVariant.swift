/// The environment of a preview. A value of nil means the default.
public struct ViewerVariant: Codable, Hashable, Sendable {
  /// `phone` or `desktop`.
  public var idiom: String?
  /// `light` or `dark`.
  public var scheme: String?
  /// `standard` or `increased`.
  public var contrast: String?
  /// Such as `xLarge` or `accessibility3`.
  public var typeSize: String?
  /// `ltr` or `rtl`.
  public var direction: String?
  /// Such as `de_DE`.
  public var locale: String?

  public init() {}

  /// Returns a copy with a change.
  func with(_ change: (inout ViewerVariant) -> Void) -> ViewerVariant {
    var copy = self
    change(&copy)
    return copy
  }
}
