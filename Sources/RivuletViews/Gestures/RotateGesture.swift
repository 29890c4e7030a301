public import Foundation
import RivuletCore
public import RivuletGeometry

/// Two contacts that turn around each other (B14.20).
@available(iOS 17.0, macOS 14.0, *)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
public struct RotateGesture {
  /// What is known of a turn.
  public struct Value: Equatable, Sendable {
    /// When the newest event came.
    public var time: Date
    /// How far the contacts have turned, clockwise.
    public var rotation: Angle
    /// How the rotation changes, per second.
    public var velocity: Angle
    /// Where the turn began, in the unit space of the view.
    public var startAnchor: UnitPoint
    /// Where the turn began, in the space of the view.
    public var startLocation: CGPoint
  }

  /// How far the contacts have to turn before the gesture begins.
  public var minimumAngleDelta: Angle

  /// A gesture that begins when the contacts have turned so far.
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

/// Two contacts that turn around each other, of which only the rotation is known.
@available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "RotateGesture")
@available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "RotateGesture")
@available(watchOS, unavailable)
@available(tvOS, unavailable)
public struct RotationGesture {
  /// How far the contacts have to turn before the gesture begins.
  public var minimumAngleDelta: Angle

  /// A gesture that begins when the contacts have turned so far.
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
