import Combine
import Foundation
import Testing

/// What feeds a subject or a property is let go of when it has ended.
@Suite struct FeedTests {
  private final class Token {}

  /// A subscription that says when it is released, and does nothing.
  private final class Line: Subscription {
    let log: Log<String>

    init(_ log: Log<String>) {
      self.log = log
    }

    deinit { log.add("released") }

    func request(_ demand: Subscribers.Demand) { log.add("request") }
    func cancel() { log.add("cancel") }
  }

  /// A publisher with such a subscription for each subscriber.
  private struct Source: Publisher {
    typealias Output = Int
    typealias Failure = Never

    let log = Log<String>()
    let finishes: Bool

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      subscriber.receive(subscription: Line(log))
      if finishes { subscriber.receive(completion: .finished) }
    }
  }

  @Test func `a value that was assigned to a property goes when the property has another`() {
    final class Box { @Published var token: Token? }
    let box = Box()
    weak var weakToken: Token?
    do {
      let token = Token()
      weakToken = token
      Just(token).assign(to: &box.$token)
    }
    #expect(weakToken != nil)
    box.token = nil
    #expect(weakToken == nil)
  }

  @Test func `a pipeline into a property goes when it has finished`() {
    let counter = Counter()
    let finished = Source(finishes: true)
    finished.assign(to: &counter.$count)
    #expect(finished.log.elements == ["request", "released"])
    let open = Source(finishes: false)
    open.assign(to: &counter.$count)
    #expect(open.log.elements == ["request"])
  }

  @Test func `a subject keeps what feeds it until that has ended or is cancelled`() {
    let (subject, current) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    let (passing, valued) = (Source(finishes: false), Source(finishes: false))
    let feeds = [passing.subscribe(subject), valued.subscribe(current)]
    #expect(passing.log.elements.isEmpty && valued.log.elements == ["request"])
    for feed in feeds { feed.cancel() }
    #expect(passing.log.elements == ["cancel", "released"] && valued.log.elements == ["request", "cancel", "released"])
    let ended = Source(finishes: true)
    _ = ended.subscribe(subject)
    #expect(ended.log.elements == ["released"])
  }

  @Test func `a shared stream keeps no trace of former connections`() {
    let source = Source(finishes: false)
    let shared = source.share()
    for _ in 0..<100 { shared.sink { _ in }.cancel() }
    #expect(source.log.elements.filter { $0 == "released" }.count == 100)
  }

  @Test func `a future serves those who wait in the order of their subscriptions, whoever has cancelled`() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    let log = Log<Int>()
    var sinks = (0..<10).map { number in future.sink { _ in log.add(number) } }
    for number in [0, 3, 4] { sinks[number].cancel() }
    sinks += (10..<20).map { number in future.sink { _ in log.add(number) } }
    promise?(.success(1))
    #expect(log.elements == [1, 2, 5, 6, 7, 8, 9] + Array(10..<20))
    withExtendedLifetime(sinks) {}
  }

  @Test func `a future that fails while it introduces itself fails deferUntilViewsExist`() {
    var promise: Future<Int, Trouble>.Promise?
    let future = Future<Int, Trouble> { promise = $0 }
    let log = Log<String>()
    future.subscribe(
      AnySubscriber(
        receiveSubscription: { _ in
          promise?(.failure(.one))
          log.add("subscribed")
        }, receiveCompletion: { log.add("\($0)") }))
    #expect(log.elements == ["subscribed", "failure(CombineTests.Trouble.one)"])
  }
}
