import RivuletCore
import RivuletGraph

/// A button under construction: its command and its label.
@MainActor
public struct _ButtonSource {
  let command: Attribute<ButtonCommand>
  /// The function that builds the label exactly as the app declares it.
  let label: _ViewListBody
  /// True if the button can take the focus; false if an outer button, whose style contains this button, takes it.
  let takesFocus: Bool
  /// True if no view in the label reads the focus. The built-in styles then don't need to provide it (B3.48).
  var labelIgnoresFocus = false

  /// True if the label is a single view for all values.
  var labelIsOneView = false

  /// True if the button has an on-off state. The button has a background while the state is on.
  var isToggle = false

  /// The function that builds the label as a single view, with its parts in a row.
  var row: _ViewListBody { labelIsOneView ? label : label.inRow() }
}
