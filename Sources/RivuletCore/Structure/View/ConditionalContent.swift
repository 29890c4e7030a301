/// The result of `if … else` and `switch` statements, which contains one of two views (B4.03/04).
@frozen public struct _ConditionalContent<TrueContent, FalseContent> {
  @frozen public enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  package let storage: Storage

  package init(storage: Storage) {
    self.storage = storage
  }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    inputs.makeSwitch(ConditionalSwitch<TrueContent, FalseContent>(view: view.attribute))
  }

  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
    guard inputs.countsBranchesTogether, let count = TrueContent._viewListCount(inputs: inputs) else { return nil }
    return FalseContent._viewListCount(inputs: inputs) == count ? count : nil
  }
}

@available(*, unavailable)
extension _ConditionalContent: Sendable {}
@available(*, unavailable)
extension _ConditionalContent.Storage: Sendable {}
