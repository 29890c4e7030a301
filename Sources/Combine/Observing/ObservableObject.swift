/// An object that announces its changes before they happen.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where Self.ObjectWillChangePublisher.Failure == Never

  /// The publisher that emits before the object changes.
  var objectWillChange: Self.ObjectWillChangePublisher { get }
}

extension ObservableObject where Self.ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that emits before any `@Published` property of the object changes, including those of superclasses. It is always the
  /// same publisher (B10.05). Other property wrappers, such as `AppStorage`, may participate.
  ///
  /// An object without such properties also has a publisher, for explicit `send()` calls.
  public var objectWillChange: ObservableObjectPublisher {
    ObjectWillChange.publisher(of: self)
  }
}
