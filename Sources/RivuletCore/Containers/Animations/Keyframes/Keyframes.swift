/// A type that defines the change of a value over time.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol Keyframes<Value> {
  /// The type of the value that changes.
  associatedtype Value = Self.Body.Value
  /// The type of the keyframes that make up this value.
  associatedtype Body: Keyframes where Body.Value == Value

  /// The keyframes that make up this value.
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }

  /// Adds the course of each track.
  func _addTracks(to tracks: inout _KeyframeTracks<Value>)
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Keyframes {
  public func _addTracks(to tracks: inout _KeyframeTracks<Value>) { body._addTracks(to: &tracks) }
}

/// The courses of the tracks of a value.
public struct _KeyframeTracks<Root> {
  let initialValue: Root
  private(set) var courses: [any TrackCourse<Root>] = []

  init(_ initialValue: Root) {
    self.initialValue = initialValue
  }

  mutating func add(_ course: any TrackCourse<Root>) { courses.append(course) }
}

@available(*, unavailable)
extension _KeyframeTracks: Sendable {}

/// The course of one part of a value.
protocol TrackCourse<Root> {
  associatedtype Root

  /// The duration, in seconds.
  var duration: Double { get }

  /// Sets the part to its value at a time.
  func apply(to root: inout Root, at time: Double)
}
