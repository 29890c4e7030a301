import Foundation
public import RivuletCore

/// A modifier that includes its content in hit testing, or excludes it.
struct HitTestingModifier: BehaviorModifier {
  typealias Body = Never

  static var initial: HitTestingModifier { HitTestingModifier(isEnabled: true) }

  static var traits: NodeTraits { .passesLayout }

  let isEnabled: Bool

  func hitPoint(_ point: CGPoint, in node: ViewNode) -> CGPoint? { isEnabled ? point : nil }

  /// Returns no change, because each event reads the value.
  func change(from old: HitTestingModifier, in node: ViewNode) -> NodeChange { .nothing }
}

extension View {
  /// Includes this view in hit testing, or excludes it. Pointer events on an excluded view go to the views behind it.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }
}
