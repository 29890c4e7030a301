extension Surroundings {
  /// The kinds of boundaries at which content leaves its surroundings or enters new ones.
  package enum Boundary: CaseIterable {
    /// The content of a sheet, a cover, an alert or a dialog.
    case presentation
    case popover
    /// The items of an open menu.
    case menu
    /// One screen of a navigation stack.
    case screen
    /// One column of a split view.
    case column
    /// The rows of a list.
    case row
    /// The content of a scroll view inside a row.
    case scroll
  }
}
