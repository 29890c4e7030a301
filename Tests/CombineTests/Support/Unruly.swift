import Combine

/// A publisher that breaks its contract in every way that a die shows.
final class Unruly: Publisher, @unchecked Sendable {
  typealias Output = Int
  typealias Failure = Trouble

  private var act: ((Int) -> Void)?

  /// Does one of six things, without being asked.
  func roll(_ dice: Dice) { act?(dice.roll(6)) }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Trouble {
    act = { face in
      switch face {
      case 0: subscriber.receive(subscription: Subscriptions.empty)
      case 1: subscriber.receive(subscription: Just(1).setFailureType(to: Trouble.self).probe().subscription ?? Subscriptions.empty)
      case 2: subscriber.receive(completion: .failure(.one))
      case 3: subscriber.receive(completion: .finished)
      default: _ = subscriber.receive(face)
      }
    }
  }
}
