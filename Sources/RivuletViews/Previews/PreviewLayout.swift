public import Foundation

/// How large the container of a preview is.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum PreviewLayout: Equatable, Sendable {
  /// As large as the device's screen.
  case device
  /// As large as the view wants to be.
  case sizeThatFits
  /// Of a size in points.
  case fixed(width: CGFloat, height: CGFloat)
}
