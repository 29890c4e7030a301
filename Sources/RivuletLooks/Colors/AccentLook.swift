/// The default colours of controls; nil for the accent colour.
package struct AccentLook: Sendable {
  /// The colour of a bordered button's label.
  package let borderedLabel: SystemColor?
  /// The background colour of a switch that is on.
  package let switchOn: SystemColor?
}

extension AccentLook {
  package static let phone = AccentLook(borderedLabel: nil, switchOn: .green)
  static let desktop = AccentLook(borderedLabel: .primary, switchOn: nil)
}
