public import Combine

/// What observable objects were called in the summer of 2019: an object with one publisher that tells of changes (B10.12).
///
/// A class gives `didChange`, which it sends after a change, or `willChange`, which it sends before one, with values of any type. Either way
/// views are evaluated once the turn of the change ends. It is an `ObservableObject`, so that the environment and the property wrappers of
/// today take it. A class of the main actor conforms to `@MainActor BindableObject`, unless the main actor is the default.
@available(*, deprecated, message: "Use ObservableObject, with @Published properties or an objectWillChange publisher.")
public protocol BindableObject: ObservableObject, Identifiable {
  associatedtype PublisherType: Publisher where PublisherType.Failure == Never
  associatedtype ObjectWillChangePublisher = PublisherType

  /// Sends after the object has changed.
  var didChange: PublisherType { get }

  /// Sends before the object changes.
  var willChange: PublisherType { get }
}

@available(*, deprecated, message: "Use ObservableObject, with @Published properties or an objectWillChange publisher.")
extension BindableObject {
  public var didChange: PublisherType { willChange }
  public var willChange: PublisherType { didChange }
}

@available(*, deprecated, message: "Use ObservableObject, with @Published properties or an objectWillChange publisher.")
extension BindableObject where ObjectWillChangePublisher == PublisherType {
  /// The publisher of the class, whichever of the two names it has.
  public var objectWillChange: PublisherType { willChange }
}
