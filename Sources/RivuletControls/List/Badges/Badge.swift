import RivuletCore
package import RivuletElements

/// A number or a short text about a view, which the view's container shows. A list shows it at the end of the row (B17.50).
package struct Badge {
  package let label: Text
  /// The prominence that the view itself sets; nil if the view does not set one.
  var prominence: BadgeProminence?

  /// Returns nil if the label is nil or empty.
  package init?(_ label: Text?) {
    guard let label, label != Text(verbatim: ""), label != Text("") else { return nil }
    self.label = label
  }
}

private struct RowBadgeKey: EnvironmentKey {
  static var defaultValue: Badge? { nil }
}

extension EnvironmentValues {
  /// The badge around a view in a list row. A link that ends with a chevron leaves space for the badge before the chevron.
  package var rowBadge: Badge? {
    get { self[RowBadgeKey.self] }
    set { self[RowBadgeKey.self] = newValue }
  }
}
