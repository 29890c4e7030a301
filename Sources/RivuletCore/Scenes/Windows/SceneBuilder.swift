/// A result builder that constructs scenes from closures.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content {
    content
  }

  @available(*, unavailable, message: "this expression does not conform to 'Scene'")
  public static func buildExpression(_ invalid: Any) -> some Scene {
    fatalError("\(type(of: invalid)) is not a Scene. A scene builder can contain only scenes.")
  }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
    content
  }

  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    TupleScene(content: (repeat each content))
  }

  public static func buildOptional(_ scene: (any Scene & _LimitedAvailabilitySceneMarker)?) -> some Scene {
    OptionalScene(scene: scene)
  }

  public static func buildLimitedAvailability(_ scene: some Scene) -> any Scene & _LimitedAvailabilitySceneMarker {
    LimitedAvailabilityScene(scene: scene)
  }
}

@available(*, unavailable)
extension SceneBuilder: Sendable {}
