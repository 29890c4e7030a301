/// The colours of controls without a tint of their own; nil for the accent colour.
struct AccentLook: Sendable {
  /// The label of a bordered button.
  let borderedLabel: SystemColor?
  /// The background of a switch that is on.
  let switchOn: SystemColor?
}

extension AccentLook {
  static let phone = AccentLook(borderedLabel: nil, switchOn: .green)
  static let desktop = AccentLook(borderedLabel: .primary, switchOn: nil)
}
