public import Combine
import Dispatch
import RivuletGraph

/// Calls a closure for each value that a publisher emits while the content exists (B5.25).
struct SubscriptionModifier<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
}

extension SubscriptionModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let observer = SubscriptionObserver<P>(scope: inputs.scope)
    inputs.scope.add(observer)
    inputs.makeLifecycleSink(SubscriptionRule(modifier: modifier.attribute, observer: observer))
    return body(&inputs)
  }
}

/// Updates the closure at each evaluation and resubscribes if the publisher has changed.
@MainActor
private struct SubscriptionRule<P: Publisher>: @MainActor Rule where P.Failure == Never {
  let modifier: Attribute<SubscriptionModifier<P>>
  let observer: SubscriptionObserver<P>
  private var publisher: P?

  init(modifier: Attribute<SubscriptionModifier<P>>, observer: SubscriptionObserver<P>) {
    self.modifier = modifier
    self.observer = observer
  }

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    let now = modifier.value
    if !output.hasValue { output.set(()) }
    observer.action = now.action
    if let publisher, BehaviourConstants.keepsSubscriptions, ViewComparison.areEqual(publisher, now.publisher) { return }
    publisher = now.publisher
    observer.queueSubscription(to: now.publisher)
  }
}

/// Holds the subscription for one `onReceive` modifier.
@MainActor
private final class SubscriptionObserver<P: Publisher>: LifecycleObserver where P.Failure == Never {
  private weak var scope: Scope?
  private let queue: TransactionQueue
  private var cancellable: AnyCancellable?
  private var isGone = false
  private let handover = LatestValueDelivery<P>()
  var action: (P.Output) -> Void = { _ in }

  init(scope: Scope) {
    self.scope = scope
    queue = scope.tree.queue
  }

  func queueSubscription(to publisher: P) {
    guard let scope else { return }
    handover.send(publisher, in: scope) { [self] publisher in
      guard !isGone else { return }
      cancellable = nil
      cancellable = subscribe(to: publisher)
    }
  }

  private func subscribe(to publisher: P) -> AnyCancellable {
    let delivery = Delivery(self, issues: queue.issues)
    return publisher.sink { delivery.receive($0) }
  }

  fileprivate func deliver(_ value: P.Output) {
    guard !isGone, let actions = scope?.actions, !actions.discardsChanges else { return }
    guard let causes = queue.causes else { return perform(value, actions) }
    causes.begin(TracedEvent(.publisher, _typeName(P.self, qualified: false)))
    perform(value, actions)
    causes.endEvent()
  }

  private func perform(_ value: P.Output, _ actions: ActionQueue) {
    if queue.isUpdatingOnThisThread {
      actions.append { [self] in if !isGone { action(value) } }
    } else {
      action(value)
    }
  }

  func scopeWillDisappear() {
    isGone = true
    cancellable = nil
  }

  /// Delivers values on the main thread (B5.26). Values from other threads are reported once for each publisher type (A5.04).
  private struct Delivery: @unchecked Sendable {
    private weak var observer: SubscriptionObserver?
    private let issues: IssueSink

    init(_ observer: SubscriptionObserver, issues: IssueSink) {
      self.observer = observer
      self.issues = issues
    }

    func receive(_ value: P.Output) {
      if MainThread.isCurrent {
        let handed = Handed(value: value)
        MainActor.assumeIsolated { observer?.deliver(handed.value) }
        return
      }
      let publisher = _typeName(P.self, qualified: false)
      issues.reportOnce(
        RuntimeIssue(
          kind: .publishedOffMain,
          message: "onReceive received a value from \(publisher) off the main thread; the closure runs later on the main thread. "
            + "Publish on the main thread, for example with receive(on: DispatchQueue.main).",
          typeName: publisher))
      let handed = Handed(value: value)
      DispatchQueue.main.async { MainActor.assumeIsolated { observer?.deliver(handed.value) } }
    }
  }

  /// A value that is passed between threads and that the publisher doesn't retain.
  private struct Handed: @unchecked Sendable {
    let value: P.Output
  }
}

extension View {
  /// Calls `action` for each value that `publisher` emits while this view is in the tree.
  nonisolated public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
  where P.Failure == Never {
    modifier(SubscriptionModifier(publisher: publisher, action: action))
  }
}
