/// A type that defines changes to a value over time.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol Keyframes<Value> {
  /// The type of value that the keyframes animate.
  associatedtype Value = Self.Body.Value
  /// The type of keyframes that represents the body of this type.
  associatedtype Body: Keyframes where Body.Value == Value

  /// The composition of content that comprises the keyframes.
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }

  /// Adds the course of each track.
  func _addTracks(to tracks: inout _KeyframeTracks<Value>)
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Keyframes {
  public func _addTracks(to tracks: inout _KeyframeTracks<Value>) { body._addTracks(to: &tracks) }
}

/// A collection of the courses of a value's tracks.
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

  /// Sets the part in `root` to its value at a time, in seconds.
  func apply(to root: inout Root, at time: Double)
}
