import RivuletCore
import RivuletGeometry

/// Shows views behind the modified one (B9.16).
struct BackgroundModifier<Secondary: View> {
  let secondary: Secondary
  let alignment: Alignment
}

extension BackgroundModifier: SecondaryContentModifier {
  typealias Body = Never

  static var secondaryFieldIndex: Int { 0 }
  static var isInFront: Bool { false }

  func update(_ node: BehaviorNode<LayeredBehavior>, environment: EnvironmentValues) {
    node.update(LayeredBehavior(isInFront: false, alignment: alignment))
  }
}

/// Shows views in front of the modified one (B9.16).
struct OverlayModifier<Secondary: View> {
  let secondary: Secondary
  let alignment: Alignment
}

extension OverlayModifier: SecondaryContentModifier {
  typealias Body = Never

  static var secondaryFieldIndex: Int { 0 }
  static var isInFront: Bool { true }

  func update(_ node: BehaviorNode<LayeredBehavior>, environment: EnvironmentValues) {
    node.update(LayeredBehavior(isInFront: true, alignment: alignment))
  }
}
