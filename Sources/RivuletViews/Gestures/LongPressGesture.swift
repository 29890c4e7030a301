public import Foundation
import RivuletCore

/// A contact that rests for a time (B14.08–B14.10).
@available(iOS 13.0, macOS 10.15, tvOS 14.0, watchOS 6.0, *)
public struct LongPressGesture {
  /// How long it has to rest, in seconds.
  public var minimumDuration: Double
  /// How far it may move meanwhile, in points.
  @available(tvOS, unavailable)
  public var maximumDistance: CGFloat

  /// A gesture that is active from the press on and ends when the contact has rested.
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
