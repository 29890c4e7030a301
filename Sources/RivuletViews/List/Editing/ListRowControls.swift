/// What stands before and behind the content of a row while people edit the list (B17.41).
struct ListRowControls: Equatable {
  enum Leading: Equatable {
    /// Offers to delete the row.
    case deletion
    /// Shows whether the row is selected.
    case selection(isSelected: Bool)
  }

  var leading: Leading?
  var hasHandle = false

  var isEmpty: Bool { leading == nil && !hasHandle }
}
