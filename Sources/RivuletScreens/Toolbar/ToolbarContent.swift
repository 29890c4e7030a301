import RivuletControls
public import RivuletCore
import RivuletElements

/// The content of a toolbar, which consists of one or more items (B20.15).
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of content that composes this content.
  associatedtype Body: ToolbarContent

  /// The items that compose this content.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  static func _makeToolbar(content: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ToolbarContent {
  public static func _makeToolbar(content: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let body = inputs.makeBody(ToolbarBody<Self>.self, of: content)
    return Body._makeToolbar(content: body, inputs: &inputs)
  }
}

private enum ToolbarBody<Container: ToolbarContent>: BodyAccessor {
  static func body(of container: Container) -> Container.Body { container.body }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ToolbarContent where Body == Never {
  /// A placeholder that is never called, because only built-in items have no body.
  public var body: Never {
    fatalError("body of \(Self.self) was accessed, but its Body is Never. Only the library's own types may omit a body.")
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Never: ToolbarContent {}

/// The content of a toolbar that people can customize if the platform allows it.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Never: CustomizableToolbarContent {}

/// A view that displays the items of a toolbar.
public struct _ToolbarViews<Content: ToolbarContent> {
  let content: Content

  nonisolated init(_ content: Content) { self.content = content }
}

extension _ToolbarViews: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    Content._makeToolbar(content: view.first(as: Content.self), inputs: &inputs)
  }
}

/// Toolbar items that are represented as views.
public struct _ToolbarViewContent<Content: View> {
  let content: Content

  nonisolated init(_ content: Content) { self.content = content }
}

extension _ToolbarViewContent: CustomizableToolbarContent {
  public typealias Body = Never

  public static func _makeToolbar(content: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    Content._makeViewList(view: content.first(as: Content.self), inputs: &inputs)
  }
}

/// A result builder that creates the items of a toolbar.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }

  public static func buildBlock<Content: CustomizableToolbarContent>(_ content: Content) -> some CustomizableToolbarContent { content }

  @_disfavoredOverload public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> some ToolbarContent {
    _ToolbarViewContent(TupleView((repeat _ToolbarViews(each content))))
  }

  @_disfavoredOverload
  public static func buildBlock<each Content: CustomizableToolbarContent>(_ content: repeat each Content) -> some CustomizableToolbarContent
  {
    _ToolbarViewContent(TupleView((repeat _ToolbarViews(each content))))
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    _ToolbarViewContent(content.map { _ToolbarViews($0) })
  }

  public static func buildIf<Content: CustomizableToolbarContent>(_ content: Content?) -> some CustomizableToolbarContent {
    _ToolbarViewContent(content.map { _ToolbarViews($0) })
  }

  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ToolbarViewContent<_ConditionalContent<_ToolbarViews<TrueContent>, _ToolbarViews<FalseContent>>> {
    _ToolbarViewContent(ViewBuilder.buildEither(first: _ToolbarViews(first)))
  }

  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ToolbarViewContent<_ConditionalContent<_ToolbarViews<TrueContent>, _ToolbarViews<FalseContent>>> {
    _ToolbarViewContent(ViewBuilder.buildEither(second: _ToolbarViews(second)))
  }

  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
    _ToolbarViewContent(AnyView(_ToolbarViews(content)))
  }
}

@available(*, unavailable)
extension ToolbarContentBuilder: Sendable {}
