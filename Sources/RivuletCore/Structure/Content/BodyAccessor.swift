/// Provides the body of a container. Views and view modifiers differ only in their accessor.
@MainActor
package protocol BodyAccessor {
  associatedtype Container
  associatedtype Content

  static func body(of container: Container) -> Content
}

/// Provides the body of a view.
enum ViewBody<Container: View>: BodyAccessor {
  static func body(of container: Container) -> Container.Body { container.body }
}

/// Provides the body of a view modifier.
enum ModifierBody<Container: ViewModifier>: BodyAccessor {
  static func body(of container: Container) -> Container.Body {
    container.body(content: _ViewModifier_Content<Container>())
  }
}
