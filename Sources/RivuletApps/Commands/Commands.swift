import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletScreens

/// A group of commands that an app offers in its menus and through keyboard shortcuts (B20.58).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency public protocol Commands {
  /// The type of the commands' content.
  associatedtype Body: Commands

  /// The content of the commands. Must be pure.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

  static func _makeCommands(content: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Commands {
  public static func _makeCommands(content: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let body = inputs.makeBody(CommandsBody<Self>.self, of: content)
    return Body._makeCommands(content: body, inputs: &inputs)
  }
}

private enum CommandsBody<Container: Commands>: BodyAccessor {
  static func body(of container: Container) -> Container.Body { container.body }
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Commands where Body == Never {
  /// Never called, because only the library's own types have no body.
  public var body: Never {
    fatalError("body of \(Self.self) was accessed, but its Body is Never. Only the library's own types may omit a body.")
  }
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Never: Commands {}

/// A view that turns commands into views of the app outside its windows.
public struct _CommandViews<Content: Commands> {
  let content: Content

  nonisolated init(_ content: Content) { self.content = content }
}

extension _CommandViews: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    Content._makeCommands(content: view.first(as: Content.self), inputs: &inputs)
  }
}

/// Commands that consist of views.
public struct _CommandsOfViews<Content: View> {
  let content: Content

  nonisolated init(_ content: Content) { self.content = content }
}

extension _CommandsOfViews: Commands {
  public typealias Body = Never

  public static func _makeCommands(content: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    Content._makeViewList(view: content.first(as: Content.self), inputs: &inputs)
  }
}

/// An empty group of commands.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct EmptyCommands {
  public nonisolated init() {}
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension EmptyCommands: Commands {
  public typealias Body = Never

  public static func _makeCommands(content: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    _ViewListOutputs(elements: .none)
  }
}

/// A result builder that constructs an app's commands from a closure.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@resultBuilder public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  @_disfavoredOverload public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
    _CommandsOfViews(TupleView((repeat _CommandViews(each content))))
  }

  @available(iOS 16.0, macOS 13.0, *)
  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    _CommandsOfViews(content.map { _CommandViews($0) })
  }

  @available(iOS 16.0, macOS 13.0, *)
  public static func buildEither<TrueContent: Commands, FalseContent: Commands>(
    first: TrueContent
  ) -> _CommandsOfViews<_ConditionalContent<_CommandViews<TrueContent>, _CommandViews<FalseContent>>> {
    _CommandsOfViews(ViewBuilder.buildEither(first: _CommandViews(first)))
  }

  @available(iOS 16.0, macOS 13.0, *)
  public static func buildEither<TrueContent: Commands, FalseContent: Commands>(
    second: FalseContent
  ) -> _CommandsOfViews<_ConditionalContent<_CommandViews<TrueContent>, _CommandViews<FalseContent>>> {
    _CommandsOfViews(ViewBuilder.buildEither(second: _CommandViews(second)))
  }

  @available(iOS 17.5, macOS 14.5, *)
  public static func buildLimitedAvailability(_ content: any Commands) -> some Commands {
    func erase<Content: Commands>(_ content: Content) -> AnyView { AnyView(_CommandViews(content)) }
    return _CommandsOfViews(erase(content))
  }
}

@available(*, unavailable)
extension CommandsBuilder: Sendable {}
