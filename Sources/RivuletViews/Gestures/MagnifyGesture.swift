public import Foundation
import RivuletCore
public import RivuletGeometry

/// Two contacts that move apart or together (B14.19).
@available(iOS 17.0, macOS 14.0, *)
@available(watchOS, unavailable)
@available(tvOS, unavailable)
public struct MagnifyGesture {
  /// What is known of a pinch.
  public struct Value: Equatable, Sendable {
    /// When the newest event came.
    public var time: Date
    /// How many times as far the contacts are from each other as at the start.
    public var magnification: CGFloat
    /// How the magnification changes, per second.
    public var velocity: CGFloat
    /// Where the pinch began, in the unit space of the view.
    public var startAnchor: UnitPoint
    /// Where the pinch began, in the space of the view.
    public var startLocation: CGPoint
  }

  /// How much the magnification has to differ from 1 before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// A gesture that begins when the magnification differs so much.
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

/// Two contacts that move apart or together, of which only the magnification is known.
@available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "MagnifyGesture")
@available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "MagnifyGesture")
@available(watchOS, unavailable)
@available(tvOS, unavailable)
public struct MagnificationGesture {
  /// How much the magnification has to differ from 1 before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// A gesture that begins when the magnification differs so much.
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
