/// The size of a window that people zoom.
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
  /// The largest size.
  public static let maximum = WindowIdealSize()
}
