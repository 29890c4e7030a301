import RivuletCore

/// How the buttons in one `buttonStyle` modifier, or where none is set, are built.
public struct _ButtonStyling {
  let style: StructuralStyle<_ButtonSource>

  /// Builds each button once; later changes run rules, never the closure again.
  @MainActor init(
    inside outer: StructuralStyles?, _ make: @escaping (_ButtonSource, inout _ViewListInputs) -> _ViewListOutputs
  ) {
    style = StructuralStyle(inside: outer, make)
  }
}

@available(*, unavailable)
extension _ButtonStyling: Sendable {}
