import RivuletAnimation

/// A sequence of keyframes that animates one part of a root value. The tracks of a value run in parallel.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct KeyframeTrack<Root, Value, Content>: Keyframes where Value == Content.Value, Content: KeyframeTrackContent {
  public typealias Body = KeyframeTrack<Root, Value, Content>

  private let path: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates a track that animates the entire root value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    path = \.self
    self.content = content()
  }

  /// Creates a track that animates the part of the root value at a key path.
  public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
    path = keyPath
    self.content = content()
  }

  init(_ content: Content) where Root == Value {
    path = \.self
    self.content = content
  }

  public var body: KeyframeTrack<Root, Value, Content> { self }

  public func _addTracks(to tracks: inout _KeyframeTracks<Root>) {
    var segments = _KeyframeSegments<Value>()
    content._addSegments(to: &segments)
    tracks.add(PartCourse(path, of: tracks.initialValue, segments))
  }
}

@available(*, unavailable)
extension KeyframeTrack: Sendable {}

/// The course of the part of a root value at a key path.
private struct PartCourse<Root, Part: Animatable>: TrackCourse {
  private let path: WritableKeyPath<Root, Part>
  /// The initial value of the part. Any data in it that is not animatable remains unchanged.
  private let initial: Part
  private let course: KeyframeCourse<Part.AnimatableData>

  init(_ path: WritableKeyPath<Root, Part>, of root: Root, _ segments: _KeyframeSegments<Part>) {
    self.path = path
    initial = root[keyPath: path]
    course = KeyframeCourse(from: initial.animatableData, segments.segments)
  }

  var duration: Double { course.duration }

  func apply(to root: inout Root, at time: Double) {
    var part = initial
    part.animatableData = course.value(at: time)
    root[keyPath: path] = part
  }
}
