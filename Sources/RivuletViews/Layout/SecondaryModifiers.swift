public import RivuletCore
public import RivuletGeometry

/// Shows views behind the modified one (B9.16).
@frozen public struct _BackgroundModifier<Secondary: View> {
  @usableFromInline let secondary: Secondary
  @usableFromInline let alignment: Alignment

  @inlinable nonisolated init(secondary: Secondary, alignment: Alignment) {
    self.secondary = secondary
    self.alignment = alignment
  }
}

extension _BackgroundModifier: SecondaryContentModifier {
  public typealias Body = Never

  package static var secondaryFieldIndex: Int { 0 }
  package static var isInFront: Bool { false }

  package func update(_ node: BehaviorNode<LayeredBehavior>, environment: EnvironmentValues) {
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
