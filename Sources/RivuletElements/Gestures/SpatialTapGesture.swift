public import Foundation
public import RivuletCore

/// A gesture that recognizes one or more taps and reports their location (B14.04).
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public struct SpatialTapGesture {
  /// The state of a tap.
  public struct Value: Equatable, Sendable {
    /// The location of the last tap's press.
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int
  /// The coordinate space of the location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture for a number of taps.
  @available(iOS, introduced: 16.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @available(macOS, introduced: 13.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @_disfavoredOverload
  nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a gesture for a number of taps.
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
