import Combine
import Foundation
import Testing

/// Who is still held after the end.
@Suite struct LifetimeTests {
  private final class Token {}

  /// How a pipeline ends.
  private enum Ending: CaseIterable { case cancelled, finished, failed }

  private let subject = PassthroughSubject<Int, Trouble>()
  private let other = PassthroughSubject<Int, Trouble>()
  private let scheduler = HandScheduler()

  /// The endings after which the subscriber of a pipeline is still held, although the source is.
  private func leaks<P: Publisher>(_ make: (PassthroughSubject<Int, Trouble>) -> P) -> [Ending] {
    Ending.allCases.filter { ending in
      let source = PassthroughSubject<Int, Trouble>()
      weak var weakToken: Token?
      do {
        let token = Token()
        weakToken = token
        let probe = make(source).probe(.unlimited) { _, _ in
          withExtendedLifetime(token) {}
          return .none
        }
        source.send(1)
        scheduler.advance(by: 1)
        source.send(2)
        switch ending {
        case .cancelled: probe.cancel()
        case .finished: source.send(completion: .finished)
        case .failed: source.send(completion: .failure(.one))
        }
        scheduler.advance(by: 10)
      }
      return weakToken != nil
    }
  }

  @Test func `operators of values let go of their subscriber`() {
    #expect(leaks { $0 }.isEmpty && leaks { $0.map { $0 } }.isEmpty && leaks { $0.filter { _ in true } }.isEmpty)
    #expect(leaks { $0.tryMap { $0 } }.isEmpty && leaks { $0.scan(0, +) }.isEmpty && leaks { $0.removeDuplicates() }.isEmpty)
    #expect(leaks { $0.reduce(0, +) }.isEmpty && leaks { $0.collect() }.isEmpty && leaks { $0.min() }.isEmpty)
    #expect(leaks { $0.collect(3) }.isEmpty && leaks { $0.tryPrefix { _ in true } }.isEmpty && leaks { $0.dropFirst() }.isEmpty)
    #expect(leaks { $0.prefix(2) }.isEmpty && leaks { $0.first() }.isEmpty && leaks { $0.last { _ in true } }.isEmpty)
    #expect(leaks { $0.print("", to: Paper()) }.isEmpty && leaks { $0.handleEvents() }.isEmpty && leaks { $0.breakpoint() }.isEmpty)
    #expect(leaks { $0.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest) }.isEmpty)
    #expect(leaks { $0.eraseToAnyPublisher() }.isEmpty && leaks { $0.share() }.isEmpty)
  }

  @Test func `operators of failures let go of their subscriber`() {
    #expect(leaks { $0.catch { _ in Empty<Int, Never>() } }.isEmpty && leaks { $0.replaceError(with: 1) }.isEmpty)
    #expect(leaks { $0.mapError { $0 } }.isEmpty && leaks { $0.tryCatch { _ in Just(1) } }.isEmpty)
    #expect(leaks { $0.replaceEmpty(with: 1) }.isEmpty && leaks { $0.retry(1) }.isEmpty && leaks { $0.append(3) }.isEmpty)
  }

  @Test func `operators of several publishers let go of their subscriber`() {
    #expect(leaks { $0.prefix(untilOutputFrom: other) }.isEmpty && leaks { $0.drop(untilOutputFrom: other) }.isEmpty)
    #expect(leaks { $0.merge(with: Empty()) }.isEmpty && leaks { $0.zip($0) }.isEmpty && leaks { $0.combineLatest($0, $0, $0) }.isEmpty)
    #expect(leaks { $0.flatMap { Just($0) } }.isEmpty && leaks { $0.map { Just($0) }.switchToLatest() }.isEmpty)
  }

  @Test func `operators with a scheduler let go of their subscriber`() {
    #expect(leaks { $0.receive(on: scheduler) }.isEmpty && leaks { $0.delay(for: 1, scheduler: scheduler) }.isEmpty)
    #expect(leaks { $0.debounce(for: 2, scheduler: scheduler) }.isEmpty && leaks { $0.timeout(5, scheduler: scheduler) }.isEmpty)
    #expect(leaks { $0.throttle(for: 2, scheduler: scheduler, latest: true) }.isEmpty)
    #expect(leaks { $0.collect(.byTimeOrCount(scheduler, 2, 3)) }.isEmpty && leaks { $0.measureInterval(using: scheduler) }.isEmpty)
    #expect(scheduler.waiting == 0)
  }
}
