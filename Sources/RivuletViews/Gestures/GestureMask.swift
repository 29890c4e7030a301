/// Which gestures count where one is added to a view (B14.35).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Neither the added gesture nor those of the view.
  public static let none: GestureMask = []
  /// The added gesture.
  public static let gesture = GestureMask(rawValue: 1 << 0)
  /// Those of the view.
  public static let subviews = GestureMask(rawValue: 1 << 1)
  /// All of them.
  public static let all: GestureMask = [.gesture, .subviews]
}
