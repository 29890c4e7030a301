/// A view or modifier with a modifier applied.
@frozen public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  @inlinable nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    Modifier._makeViewList(
      modifier: view.second(after: Content.self), inputs: &inputs, body: _ViewListBody(view.first(as: Content.self)))
  }

  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
    Modifier._viewListCount(inputs: inputs) { Content._viewListCount(inputs: $0) }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let inner = modifier.first(as: Content.self)
    let inside = _ViewListBody { Content._makeViewList(modifier: inner, inputs: &$0, body: body) }
    return Modifier._makeViewList(modifier: modifier.second(after: Content.self), inputs: &inputs, body: inside)
  }

  public static func _viewListCount(inputs: _ViewListCountInputs, body: (_ViewListCountInputs) -> Int?) -> Int? {
    Modifier._viewListCount(inputs: inputs) { Content._viewListCount(inputs: $0, body: body) }
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension View {
  /// Returns this view with `modifier` applied.
  @inlinable nonisolated public consuming func modifier<T>(_ modifier: consuming T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Returns a modifier that applies this modifier and then `modifier`.
  @inlinable nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that has no effect.
@frozen public struct EmptyModifier {
  public static let identity = EmptyModifier()

  @inlinable nonisolated public init() {}
}

extension EmptyModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    body(&inputs)
  }
}
