public import RivuletCore

/// The prominence of the background behind views.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  /// The default prominence.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// An increased prominence, such as the one of a selected row in a focused list. Content in front of the background is most legible in a
  /// single colour.
  public static let increased = BackgroundProminence(isIncreased: true)
}

private struct BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension EnvironmentValues {
  /// The prominence of the background behind this view.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
}
