import Foundation
import RivuletCore

/// Shows a view with one modifier while it is there, and with another one of its type before and after.
struct ModifierTransition<Modifier: ViewModifier> {
  let active: Modifier
  let identity: Modifier
}

extension ModifierTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}
