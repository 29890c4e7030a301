import Foundation
public import RivuletCore

/// Decides whether the content takes part in hit testing.
struct HitTestingModifier: BehaviorModifier {
  typealias Body = Never

  static var initial: HitTestingModifier { HitTestingModifier(isEnabled: true) }

  static var passesLayout: Bool { true }

  let isEnabled: Bool

  func hitPoint(_ point: CGPoint, in node: ViewNode) -> CGPoint? { isEnabled ? point : nil }

  /// Asked for at each event, so nothing is to be done.
  func change(from old: HitTestingModifier, in node: ViewNode) -> NodeChange { .nothing }
}

extension View {
  /// Lets pointer events hit this view, or what lies behind it.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }
}
