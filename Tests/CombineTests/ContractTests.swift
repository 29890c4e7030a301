import Combine
import Foundation
import Testing

/// Mistakes of the caller, which end the process with a sentence, and stops that the caller wants.
@Suite struct ContractTests {
  /// What a process wrote before it ended.
  func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `a breakpoint that nobody wants lets everything pass`() {
    let log = Log<String>()
    let watched = [1, 2].publisher.breakpoint(
      receiveSubscription: {
        log.add("\($0)")
        return false
      },
      receiveOutput: {
        log.add("\($0)")
        return false
      },
      receiveCompletion: {
        log.add("\($0)")
        return false
      })
    #expect(watched.everything == "1 2 finished")
    #expect(log.elements == ["[1, 2]", "1", "2", "finished"])
    #expect(Just(1).breakpointOnError().everything == "1 finished")
  }

  @Test func `a breakpoint that is wanted stops the process`() async {
    await #expect(processExitsWith: .signal(SIGTRAP)) { _ = Just(1).breakpoint(receiveOutput: { $0 == 1 }).sink { _ in } }
    await #expect(processExitsWith: .signal(SIGTRAP)) {
      _ = Fail<Int, CocoaError>(error: CocoaError(.coderInvalidValue)).breakpointOnError().sink(
        receiveCompletion: { _ in }, receiveValue: { _ in })
    }
  }

  @Test func `a number that makes no sense is explained`() async {
    let collect = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { _ = Just(1).collect(0) }
    #expect(message(collect).contains("collect(0): an array must hold at least one value. Pass one or more."))
    let drop = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { _ = Just(1).dropFirst(-1) }
    #expect(message(drop).contains("dropFirst(-1): the number of values cannot be negative. Pass zero or more."))
    let output = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { _ = Just(1).output(at: -2) }
    #expect(message(output).contains("output(at:)(-2): a position cannot be negative. Count from zero."))
  }

  @Test func `a publisher that leaves out fewer values than none is refused`() async {
    let made = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Publishers.Drop(upstream: Just(1), count: -1)
    }
    #expect(message(made).contains("Publishers.Drop(upstream:count:)(-1): the number of values cannot be negative. Pass zero or more."))
    let general = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = PassthroughSubject<Int, Never>().dropFirst(-1)
    }
    #expect(message(general).contains("dropFirst(-1): the number of values cannot be negative. Pass zero or more."))
  }

  @Test func `negative positions are refused in every kind of range`() async {
    let words = "a position cannot be negative. Count from zero."
    let closed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { _ = Just(1).output(in: -1...1) }
    #expect(message(closed).contains("output(in:)(-1...1): \(words)"))
    let from = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { _ = Just(1).output(in: (-1)...) }
    #expect(message(from).contains("output(in:)") && message(from).contains(words))
    let upTo = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = PassthroughSubject<Int, Never>().output(in: ..<(-2))
    }
    #expect(message(upTo).contains("output(in:)") && message(upTo).contains(words))
    let made = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Publishers.Output(upstream: Just(1), range: -3..<1)
    }
    #expect(message(made).contains("Publishers.Output(upstream:range:)(-3..<1): \(words)"))
    #expect(Just(1).output(in: ..<0).everything == "finished" && Just(1).output(in: ...0).everything == "1 finished")
    #expect(PassthroughSubject<Int, Never>().output(in: ...4).range == 0..<5)
    #expect(PassthroughSubject<Int, Never>().output(in: 3...).range == 3..<Int.max)
  }

  @Test func `a negative demand is explained`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { _ = Subscribers.Demand.max(-1) }
    #expect(message(result).contains("Subscribers.Demand.max(-1): a demand cannot be negative. Pass zero or a positive count."))
  }
}
