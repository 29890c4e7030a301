import RivuletCore

/// The styling that builds the buttons inside one `buttonStyle` modifier, or outside all such modifiers.
public struct _ButtonStyling {
  let style: StructuralStyle<_ButtonSource>

  /// Creates a styling from a closure that builds each button once. Subsequent changes only run rules.
  @MainActor init(
    inside outer: StructuralStyles?, _ make: @escaping (_ButtonSource, inout _ViewListInputs) -> _ViewListOutputs
  ) {
    style = StructuralStyle(inside: outer, make)
  }
}

@available(*, unavailable)
extension _ButtonStyling: Sendable {}
