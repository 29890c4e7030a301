public import Foundation
public import RivuletCore

/// Taps, of which it is told where they are (B14.04).
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public struct SpatialTapGesture {
  /// What is known of a tap.
  public struct Value: Equatable, Sendable {
    /// Where the last tap was pressed.
    public var location: CGPoint
  }

  /// How many taps it takes.
  public var count: Int
  /// The space of the location.
  public var coordinateSpace: CoordinateSpace

  /// A gesture of so many taps.
  @available(iOS, introduced: 16.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @available(macOS, introduced: 13.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @_disfavoredOverload
  nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// A gesture of so many taps.
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension SpatialTapGesture: Gesture {
  public typealias Body = Never

  public static func _makeMachine(of gesture: SpatialTapGesture, in context: _GestureContext) -> _GestureMachine<SpatialTapGesture, Value> {
    let space = gesture.coordinateSpace
    let machine = TapMachine<Value>(count: gesture.count) { press in
      Value(location: press.map { context.point($0.point, in: space) } ?? context.centre(in: space))
    }
    return _GestureMachine(machine) { _ in }
  }
}
