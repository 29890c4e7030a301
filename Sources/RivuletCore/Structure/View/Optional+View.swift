/// The content of an `if` without `else`. A nil value shows no view (B4.05, B4.15).
extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    inputs.makeSwitch(OptionalSwitch<Wrapped>(view: view.attribute))
  }

  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}
