public import Foundation
public import RivuletCore

/// A contact that moves (B14.13–B14.18).
@available(iOS 13.0, macOS 10.15, watchOS 6.0, *)
@available(tvOS, unavailable)
public struct DragGesture: Gesture {
  public typealias Body = Never

  /// What is known of a drag.
  public struct Value: Equatable, Sendable {
    /// When the newest event came.
    public var time: Date
    /// Where the contact is.
    public var location: CGPoint
    /// Where it was pressed.
    public var startLocation: CGPoint
    /// In points per second.
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
    public internal(set) var velocity: CGSize

    /// From the press to where the contact is (B14.14).
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the contact would come to rest (B14.17).
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + velocity.width * GestureConstants.predictionTime, y: location.y + velocity.height * GestureConstants.predictionTime)
    }

    /// From the press to where the contact would come to rest.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }
  }

  /// How far the contact has to move before the gesture begins, in points.
  public var minimumDistance: CGFloat
  /// The space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// A gesture that begins when the contact has moved so far.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// A gesture that begins when the contact has moved so far.
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  public static func _makeMachine(of gesture: DragGesture, in context: _GestureContext) -> _GestureMachine<DragGesture, Value> {
    _GestureMachine(DragMachine(gesture, in: context)) { _ in }
  }
}
