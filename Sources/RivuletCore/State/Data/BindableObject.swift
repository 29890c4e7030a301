public import Combine

/// An observable object with a single change publisher, as declared in the summer 2019 betas (B10.12).
///
/// A class declares either `didChange`, which emits after a change, or `willChange`, which emits before a change, with values of any type.
/// In both cases, views are evaluated once, when the turn that contains the change ends. The protocol refines `ObservableObject`, so the
/// environment and the current property wrappers accept conforming objects. A main-actor class conforms to `@MainActor BindableObject`,
/// unless the main actor is the default.
@available(*, deprecated, message: "Use ObservableObject, with @Published properties or an objectWillChange publisher.")
public protocol BindableObject: ObservableObject, Identifiable {
  associatedtype PublisherType: Publisher where PublisherType.Failure == Never
  associatedtype ObjectWillChangePublisher = PublisherType

  /// The publisher that emits after the object changes.
  var didChange: PublisherType { get }

  /// The publisher that emits before the object changes.
  var willChange: PublisherType { get }
}

@available(*, deprecated, message: "Use ObservableObject, with @Published properties or an objectWillChange publisher.")
extension BindableObject {
  public var didChange: PublisherType { willChange }
  public var willChange: PublisherType { didChange }
}

@available(*, deprecated, message: "Use ObservableObject, with @Published properties or an objectWillChange publisher.")
extension BindableObject where ObjectWillChangePublisher == PublisherType {
  /// The publisher that the class declares under either name.
  public var objectWillChange: PublisherType { willChange }
}
