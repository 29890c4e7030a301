/// Where in its list a row stands.
struct ListRowPlace: Equatable {
  enum Role: Equatable {
    case header, row, footer
  }

  var role = Role.row
  /// Among all rows of the list.
  var index = 0
  /// Whether it begins and ends the rows of its section, headers and footers left out.
  var isFirst = false
  var isLast = false
  /// Whether it begins its section, with its header.
  var beginsSection = false
  /// Whether it is the first of the list.
  var beginsList = false
}
