import RivuletElements

/// The controls before and after a row's content while people edit the list (B17.41).
struct ListRowControls: Equatable {
  enum Leading: Equatable {
    /// A button that asks to confirm the deletion of the row.
    case deletion
    /// A circle that shows whether the row is selected.
    case selection(isSelected: Bool)
  }

  var leading: Leading?
  var hasHandle = false

  var isEmpty: Bool { leading == nil && !hasHandle }
}
