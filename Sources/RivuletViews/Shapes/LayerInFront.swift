package import RivuletCore

/// Shows a view in front of what it modifies, as large as that.
package struct LayerInFront<Secondary: View> {
  var secondary: Secondary

  nonisolated init(_ secondary: Secondary) {
    self.secondary = secondary
  }
}

extension LayerInFront: SecondaryContentModifier {
  package typealias Body = Never
  package static var isInFront: Bool { true }
}
