public import RivuletAnimation
import RivuletTree
import Synchronization

/// Calls a closure exactly once, when all animations and changes caused by a `withAnimation` call are complete (B6.22).
///
/// The completion waits for the end of the closure that makes the changes, and for each group of changes that carries the completion.
final class AnimationCompletion: Sendable {
  private struct State: @unchecked Sendable {
    var groups = 0
    var isSealed = false
    /// The closure; nil after it's called.
    var action: (() -> Void)?

    /// Returns the closure if it should be called now.
    mutating func takeAction() -> (() -> Void)? {
      isSealed && groups == 0 ? action.take() : nil
    }
  }

  private let state: Mutex<State>

  let waitsForRest: Bool

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    waitsForRest = criteria == .removed
    let state = State(action: action)
    self.state = Mutex(state)
  }

  /// Begins a group of changes that carries the completion.
  func beginGroup() {
    state.withLock { $0.groups += 1 }
  }

  /// Ends a group whose changes have been shown.
  func endGroup() {
    let action = state.withLock { state in
      state.groups -= 1
      state.isSealed = true
      return State(action: state.takeAction())
    }
    action.action?()
  }

  /// Marks the end of the closure that makes the changes. If no group is waiting, calls the completion closure immediately.
  func seal() {
    let action = state.withLock { state in
      state.isSealed = true
      return State(action: state.takeAction())
    }
    action.action?()
  }
}

extension AnimationCompletion: MotionListener {
  func motionBegan() { beginGroup() }
  func motionEnded() { endGroup() }
}

/// The criteria for considering an animation complete.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let waitsForRemoval: Bool

  /// The animation appears to have come to rest.
  public static let logicallyComplete = AnimationCompletionCriteria(waitsForRemoval: false)
  /// The animation has ended and been removed.
  public static let removed = AnimationCompletionCriteria(waitsForRemoval: true)
}

private struct CompletionsKey: TransactionKey {
  static var defaultValue: [AnimationCompletion] { [] }

  static func _valuesEqual(_ lhs: [AnimationCompletion], _ rhs: [AnimationCompletion]) -> Bool {
    lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { $0 === $1 }
  }
}

extension Transaction {
  /// The completions that are waiting for this transaction's changes.
  var completions: [AnimationCompletion] {
    get { self[CompletionsKey.self] }
    set { self[CompletionsKey.self] = newValue }
  }

  /// Calls `completion` exactly once, when the animations that this transaction causes are complete, or immediately if it causes none
  /// (B6.22).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria, completion))
  }
}

/// Runs `body` and animates its changes with `animation`. Calls `completion` exactly once, when those animations are complete. If nothing
/// is animated, calls `completion` when the changes are shown, or immediately if `body` makes no changes (B6.22).
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
