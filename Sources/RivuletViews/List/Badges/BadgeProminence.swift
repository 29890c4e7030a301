public import RivuletCore

/// How much a badge stands out.
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct BadgeProminence: Hashable, Sendable {
  private let level: Int

  /// Less than usual: for what needs no attention.
  public static let decreased = BadgeProminence(level: 0)
  /// As usual.
  public static let standard = BadgeProminence(level: 1)
  /// More than usual: for what people should attend to.
  public static let increased = BadgeProminence(level: 2)
}

private struct BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
  /// How much the badges here stand out.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}
