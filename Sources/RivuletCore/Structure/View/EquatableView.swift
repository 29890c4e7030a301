import RivuletGraph

/// A view whose own `==` determines whether its body is reevaluated, even if it is a trivial value (B2.03).
@frozen public struct EquatableView<Content: Equatable & View> {
  public var content: Content

  @inlinable nonisolated public init(content: Content) {
    self.content = content
  }
}

extension EquatableView: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let content = inputs.makeRule(EquatableContentRule(content: view.first(as: Content.self).attribute))
    return inputs.makeList(_GraphValue(content))
  }

  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { Content._viewListCount(inputs: inputs) }
}

extension View where Self: Equatable {
  /// Returns this view, wrapped so that comparisons use only `==`.
  @inlinable nonisolated public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}

extension EquatableView: Sendable where Content: Sendable {}

/// Forwards the content only if it differs from the previous content.
@MainActor
private struct EquatableContentRule<Content: Equatable & View>: @MainActor Rule {
  let content: Attribute<Content>

  mutating func update(_ output: borrowing RuleOutput<Content>) {
    output.set(content.value)
  }

  static func areEqual(_ lhs: Content, _ rhs: Content) -> Bool { lhs == rhs }
}
