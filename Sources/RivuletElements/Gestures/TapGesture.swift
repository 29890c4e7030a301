import RivuletCore

/// A gesture that recognizes one or more taps (B14.01–B14.03).
@available(iOS 13.0, macOS 10.15, tvOS 16.0, watchOS 6.0, *)
public struct TapGesture {
  /// The number of taps.
  public var count: Int

  /// Creates a gesture for a number of taps.
  nonisolated public init(count: Int = 1) {
    self.count = count
  }
}

extension TapGesture: Gesture {
  public typealias Body = Never
  public typealias Value = ()

  public static func _makeMachine(of gesture: TapGesture, in context: _GestureContext) -> _GestureMachine<TapGesture, Value> {
    _GestureMachine(TapMachine<Void>(count: gesture.count) { _ in }) { _ in }
  }
}
