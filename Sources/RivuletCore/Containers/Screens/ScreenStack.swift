import Foundation
import RivuletAnimation
import RivuletGraph
package import RivuletTree

/// A container that shows one of several screens and manages the transitions between them.
///
/// A rule of the structure pass determines the screen to show. The other screens are covered or removed.
@MainActor
package final class ScreenStack {
  /// The kinds of transitions between two screens.
  package enum Change {
    /// The next screen replaces the previous one without animation.
    case exchange
    /// The next screen slides in from the trailing edge.
    case push
    /// The previous screen slides out to the trailing edge.
    case pop
    /// The next screen fades in.
    case fade
  }

  package let node: BehaviorNode<ScreensBehavior>
  package let list = ScreenList()
  private let inputs: _ViewListInputs
  private let place: Int
  private var running: ScreenMotion?
  /// The screen that a swipe is revealing; nil if no swipe is active.
  private var peeked: Screen?
  package private(set) var top: Screen?
  /// A closure that returns the outline of the view from which a screen zooms; nil for a screen that slides.
  package var transitionOutline: (Screen) -> TransitionOutline? = { _ in nil }
  private var zoom = ScreenZoom()
  /// The screen that is about to become the top screen. If it was being removed, it remains visible.
  private var next: Screen?
  /// A closure that returns a sentence for each violated invariant of the stack's owner.
  package var ownerInvariants: () -> [String] = { [] }

  /// Creates an empty stack at a new position in the static structure.
  package init(_ inputs: _ViewListInputs) {
    self.inputs = inputs
    place = inputs.scope.nextPlace()
    node = BehaviorNode(ScreensBehavior(), scope: inputs.scope)
    inputs.makeSink(MirroringRule(node: node, inputs: inputs))
    node.setContents(.list(list))
    node.attach(ScreenStackReference(self))
  }

  private var tree: ViewTree { inputs.tree }

  /// Creates a screen in this stack.
  package func makeScreen(
    _ id: AnyHashable, isCovered: Bool, _ build: (inout _ViewListInputs) -> _ViewListOutputs
  ) -> Screen {
    Screen(id, at: place, isCovered: isCovered, inputs, build)
  }

  /// Shows a screen in place of the current one.
  ///
  /// - Parameters:
  ///   - gone: The screens that are no longer needed. They may include the current top screen.
  ///   - duration: The duration of the transition, in seconds; 0 for no animation.
  package func show(_ next: Screen, by change: Change, removing gone: [Screen] = [], duration: Double = 0) {
    self.next = next
    let progress = settle()
    let former = top === next ? nil : top
    top = next
    next.uncover()
    for screen in gone where screen !== former { screen.remove() }
    let formerGoes = gone.contains { $0 === former }
    // The transition is not animated if the stack is not visible.
    guard let former, duration > 0, change != .exchange, inputs.scope.isLive else {
      list.set([next], top: next)
      if let former { if formerGoes { former.remove() } else { former.cover() } }
      return
    }
    former.node.isInert = true
    if formerGoes { former.leave() }
    let (lower, upper) = change == .pop ? (next, former) : (former, next)
    list.set([lower, upper], top: next)
    zoom.begin()
    running = ScreenMotion(
      in: tree, from: change == .pop ? progress ?? 1 : 0, to: change == .pop ? 0 : 1, duration: duration,
      curve: change == .fade ? .linear : .easeInOut, show: { [weak self] in self?.pose(lower, upper, by: change, $0) },
      onEnd: { [weak self] in
        guard let self else { return }
        running = nil
        pose(lower, upper, by: change, change == .pop ? 0 : 1)
        list.set([next], top: next)
        next.pose = .atRest
        if formerGoes { former.remove() } else if former !== self.next { former.cover() }
      })
  }

  /// Hides all screens. The caller keeps or removes the previous top screen.
  package func clear() {
    guard top != nil else { return }
    settle()
    top = nil
    list.set([], top: nil)
  }

  /// Ends all motion. If a swipe was active, returns the fraction of the top screen that still covered the lower one, from 1 to 0.
  @discardableResult private func settle() -> Double? {
    if let peeked {
      self.peeked = nil
      let progress = swipeProgress
      running?.stop()
      running = nil
      if peeked !== top { peeked.pose = .atRest }
      return progress
    }
    running?.finish()
    return nil
  }

  /// Sets the poses of two screens during a transition. The progress is 1 when the upper screen covers the lower one and 0 when it is gone.
  private func pose(_ lower: Screen, _ upper: Screen, by change: Change, _ progress: Double) {
    switch change {
    case .push, .pop:
      let rest = CGRect(origin: .zero, size: upper.node.size)
      if let pose = zoom.pose(progress, rest: rest, find: { transitionOutline(upper) }) {
        (upper.pose, lower.pose) = (pose, .atRest)
        return
      }
      upper.pose = ScreenBehavior.Pose(offset: CGSize(width: 1 - progress, height: 0))
      lower.pose = ScreenBehavior.Pose(offset: CGSize(width: -0.3 * progress, height: 0))
    case .fade: upper.pose = ScreenBehavior.Pose(opacity: progress)
    case .exchange: break
    }
  }

  // MARK: Swiping back

  /// The fraction of the top screen that covers the screen revealed by a swipe.
  private var swipeProgress = 1.0

  /// Begins a swipe that may reveal a screen.
  package func beginSwipe(to lower: Screen) {
    guard let top, peeked == nil else { return }
    running?.finish()
    peeked = lower
    lower.node.isInert = true
    list.set([lower, top], top: top)
    zoom.begin()
    swipe(to: 0)
  }

  /// Moves the top screen by a fraction of its width to follow a swipe.
  package func swipe(to share: Double) {
    guard let peeked, let top else { return }
    swipeProgress = 1 - min(max(share, 0), 1)
    pose(peeked, top, by: .pop, swipeProgress)
  }

  /// Cancels the swipe and moves the top screen back to its resting position.
  package func cancelSwipe(duration: Double) {
    guard let lower = peeked, let top else { return }
    running = ScreenMotion(
      in: tree, from: swipeProgress, to: 1, duration: duration,
      show: { [weak self] progress in
        self?.swipeProgress = progress
        self?.pose(lower, top, by: .pop, progress)
      },
      onEnd: { [weak self] in
        guard let self, self.peeked === lower else { return }
        peeked = nil
        running = nil
        top.pose = .atRest
        lower.pose = .atRest
        list.set([top], top: top)
      })
  }
}

