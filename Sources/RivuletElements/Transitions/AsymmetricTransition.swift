import Foundation
package import RivuletAnimation
public import RivuletCore

/// A transition that uses one transition for insertion and another for removal.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// The transition for insertion.
  public var insertion: Insertion
  /// The transition for removal.
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension AsymmetricTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let removed = removal.apply(content: content, phase: phase == .didDisappear ? .didDisappear : .identity)
    insertion.apply(content: removed, phase: phase == .willAppear ? .willAppear : .identity)
  }

  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
}

extension AsymmetricTransition: AnimatedByItself {
  package func ownAnimation(for phase: TransitionPhase) -> Animation? {
    let side: Any = phase == .didDisappear ? removal : insertion
    return (side as? any AnimatedByItself)?.ownAnimation(for: phase)
  }
}

extension AsymmetricTransition: KnowsItsMotion {
  package var hasMotion: Bool { insertion.movesViews || removal.movesViews }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition {
  /// Returns a transition that uses one transition to insert the view and another to remove it.
  @MainActor @preconcurrency public static func asymmetric<A: Transition, B: Transition>(
    insertion: A, removal: B
  ) -> some Transition where Self == AsymmetricTransition<A, B> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}
