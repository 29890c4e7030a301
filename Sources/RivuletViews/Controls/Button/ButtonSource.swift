import RivuletCore
import RivuletGraph

/// A button whose structure is being built: what it does and what it shows.
@MainActor
public struct _ButtonSource {
  let command: Attribute<ButtonCommand>
  /// Builds the label as the app wrote it.
  let label: _ViewListBody
  /// Whether the focus may stop here; not at a button that the style of another one shows, which then speaks for both.
  let takesFocus: Bool
  /// Whether nothing inside of the label asks where the focus is, so that in a look of the library it need not be told (B3.48).
  var labelIgnoresFocus = false

  /// Whether the label is one view whatever its value.
  var labelIsOneView = false

  /// Builds the label as one view, whose parts stand in a row.
  var row: _ViewListBody { labelIsOneView ? label : label.inRow() }
}
