package import RivuletCore

/// Shows a view behind the content, with its size.
package struct LayerBehind<Secondary: View> {
  var secondary: Secondary

  nonisolated init(_ secondary: Secondary) {
    self.secondary = secondary
  }
}

extension LayerBehind: SecondaryContentModifier {
  package typealias Body = Never
  package static var isInFront: Bool { false }
}
