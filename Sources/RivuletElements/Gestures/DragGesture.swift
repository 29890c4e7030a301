public import Foundation
public import RivuletCore

/// A gesture that follows a moving contact (B14.13–B14.18).
@available(iOS 13.0, macOS 10.15, watchOS 6.0, *)
@available(tvOS, unavailable)
public struct DragGesture: Gesture {
  public typealias Body = Never

  /// The state of a drag.
  public struct Value: Equatable, Sendable {
    /// The time of the latest event.
    public var time: Date
    /// The location of the contact.
    public var location: CGPoint
    /// The location of the initial press.
    public var startLocation: CGPoint
    /// The velocity of the contact, in points per second.
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
    public internal(set) var velocity: CGSize

    /// The distance from the press to the current location (B14.14).
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The predicted location where the contact comes to rest (B14.17).
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + velocity.width * GestureConstants.predictionTime, y: location.y + velocity.height * GestureConstants.predictionTime)
    }

    /// The predicted distance from the press to the location where the contact comes to rest.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }
  }

  /// The distance that the contact must move before the gesture starts, in points.
  public var minimumDistance: CGFloat
  /// The coordinate space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a drag gesture with a minimum distance and a coordinate space.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a drag gesture with a minimum distance and a coordinate space.
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  public static func _makeMachine(of gesture: DragGesture, in context: _GestureContext) -> _GestureMachine<DragGesture, Value> {
    _GestureMachine(DragMachine(gesture, in: context)) { _ in }
  }
}
