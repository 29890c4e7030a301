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
    let content = inputs.makeRule(
      EquatableContentRule(content: view.first(as: Content.self).attribute, surroundings: inputs.scope.surroundings))
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
  let surroundings: ScopeSurroundings

  mutating func update(_ output: borrowing RuleOutput<Content>) {
    let next = content.value
    if let causes = surroundings.tracer?.causes, let former = output.previous, former == next { recordKept(output.id, in: causes) }
    output.set(next)
  }

  /// Records that the content's body was kept, because the content is equal.
  private func recordKept(_ id: AttributeID, in causes: any CauseRecorder) {
    for dependent in id.dependents where BodyMaker.evaluatesBody(dependent) {
      causes.recordKept(TracedBody(id: dependent.sequence, type: Content.self))
    }
  }

  static func areEqual(_ lhs: Content, _ rhs: Content) -> Bool { lhs == rhs }
}
