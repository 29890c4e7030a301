/// The environment of a preview, where nil stands for the default.
public struct ViewerVariant: Codable, Hashable, Sendable {
  /// The idiom: `phone` or `desktop`.
  public var idiom: String?
  /// The colour scheme: `light` or `dark`.
  public var scheme: String?
  /// The colour scheme contrast: `standard` or `increased`.
  public var contrast: String?
  /// The dynamic type size, such as `xLarge` or `accessibility3`.
  public var typeSize: String?
  /// The layout direction: `ltr` or `rtl`.
  public var direction: String?
  /// The locale identifier, such as `de_DE`.
  public var locale: String?

  public init() {}

  /// Returns true if both variants look the same because they differ only in defaults that one of them spells out.
  func isEquivalent(to other: ViewerVariant) -> Bool { spelledOut == other.spelledOut }

  private var spelledOut: ViewerVariant {
    with {
      $0.idiom = idiom ?? "phone"
      $0.scheme = scheme ?? "light"
      $0.contrast = contrast ?? "standard"
      $0.typeSize = typeSize ?? "large"
      $0.direction = direction ?? "ltr"
    }
  }

  /// Returns a copy with the given change applied.
  func with(_ change: (inout ViewerVariant) -> Void) -> ViewerVariant {
    var copy = self
    change(&copy)
    return copy
  }
}
