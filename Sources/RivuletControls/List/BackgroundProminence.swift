public import RivuletCore

/// The prominence of the background behind views.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  /// The default prominence.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// A strong background, such as the one behind a selected row in a list that has the focus. Content in front of it stands out best in a
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