extension ScreenStack {
  /// Returns a sentence for each invariant that is violated between two turns.
  package func checkInvariants() -> [String] {
    var found = ownerInvariants()
    if top?.isRemoved == true { found.append("The screen on top of a stack is removed.") }
    if running == nil, peeked == nil {
      if list.screens.map(ObjectIdentifier.init) != (top.map { [ObjectIdentifier($0)] } ?? []) {
        found.append("A stack at rest shows \(list.screens.count) screens, and not only the one on top.")
      }
      if let top, !top.isRemoved, top.scope.presence != .live { found.append("The screen on top of a stack is \(top.scope.presence).") }
      if let top, top.node.isInert { found.append("The screen on top of a stack at rest cannot be used.") }
    }
    return found
  }
}

/// A reference from a stack's node to the stack.
private final class ScreenStackReference {
  weak var stack: ScreenStack?

  init(_ stack: ScreenStack) { self.stack = stack }
}

extension ViewNode {
  /// The stack whose screens are the node's children; nil for all other nodes.
  var screenStack: ScreenStack? { attachment(ScreenStackReference.self)?.stack }
}

extension Screen {
  /// Covers the screen, so that it disappears.
  package func cover() {
    guard !isRemoved else { return }
    node.isInert = false
    pose = .atRest
    scope.cover(isBeneath: true)
  }
}
