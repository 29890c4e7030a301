public import Foundation
import RivuletCore

/// A gesture that succeeds when a contact stays in place for a minimum duration (B14.08–B14.10).
@available(iOS 13.0, macOS 10.15, tvOS 14.0, watchOS 6.0, *)
public struct LongPressGesture {
  /// The time for which the contact must stay in place, in seconds.
  public var minimumDuration: Double
  /// The distance that the contact may move during that time, in points.
  @available(tvOS, unavailable)
  public var maximumDistance: CGFloat

  /// Creates a gesture that is active from the press and ends when the minimum duration has passed.
  @available(tvOS, unavailable)
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Gesture {
  public typealias Body = Never
  public typealias Value = Bool

  public static func _makeMachine(of gesture: LongPressGesture, in context: _GestureContext) -> _GestureMachine<LongPressGesture, Value> {
    _GestureMachine(LongPressMachine(gesture)) { _ in }
  }
}
