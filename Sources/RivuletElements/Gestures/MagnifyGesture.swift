public import Foundation
import RivuletCore
public import RivuletGeometry

/// A gesture in which two contacts move apart or closer together (B14.19).
@available(iOS 17.0, macOS 14.0, *)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
public struct MagnifyGesture {
  /// The state of a pinch.
  public struct Value: Equatable, Sendable {
    /// The time of the latest event.
    public var time: Date
    /// The distance between the contacts relative to their distance at the start.
    public var magnification: CGFloat
    /// The change in magnification per second.
    public var velocity: CGFloat
    /// The location where the gesture started, in the unit space of the view.
    public var startAnchor: UnitPoint
    /// The location where the gesture started, in the coordinate space of the view.
    public var startLocation: CGPoint
  }

  /// The minimum change in magnification that starts the gesture.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture that starts after a minimum change in magnification.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnifyGesture: Gesture {
  public typealias Body = Never

  public static func _makeMachine(of gesture: MagnifyGesture, in context: _GestureContext) -> _GestureMachine<MagnifyGesture, Value> {
    let machine = PinchMachine<Value>(in: context) {
      abs($0.scale - 1) >= gesture.minimumScaleDelta
    } makeValue: { pinch, start in
      Value(
        time: context.date, magnification: pinch.scale, velocity: pinch.velocity.scale, startAnchor: context.unitPoint(start),
        startLocation: start)
    }
    return _GestureMachine(machine) { _ in }
  }
}

/// A gesture in which two contacts move apart or closer together, with only the magnification as its value.
@available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "MagnifyGesture")
@available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "MagnifyGesture")
@available(watchOS, unavailable)
@available(tvOS, unavailable)
public struct MagnificationGesture {
  /// The minimum change in magnification that starts the gesture.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture that starts after a minimum change in magnification.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnificationGesture: Gesture {
  public typealias Body = Never
  public typealias Value = CGFloat

  public static func _makeMachine(
    of gesture: MagnificationGesture, in context: _GestureContext
  ) -> _GestureMachine<MagnificationGesture, Value> {
    let machine = PinchMachine<CGFloat>(in: context) {
      abs($0.scale - 1) >= gesture.minimumScaleDelta
    } makeValue: { pinch, _ in
      pinch.scale
    }
    return _GestureMachine(machine) { _ in }
  }
}
