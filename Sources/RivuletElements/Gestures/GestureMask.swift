/// The gestures that are active when a gesture is added to a view (B14.35).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Neither the added gesture nor the view's own gestures.
  public static let none: GestureMask = []
  /// The added gesture.
  public static let gesture = GestureMask(rawValue: 1 << 0)
  /// The view's own gestures.
  public static let subviews = GestureMask(rawValue: 1 << 1)
  /// The added gesture and the view's own gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}
