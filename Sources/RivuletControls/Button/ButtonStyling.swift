import RivuletCore

/// The way of building the buttons in one `buttonStyle` modifier, or outside of any.
public struct _ButtonStyling {
  let style: StructuralStyle<_ButtonSource>

  /// Creates a styling with a closure that builds each button once. Later changes only run rules.
  @MainActor init(
    inside outer: StructuralStyles?, _ make: @escaping (_ButtonSource, inout _ViewListInputs) -> _ViewListOutputs
  ) {
    style = StructuralStyle(inside: outer, make)
  }
}

@available(*, unavailable)
extension _ButtonStyling: Sendable {}
