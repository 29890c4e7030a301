import Combine
import Foundation
import Testing

/// Pipelines with `print` between their links, and the lines that such pipelines print on a Mac.
@Suite struct TranscriptTests {
  /// What a pipeline prints while a sink has it; the closure gets the paper for its own links.
  func transcript<P: Publisher>(_ pipeline: (Paper) -> P) -> [String] {
    let paper = Paper()
    let sink = pipeline(paper).sink(receiveCompletion: { _ in }, receiveValue: { paper.write("got \($0)\n") })
    return withExtendedLifetime(sink) { paper.lines }
  }

  @Test func `a flattened stream introduces itself before it subscribes`() {
    let lines = transcript { paper in
      ["1", "x"].publisher.print("all", to: paper)
        .flatMap { word in
          Just(word)
            .tryMap { word -> Int in
              guard let number = Int(word) else { throw Trouble.one }
              return number
            }
            .print("each", to: paper)
            .catch { _ in Just(-1).print("spare", to: paper) }
        }
        .print("flat", to: paper)
    }
    #expect(
      lines == [
        "flat: receive subscription: (FlatMap)", "flat: request unlimited",
        #"all: receive subscription: (["1", "x"])"#, "all: request unlimited", "all: receive value: (1)",
        "each: receive subscription: (Once)", "each: request unlimited", "each: receive value: (1)", "flat: receive value: (1)", "got 1",
        "each: receive finished", "all: receive value: (x)",
        "each: receive subscription: (Empty)", "each: request unlimited", "each: receive error: (one)",
        "spare: receive subscription: (Just)", "spare: request unlimited", "spare: receive value: (-1)", "flat: receive value: (-1)",
        "got -1",
        "spare: receive finished", "all: receive finished", "flat: receive finished",
      ])
  }

  @Test func `a flattened stream asks for one publisher when one has ended`() {
    let lines = transcript { [1, 2].publisher.print(to: $0).flatMap(maxPublishers: .max(1)) { [$0, $0].publisher } }
    #expect(
      lines == [
        "receive subscription: ([1, 2])", "request max: (1)", "receive value: (1)", "got 1", "got 1", "request max: (1)",
        "receive value: (2)", "got 2", "got 2", "request max: (1)", "receive finished",
      ])
  }

  @Test func `a switch introduces itself before it subscribes, and cancels what it leaves`() {
    let lines = transcript { paper in
      [1, 2].publisher.print("outer", to: paper).map { CurrentValueSubject<Int, Never>($0).print("\($0)", to: paper) }
        .switchToLatest().print("latest", to: paper)
    }
    #expect(
      lines == [
        "latest: receive subscription: (SwitchToLatest)", "latest: request unlimited",
        "outer: receive subscription: ([1, 2])", "outer: request unlimited", "outer: receive value: (1)",
        "1: receive subscription: (CurrentValueSubject)", "1: request unlimited", "1: receive value: (1)", "latest: receive value: (1)",
        "got 1", "outer: receive value: (2)", "1: receive cancel",
        "2: receive subscription: (CurrentValueSubject)", "2: request unlimited", "2: receive value: (2)", "latest: receive value: (2)",
        "got 2", "outer: receive finished",
      ])
  }

  @Test func `tuples in pace are asked for when all publishers have introduced themselves`() {
    let lines = transcript { [1, 2].publisher.print("a", to: $0).zip(["x"].publisher.print("b", to: $0)) }
    #expect(
      lines == [
        "a: receive subscription: ([1, 2])", #"b: receive subscription: (["x"])"#, "a: request unlimited", "a: receive value: (1)",
        "a: receive value: (2)", "a: receive finished", "b: request unlimited", "b: receive value: (x)", #"got (1, "x")"#,
        "b: receive finished",
      ])
  }

  @Test func `a second attempt subscribes again and asks for what is open`() {
    let lines = transcript { Fail<Int, Trouble>(error: .two).print("1", to: $0).retry(1).print("2", to: $0) }
    #expect(
      lines == [
        "1: receive subscription: (Empty)", "2: receive subscription: (Retry)", "2: request unlimited", "1: request unlimited",
        "1: receive error: (two)", "1: receive subscription: (Empty)", "1: request unlimited", "1: receive error: (two)",
        "2: receive error: (two)",
      ])
  }

  @Test func `values at positions replace each dropped value and cancel after the last`() {
    let letters = ["A", "B", "C", "D", "E"].publisher
    #expect(
      transcript { letters.print(to: $0).output(in: 1...2) } == [
        #"receive subscription: (["A", "B", "C", "D", "E"])"#, "request unlimited", "receive value: (A)",
        "request max: (1) (synchronous)", "receive value: (B)", "got B", "receive value: (C)", "got C", "receive cancel",
      ])
    #expect(
      transcript { letters.print(to: $0).removeDuplicates { _, new in new == "B" }.first { $0 == "C" } } == [
        #"receive subscription: (["A", "B", "C", "D", "E"])"#, "request unlimited", "receive value: (A)", "receive value: (B)",
        "request max: (1) (synchronous)", "receive value: (C)", "receive cancel", "got C",
      ])
  }

  @Test func `a shared publisher is subscribed to after its first subscriber`() {
    let paper = Paper()
    let shared = Deferred { Future<Int, Never> { $0(.success(1)) } }.print("work", to: paper).share()
    for name in ["first", "second"] {
      _ = shared.print(name, to: paper).probe(.unlimited)
    }
    #expect(
      paper.lines == [
        "first: receive subscription: (Multicast)", "first: request unlimited", "work: receive subscription: (Future)",
        "work: request unlimited", "work: receive value: (1)", "first: receive value: (1)", "work: receive finished",
        "first: receive finished",
        "second: receive subscription: (Multicast)", "second: request unlimited", "second: receive finished",
      ])
  }

  @Test func `what is ignored leaves the subscription as it is`() {
    let future = Future<Int, Trouble> { $0(.failure(.one)) }
    #expect(
      transcript { Deferred { future }.ignoreOutput().print(to: $0) } == [
        "receive subscription: (Future)", "request unlimited", "receive error: (one)",
      ])
    #expect(
      transcript { (1...100).publisher.ignoreOutput().print(to: $0) } == [
        "receive subscription: (Empty)", "request unlimited", "receive finished",
      ])
  }

  @Test func `sequences without a description of their own are called sequences`() {
    func name<P: Publisher>(_ publisher: P) -> String { transcript { publisher.print(to: $0) }[0] }
    #expect(name((1...7).publisher) == "receive subscription: (1...7)")
    #expect(name((1...7).publisher.dropFirst(4)) == "receive subscription: (Sequence)")
    #expect(name([1, 5, 1].publisher.drop { $0 < 5 }) == "receive subscription: (Sequence)")
    #expect(name((1...5).publisher.prefix(2)) == "receive subscription: (Sequence)")
    #expect(name((1...5).publisher.prefix { $0 < 3 }) == "receive subscription: ([1, 2])")
    #expect(name(stride(from: 0, to: 5, by: 2).publisher) == "receive subscription: (Sequence)")
    #expect(name((1...10).publisher.count()) == "receive subscription: (Just)")
    #expect(name([4, 5, 1].publisher.max()) == "receive subscription: (Optional)")
    #expect(name([1, 2].publisher.contains { $0 == 2 }) == "receive subscription: (Once)")
    #expect(name([1, 2].publisher.scan(0, +)) == "receive subscription: ([1, 3])")
    #expect(name(["A", nil].publisher.replaceNil(with: "-")) == #"receive subscription: (["A", "-"])"#)
  }

  @Test func `spans of time show the units that they are kept in`() {
    #expect("\(DispatchQueue.SchedulerTimeType.Stride.milliseconds(2))" == "Stride(_nanoseconds: 2000000)")
    #expect("\(RunLoop.SchedulerTimeType.Stride.milliseconds(500))" == "Stride(magnitude: 0.5)")
    #expect("\(OperationQueue.SchedulerTimeType.Stride.seconds(2))" == "Stride(magnitude: 2.0)")
  }
}
