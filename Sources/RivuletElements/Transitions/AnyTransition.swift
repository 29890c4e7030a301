public import Foundation
public import RivuletAnimation
public import RivuletCore
public import RivuletGeometry

/// A type-erased transition.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct AnyTransition {
  let base: any Transition

  /// Creates a type-erased transition.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public init<T: Transition>(_ transition: T) {
    base = transition
  }
}

extension AnyTransition {
  /// A transition that inserts and removes the view immediately.
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }

  /// A transition that fades the view in and out (B7.02).
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }

  /// A transition that moves the view in from the leading edge and out to the trailing edge.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

  /// A transition that scales the view up from nothing and back down to nothing.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }

  /// Returns a transition that scales the view up from a fraction of its size, and back down to that fraction, around an anchor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }

  /// Returns a transition that moves the view in from an edge of its frame, and out to that edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  /// Returns a transition that moves the view in from an edge and out to the opposite edge, and fades it.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

  /// Returns a transition that moves the view in from an offset, and out to that offset.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

  /// Returns a transition that moves the view in from an offset, and out to that offset.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

  /// Returns a transition that applies `identity` while the view is present, and `active` before and after.
  public static func modifier<E>(active: E, identity: E) -> AnyTransition where E: ViewModifier {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// Returns a transition that uses one transition to insert the view and another to remove it.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(AsymmetricTransition(insertion: ErasedTransition(insertion), removal: ErasedTransition(removal)))
  }

  /// Returns a transition that combines this transition with another transition.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(CombinedTransition(first: ErasedTransition(self), second: ErasedTransition(other)))
  }

  /// Returns this transition with the given animation.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(AnimatedTransition(base: ErasedTransition(self), animation: animation))
  }
}

/// A transition that applies the content of an `AnyTransition`.
struct ErasedTransition {
  let transition: AnyTransition

  nonisolated init(_ transition: AnyTransition) {
    self.transition = transition
  }
}

extension ErasedTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    show(content, in: transition.base, phase)
  }

  @MainActor private func show<Base: Transition>(_ content: Content, in base: Base, _ phase: TransitionPhase) -> AnyView {
    AnyView(base.apply(content: content, phase: phase))
  }
}

extension ErasedTransition: KnowsItsMotion {
  var hasMotion: Bool { transition.base.movesViews }
}

extension ErasedTransition: AnimatedByItself {
  func ownAnimation(for phase: TransitionPhase) -> Animation? {
    (transition.base as? any AnimatedByItself)?.ownAnimation(for: phase)
  }
}

extension View {
  /// Sets the transition for animated insertions and removals of this view (B7.01, B7.09).
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(ErasedTransition(t)))
  }

  /// Sets the transition for animated insertions and removals of this view (B7.01, B7.09).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func transition<T>(_ transition: T) -> some View where T: Transition {
    modifier(TransitionModifier(transition))
  }
}

/// A transition that applies one modifier while a view is present, and another modifier of the same type before and after.
struct ModifierTransition<Modifier: ViewModifier> {
  let active: Modifier
  let identity: Modifier
}

extension ModifierTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}
