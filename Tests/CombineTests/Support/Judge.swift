import Combine

/// A subscriber that does random things and complains when its publisher breaks the contract.
final class Judge: Subscriber, @unchecked Sendable {
  typealias Input = Int
  typealias Failure = Trouble

  private let dice: Dice
  private let subjects: [any Subject<Int, Trouble>]
  private var subscription: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var isOver = false
  private var isCancelled = false
  private var depth = 0

  /// What the publisher has done wrong.
  private(set) var complaints: [String] = []

  /// What has happened, a word each.
  private(set) var log: [String] = []

  /// Whether nothing can come any more.
  var isDone: Bool { isOver || isCancelled }

  init(dice: Dice, subjects: [any Subject<Int, Trouble>]) {
    self.dice = dice
    self.subjects = subjects
  }

  /// Does something random: sends, ends a subject, asks, or cancels.
  func act() {
    guard depth < 3 else { return }
    depth += 1
    defer { depth -= 1 }
    switch dice.roll(12) {
    case 0...5: if !subjects.isEmpty { send(dice.roll(6), to: dice.roll(subjects.count)) }
    case 6: if !subjects.isEmpty, dice.roll(3) == 0 { end(dice.roll(subjects.count)) }
    case 7...10: request([.max(1), .max(2), .max(3), .unlimited][dice.roll(4)])
    default: if dice.roll(3) == 0 { cancel() }
    }
  }

  /// Ends all subjects and asks for everything.
  func conclude() {
    for subject in subjects { subject.send(completion: .finished) }
    request(.unlimited)
  }

  func receive(subscription: any Subscription) {
    log.append("subscribed")
    if self.subscription != nil { complain("a second subscription") }
    self.subscription = subscription
    if dice.roll(2) == 0 { act() }
  }

  func receive(_ input: Int) -> Subscribers.Demand {
    log.append("\(input)")
    if subscription == nil { complain("a value before the subscription") }
    if isOver { complain("a value after the end") }
    if isCancelled { complain("a value after the cancellation") }
    if demand == .none { complain("a value that was not asked for") }
    demand -= 1
    if dice.roll(3) == 0 { act() }
    let more: Subscribers.Demand = dice.roll(4) == 0 && !isCancelled ? .max(1 + dice.roll(2)) : .none
    if more > .none { log.append("+\(more)") }
    demand += more
    return more
  }

  func receive(completion: Subscribers.Completion<Trouble>) {
    log.append("\(completion)")
    if subscription == nil { complain("an end before the subscription") }
    if isOver { complain("a second end") }
    if isCancelled, "\(subscription as Any)" != "Optional(Empty)" { complain("an end after the cancellation") }
    isOver = true
    if dice.roll(3) == 0 { act() }
  }

  private func request(_ more: Subscribers.Demand) {
    guard let subscription, !isCancelled else { return }
    log.append("request(\(more))")
    demand += more
    subscription.request(more)
  }

  private func cancel() {
    guard let subscription else { return }
    log.append("cancel")
    isCancelled = true
    subscription.cancel()
  }

  private func send(_ value: Int, to number: Int) {
    log.append("\(number)<\(value)")
    subjects[number].send(value)
  }

  private func end(_ number: Int) {
    log.append("\(number)<end")
    subjects[number].send(completion: dice.roll(3) == 0 ? .failure(.two) : .finished)
  }

  private func complain(_ words: String) {
    log.append("[\(words)]")
    complaints.append(words)
  }
}
