/// The size of a window when people zoom it.
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct WindowIdealSize: Sendable {
  private init() {}

  /// The size that the system chooses.
  public static let automatic = WindowIdealSize()
  /// The ideal size of the content.
  public static let fitToContent = WindowIdealSize()
  /// The maximum size.
  public static let maximum = WindowIdealSize()
}
