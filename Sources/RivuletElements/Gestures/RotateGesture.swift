public import Foundation
import RivuletCore
public import RivuletGeometry

/// A gesture in which two contacts rotate around each other (B14.20).
@available(iOS 17.0, macOS 14.0, *)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
public struct RotateGesture {
  /// The state of a rotation.
  public struct Value: Equatable, Sendable {
    /// The time of the latest event.
    public var time: Date
    /// The angle by which the contacts have rotated, clockwise.
    public var rotation: Angle
    /// The change in rotation per second.
    public var velocity: Angle
    /// The location where the gesture started, in the unit space of the view.
    public var startAnchor: UnitPoint
    /// The location where the gesture started, in the coordinate space of the view.
    public var startLocation: CGPoint
  }

  /// The minimum angle that starts the gesture.
  public var minimumAngleDelta: Angle

  /// Creates a gesture that starts after a minimum rotation.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: Gesture {
  public typealias Body = Never

  public static func _makeMachine(of gesture: RotateGesture, in context: _GestureContext) -> _GestureMachine<RotateGesture, Value> {
    let machine = PinchMachine<Value>(in: context) {
      abs($0.angle) >= gesture.minimumAngleDelta.radians
    } makeValue: { pinch, start in
      Value(
        time: context.date, rotation: .radians(pinch.angle), velocity: .radians(pinch.velocity.angle),
        startAnchor: context.unitPoint(start),
        startLocation: start)
    }
    return _GestureMachine(machine) { _ in }
  }
}

/// A gesture in which two contacts rotate around each other, with only the rotation as its value.
@available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "RotateGesture")
@available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "RotateGesture")
@available(watchOS, unavailable)
@available(tvOS, unavailable)
public struct RotationGesture {
  /// The minimum angle that starts the gesture.
  public var minimumAngleDelta: Angle

  /// Creates a gesture that starts after a minimum rotation.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: Gesture {
  public typealias Body = Never
  public typealias Value = Angle

  public static func _makeMachine(of gesture: RotationGesture, in context: _GestureContext) -> _GestureMachine<RotationGesture, Value> {
    let machine = PinchMachine<Angle>(in: context) {
      abs($0.angle) >= gesture.minimumAngleDelta.radians
    } makeValue: { pinch, _ in
      .radians(pinch.angle)
    }
    return _GestureMachine(machine) { _ in }
  }
}
