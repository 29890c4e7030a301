/// The structure and behaviour of an app, defined by its scenes.
///
/// The app value exists for the lifetime of the process. Like a view's, its dynamic properties have storage, and the content of a scene is
/// updated when the properties it reads change.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency public protocol App {
  /// The type of scene that represents the content of the app.
  associatedtype Body: Scene

  /// The content of the app. The property must be pure. It is reevaluated when a value that it read has changed.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Creates the app. Called once by the app's entry point.
  @MainActor @preconcurrency init()
}

/// The accessor for the body of an app.
package enum AppBody<Container: App>: BodyAccessor {
  package static func body(of container: Container) -> Container.Body { container.body }
}
