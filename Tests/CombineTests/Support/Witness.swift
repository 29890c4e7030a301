import Combine
import Foundation

/// A subscriber that may be called from many threads and complains when its publisher breaks the contract.
final class Witness: Subscriber, @unchecked Sendable {
  typealias Input = Int
  typealias Failure = Trouble

  private let lock = NSRecursiveLock()
  private var held: (any Subscription)?
  private var wanted = Subscribers.Demand.none
  private var received = 0
  private var inside = 0
  private var isOver = false

  /// What the publisher has done wrong.
  private(set) var complaints: [String] = []

  /// The subscription, once it is there.
  var subscription: (any Subscription)? { lock.withLock { held } }

  /// Asks for more.
  func request(_ demand: Subscribers.Demand) {
    guard let subscription else { return }
    lock.withLock { wanted += demand }
    subscription.request(demand)
  }

  func receive(subscription: any Subscription) {
    lock.withLock { held = subscription }
    request(.max(2))
  }

  func receive(_ input: Int) -> Subscribers.Demand {
    lock.withLock {
      inside += 1
      received += 1
      if inside > 1 { complaints.append("two values at once") }
      if isOver { complaints.append("a value after the end") }
      if wanted < received { complaints.append("a value that was not asked for") }
    }
    sched_yield()
    return lock.withLock {
      inside -= 1
      guard input % 3 == 0 else { return .none }
      wanted += .max(1)
      return .max(1)
    }
  }

  func receive(completion: Subscribers.Completion<Trouble>) {
    lock.withLock {
      if inside > 0 { complaints.append("an end during a value") }
      if isOver { complaints.append("a second end") }
      isOver = true
    }
  }
}
