import RivuletCore
package import RivuletElements

/// A number or short text about a view that the view's container displays. A list displays the badge at the trailing edge of the row
/// (B17.50).
package struct Badge {
  package let label: Text
  /// The prominence set by the view itself; nil if the view sets none.
  var prominence: BadgeProminence?

  /// Creates a badge, or returns nil if the label is nil or empty.
  package init?(_ label: Text?) {
    guard let label, label != Text(verbatim: ""), label != Text("") else { return nil }
    self.label = label
  }
}

private struct RowBadgeKey: EnvironmentKey {
  static var defaultValue: Badge? { nil }
}

extension EnvironmentValues {
  /// The badge that applies to a view in a list row. A link that ends with a chevron reserves space for the badge before the chevron.
  package var rowBadge: Badge? {
    get { self[RowBadgeKey.self] }
    set { self[RowBadgeKey.self] = newValue }
  }
}
