import RivuletElements

/// The controls before and after the content of a row while people edit the list (B17.41).
struct ListRowControls: Equatable {
  enum Leading: Equatable {
    /// A button that offers to delete the row.
    case deletion
    /// A circle that shows whether the row is selected.
    case selection(isSelected: Bool)
  }

  var leading: Leading?
  var hasHandle = false

  var isEmpty: Bool { leading == nil && !hasHandle }
}
