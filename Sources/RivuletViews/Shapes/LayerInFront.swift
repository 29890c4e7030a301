package import RivuletCore

/// Shows a view in front of the content, with its size.
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
