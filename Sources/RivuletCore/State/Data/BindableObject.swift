public import Combine

/// An observable object of the summer of 2019, with one publisher for changes (B10.12).
///
/// A class has either `didChange`, which it sends after a change, or `willChange`, which it sends before one, with values of any type. In
/// both cases views are evaluated once the turn of the change ends. It is an `ObservableObject`, so that the environment and the current
/// property wrappers accept it. A class of the main actor conforms to `@MainActor BindableObject`, unless the main actor is the default.
@available(*, deprecated, message: "Use ObservableObject, with @Published properties or an objectWillChange publisher.")
public protocol BindableObject: ObservableObject, Identifiable {
  associatedtype PublisherType: Publisher where PublisherType.Failure == Never
  associatedtype ObjectWillChangePublisher = PublisherType

  /// The publisher that sends after the object has changed.
  var didChange: PublisherType { get }

  /// The publisher that sends before the object changes.
  var willChange: PublisherType { get }
}

@available(*, deprecated, message: "Use ObservableObject, with @Published properties or an objectWillChange publisher.")
extension BindableObject {
  public var didChange: PublisherType { willChange }
  public var willChange: PublisherType { didChange }
}

@available(*, deprecated, message: "Use ObservableObject, with @Published properties or an objectWillChange publisher.")
extension BindableObject where ObjectWillChangePublisher == PublisherType {
  /// The publisher of the class, under either of the two names.
  public var objectWillChange: PublisherType { willChange }
}
