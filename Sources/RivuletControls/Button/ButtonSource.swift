import RivuletCore
import RivuletGraph

/// A button whose structure is being built: its command and its label.
@MainActor
public struct _ButtonSource {
  let command: Attribute<ButtonCommand>
  /// The function that builds the label as the app wrote it.
  let label: _ViewListBody
  /// True if the button can take the focus; false if an outer button, whose style shows this one, takes it.
  let takesFocus: Bool
  /// True if no view in the label reads the focus, so that the library's looks do not have to provide it (B3.48).
  var labelIgnoresFocus = false

  /// True if the label is a single view for every value.
  var labelIsOneView = false

  /// True if the button has a value. It shows a background while the value is on.
  var isToggle = false

  /// The function that builds the label as one view, with its parts in a row.
  var row: _ViewListBody { labelIsOneView ? label : label.inRow() }
}
