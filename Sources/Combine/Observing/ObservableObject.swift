/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
  /// The publisher that says so.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where Self.ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: Self.ObjectWillChangePublisher { get }
}

extension ObservableObject where Self.ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before any `@Published` property of the object changes, those of superclasses included; always the same publisher (B10.05).
  /// Other property wrappers may join, as `AppStorage` does.
  ///
  /// An object without such properties has a publisher too, for its own `send()`.
  public var objectWillChange: ObservableObjectPublisher {
    ObjectWillChange.publisher(of: self)
  }
}
