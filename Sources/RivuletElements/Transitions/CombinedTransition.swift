import Foundation
import RivuletAnimation
public import RivuletCore

/// A transition that combines two other transitions, one inside the other.
struct CombinedTransition<First: Transition, Second: Transition> {
  let first: First
  let second: Second
}

extension CombinedTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }
}

extension CombinedTransition: KnowsItsMotion {
  var hasMotion: Bool { first.movesViews || second.movesViews }
}

extension CombinedTransition: AnimatedByItself {
  func ownAnimation(for phase: TransitionPhase) -> Animation? {
    let sides: [Any] = [first, second]
    return sides.lazy.compactMap { ($0 as? any AnimatedByItself)?.ownAnimation(for: phase) }.first
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition {
  /// Returns a transition that combines this transition with another transition.
  @MainActor @preconcurrency public func combined<T>(with other: T) -> some Transition where T: Transition {
    CombinedTransition(first: self, second: other)
  }
}
