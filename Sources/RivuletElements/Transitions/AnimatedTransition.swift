import Foundation
public import RivuletAnimation
public import RivuletCore

/// A transition with its own animation, regardless of the update's animation.
struct AnimatedTransition<Base: Transition> {
  let base: Base
  let animation: Animation?
}

extension AnimatedTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.transaction {
      $0.animation = animation
    } body: {
      base.apply(content: $0, phase: phase)
    }
  }

  static var properties: TransitionProperties { Base.properties }
}

extension AnimatedTransition: AnimatedByItself {
  func ownAnimation(for phase: TransitionPhase) -> Animation? { animation }
}

extension AnimatedTransition: KnowsItsMotion {
  var hasMotion: Bool { base.movesViews }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition {
  /// Returns this transition with the given animation.
  @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}
