/// The colours of controls that do not have their own tint; nil for the accent colour.
package struct AccentLook: Sendable {
  /// The label of a bordered button.
  package let borderedLabel: SystemColor?
  /// The background of a switch that is on.
  package let switchOn: SystemColor?
}

extension AccentLook {
  package static let phone = AccentLook(borderedLabel: nil, switchOn: .green)
  static let desktop = AccentLook(borderedLabel: .primary, switchOn: nil)
}
