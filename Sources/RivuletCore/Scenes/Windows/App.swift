/// The structure and behaviour of an app: the scenes it consists of.
///
/// The app's value exists for as long as the process. Its dynamic properties have storage, like those of a view, and a scene's content is
/// updated when the properties it reads change.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency public protocol App {
  /// The type of the scenes of this app.
  associatedtype Body: Scene

  /// The scenes of this app. The property must be pure. It is evaluated again when a value that an earlier evaluation read has changed.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Creates the app. The entry point calls this once.
  @MainActor @preconcurrency init()
}

/// The body of an app.
package enum AppBody<Container: App>: BodyAccessor {
  package static func body(of container: Container) -> Container.Body { container.body }
}
