public import RivuletCore

/// The prominence of a badge.
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct BadgeProminence: Hashable, Sendable {
  private let level: Int

  /// Reduced prominence, for badges that don't require attention.
  public static let decreased = BadgeProminence(level: 0)
  /// The default prominence.
  public static let standard = BadgeProminence(level: 1)
  /// Increased prominence, for badges that require attention.
  public static let increased = BadgeProminence(level: 2)
}

private struct BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
  /// The prominence of the badges in this view.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}
