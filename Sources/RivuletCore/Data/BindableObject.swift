public import Combine

/// What observable objects were called in the summer of 2019: an object with one publisher that tells of changes (B10.12).
///
/// A class gives `didChange`, which it sends after a change, or `willChange`, which it sends before one. Either way views are evaluated
/// once the turn of the change ends.
@available(*, deprecated, message: "Use ObservableObject, with @Published properties or an objectWillChange publisher.")
public protocol BindableObject: AnyObject, Identifiable {
  associatedtype PublisherType: Publisher where PublisherType.Failure == Never

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
