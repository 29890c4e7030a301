/// A result builder that creates a single view from the statements in a closure.
@resultBuilder public struct ViewBuilder {
  @inlinable public static func buildExpression<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  @available(*, unavailable, message: "this expression does not conform to 'View'")
  public static func buildExpression(_ invalid: Any) -> some View {
    fatalError("\(type(of: invalid)) is not a View. A view builder can contain only views.")
  }

  @inlinable public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  @inlinable public static func buildBlock<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  @inlinable @_disfavoredOverload
  public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  where repeat each Content: View {
    TupleView((repeat each content))
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

@available(*, unavailable)
extension ViewBuilder: Sendable {}
