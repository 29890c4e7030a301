import RivuletCore

/// A few words or a number about a view, which the container around it shows: a list at the end of the row (B17.50).
struct Badge {
  let label: Text
  /// How much it stands out, as the view itself says.
  var prominence: BadgeProminence?

  /// Nil where there is nothing to show.
  init?(_ label: Text?) {
    guard let label, label != Text(verbatim: ""), label != Text("") else { return nil }
    self.label = label
  }
}
