/// The position of a row in its list.
struct ListRowPlace: Equatable {
  enum Role: Equatable {
    case header, row, footer
  }

  var role = Role.row
  /// The index among all of the list's rows.
  var index = 0
  /// True if the row is the first or last row of its section, excluding headers and footers.
  var isFirst = false
  var isLast = false
  /// True if the row is the first of its section, including the header.
  var beginsSection = false
  /// True if the row is the first of the list.
  var beginsList = false
}
