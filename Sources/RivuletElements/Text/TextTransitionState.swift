import RivuletCore
import RivuletGeometry

/// The state of a text's transition to other content or another size, without the current content.
final class TextTransitionState: Sendable {
  /// Text, with the proposal and the transition with which it was shown.
  struct Shown: Sendable {
    package let text: ResolvedText
    package let proposal: ProposedViewSize
    let transition: ContentTransition
  }

  let transition: ContentTransition
  let contents: ContentTransitionState<Shown>
  /// The size at which the characters are drawn, as a fraction of their normal size.
  package let scale: Double

  init(_ transition: ContentTransition, contents: ContentTransitionState<Shown> = ContentTransitionState(), scale: Double = 1) {
    self.transition = transition
    self.contents = contents
    self.scale = scale
  }

  /// Returns a copy at another position and size.
  func moved(to position: Double, scale: Double) -> TextTransitionState {
    var contents = contents
    contents.position = position
    return TextTransitionState(transition, contents: contents, scale: scale)
  }
}

extension TextBehavior {
  /// Returns the behaviour for text that replaces the text in a node.
  @MainActor init(_ resolved: ResolvedText, on node: BehaviorNode<TextBehavior>, by transition: ContentTransition) {
    if transition == .automatic {
      self.init(resolved: resolved)
      return
    }
    let old = node.behavior
    var contents = old.passage?.contents ?? ContentTransitionState()
    if transition.kind != .identity, let proposal = node.proposal, old.resolved.text.string != resolved.text.string {
      let shown = TextTransitionState.Shown(text: old.resolved, proposal: proposal, transition: old.passage?.transition ?? .automatic)
      contents = contents.going(on: shown, isMoving: node.isMoving)
    }
    self.init(resolved: resolved, passage: TextTransitionState(transition, contents: contents))
  }
}
