import Foundation

/// The subscription of a publisher whose only value is known in advance. The first request delivers the value, followed by the end unless
/// the subscriber cancels in between.
final class SingleValueSubscription<Downstream: Subscriber>: Subscription {
  private let lock = NSLock()
  private let value: Downstream.Input
  private var downstream: Downstream?
  private var isServed = false
  private let name: String

  /// Creates a subscription without demand.
  init(_ value: Downstream.Input, downstream: Downstream, name: String) {
    self.value = value
    self.downstream = downstream
    self.name = name
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let receiver = lock.withLock {
      defer { isServed = true }
      return isServed ? nil : downstream
    }
    guard let receiver else { return }
    _ = receiver.receive(value)
    release()?.receive(completion: .finished)
  }

  func cancel() {
    _ = release()
  }

  /// Removes and returns the subscriber, so that it is not released under the lock.
  private func release() -> Downstream? {
    lock.withLock {
      defer { downstream = nil }
      return downstream
    }
  }
}

extension SingleValueSubscription: PipelineLink {
  var description: String { name }

  var customMirror: Mirror {
    Mirror(self, unlabeledChildren: CollectionOfOne(value))
  }
}
