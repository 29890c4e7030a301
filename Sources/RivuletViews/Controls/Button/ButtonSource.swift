import RivuletCore
import RivuletGraph

/// A button whose structure is being built: what it does and what it shows.
@MainActor
public struct _ButtonSource {
  let command: Attribute<ButtonCommand>
  /// Builds the label with nothing around it.
  let label: _ViewListBody
  /// Where the focus may stop; nil for a button that the style of another one shows, which then speaks for both.
  let place: FocusPlace?

  /// Builds the label where the inputs say; in its environment `isFocused` is the button's.
  func makeLabel(_ inputs: _ViewListInputs) -> _ViewListOutputs {
    if let place { label(place.inside(inputs)) } else { label(inputs) }
  }
}
