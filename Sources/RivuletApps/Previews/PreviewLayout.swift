public import Foundation

/// The size of a preview's container.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum PreviewLayout: Equatable, Sendable {
  /// The size of the device's screen.
  case device
  /// The size that fits the view.
  case sizeThatFits
  /// A fixed size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}
