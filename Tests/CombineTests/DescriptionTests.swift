import Combine
import Foundation
import Testing

/// What the parts of a pipeline say of themselves.
@Suite struct DescriptionTests {
  /// How the subscription of a publisher describes itself.
  func name<P: Publisher>(_ publisher: P) -> String { publisher.probe().subscription.map { "\($0)" } ?? "none" }

  /// The labels of what the subscription of a publisher shows of itself.
  func labels<P: Publisher>(_ publisher: P) -> [String?] {
    publisher.probe().subscription.map { Mirror(reflecting: $0).children.map(\.label) } ?? []
  }

  /// What a pipeline attaches to its source, before it is introduced to it.
  func listener<Failure: Error, P: Publisher>(_ pipeline: (Silent<Int, Failure>) -> P) -> any Subscriber {
    let source = Silent<Int, Failure>()
    _ = pipeline(source).probe()
    return source.listener ?? AnySubscriber<Int, Never>()
  }

  /// What the children of something are; probes without their types.
  func shown(_ value: Any) -> [String] {
    Mirror(reflecting: value).children.map { "\($0.value)".contains("Probe<") ? "Probe" : "\($0.value)" }
  }

  let source = PassthroughSubject<Int, Never>()
  let failing = PassthroughSubject<Int, Trouble>()
  let waiting = "awaitingSubscription"

  @Test func `sources are named after what they are`() {
    #expect(name(Just(1)) == "Just" && name(Optional(1).publisher) == "Optional" && name(Result<Int, Never>.success(1).publisher) == "Once")
    #expect(name(Empty<Int, Never>()) == "Empty" && name(Fail<Int, Trouble>(error: .one)) == "Empty" && name([Int]().publisher) == "Empty")
    #expect(name([1, 2].publisher) == "[1, 2]" && name((1..<4).publisher) == "1..<4")
    #expect(name(Record<Int, Never>(output: [1], completion: .finished)) == "[1]")
    #expect(name(source) == "PassthroughSubject" && name(CurrentValueSubject<Int, Never>(1)) == "CurrentValueSubject")
    #expect(name(Future<Int, Never> { _ in }) == "Future" && name(Deferred { Just(1) }) == "Just")
    #expect(name(Just(1).eraseToAnyPublisher()) == "Just")
  }

  @Test func `operators are named after themselves`() {
    #expect(name(source.filter { _ in true }) == "Filter" && name(source.tryFilter { _ in true }) == "TryFilter")
    #expect(name(source.compactMap { $0 }) == "CompactMap" && name(source.tryCompactMap { $0 }) == "TryCompactMap")
    #expect(name(source.removeDuplicates()) == "RemoveDuplicates" && name(source.tryScan(0) { $0 + $1 }) == "TryScan")
    #expect(name(source.reduce(0, +)) == "Reduce" && name(source.collect()) == "Collect" && name(source.count()) == "Count")
    #expect(name(source.min()) == "Comparison" && name(source.tryMin { $0 < $1 }) == "TryComparison")
    #expect(name(source.first()) == "First" && name(source.last()) == "Last" && name(source.last { _ in true }) == "LastWhere")
    #expect(name(source.allSatisfy { _ in true }) == "AllSatisfy" && name(source.tryContains { _ in true }) == "TryContainsWhere")
    #expect(name(source.dropFirst()) == "Drop" && name(source.prefix(2)) == "Output")
    #expect(name(source.collect(2)) == "CollectByCount" && name(source.share()) == "Multicast")
    #expect(name(source.buffer(size: 1, prefetch: .byRequest, whenFull: .dropNewest)) == "Buffer")
    #expect(name(source.merge(with: failing.assertNoFailure())) == "Merge" && name(source.flatMap { Just($0) }) == "FlatMap")
    #expect(name(source.combineLatest(source)) == "CombineLatest" && name(source.zip(source)) == "Zip")
    #expect(name(source.prepend(Empty(completeImmediately: false))) == "Concatenate" && name(failing.catch { _ in Just(1) }) == "Catch")
    #expect(name(failing.retry(1)) == "Retry" && name(failing.replaceError(with: 1)) == "ReplaceError")
    #expect(name(source.handleEvents()) == "HandleEvents" && name(source.print("", to: Paper())) == "Print")
    #expect(name(source.timeout(1, scheduler: HandScheduler())) == "Timeout")
    #expect(name(source.measureInterval(using: HandScheduler())) == "MeasureInterval")
    #expect(name(source.collect(.byTime(HandScheduler(), 1))) == "CollectByTime")
    #expect(name(source.debounce(for: 1, scheduler: HandScheduler())) == "Debounce")
    #expect(name(source.receive(on: ImmediateScheduler.shared)) == "ReceiveOn")
  }

  @Test func `operators that have no say in demand pass the subscription itself on`() {
    #expect(name(source.scan(0, +)) == "PassthroughSubject" && name(source.ignoreOutput()) == "PassthroughSubject")
    #expect(name(source.map { $0 }) == "PassthroughSubject" && name(failing.mapError { $0 }) == "PassthroughSubject")
    #expect(name(source.setFailureType(to: Trouble.self)) == "PassthroughSubject" && name(source.breakpoint()) == "PassthroughSubject")
  }

  @Test func `a filter shows its downstream, closure and state`() {
    #expect(labels(source.filter { _ in true }) == ["downstream", "filter", "state"])
    #expect(labels(source.tryPrefix { _ in true }) == ["downstream", "filter", "state"])
    #expect(labels(source.dropFirst()) == [])
  }

  @Test func `a reduction shows what it starts from and where it is`() throws {
    let subscription = try #require(source.reduce(7, +).probe().subscription)
    source.send(2)
    let children = Mirror(reflecting: subscription).children.map { ($0.label, "\($0.value)") }
    #expect(children.map(\.0) == ["downstream", "result", "initial", "status"])
    #expect(children[1].1 == "Optional(9)" && children[2].1 == "Optional(7)" && children[3].1.hasPrefix("subscribed("))
    #expect(shown(listener { (source: Silent<Int, Never>) in source.collect() }) == ["Probe", "Optional([])", "Optional([])", waiting])
    #expect(shown(listener { (source: Silent<Int, Never>) in source.first() }) == ["Probe", "nil", "nil", waiting])
    #expect(
      shown(listener { (source: Silent<Int, Never>) in source.contains(1) }) == ["Probe", "Optional(false)", "Optional(false)", waiting])
    #expect(
      shown(listener { (source: Silent<Int, Never>) in source.allSatisfy { $0 > 1 } }) == [
        "Probe", "Optional(true)", "Optional(true)", waiting,
      ])
  }

  @Test func `what listens to the upstream shows how it is made`() {
    func check<P: Publisher>(_ name: String, _ children: [String], _ pipeline: (Silent<Int, Never>) -> P) {
      let listener = listener(pipeline)
      #expect("\(listener)" == name && shown(listener) == children)
    }
    check("Scan", ["Probe", "3"]) { $0.scan(3, +) }
    check("TryScan", ["Probe", waiting, "3"]) { $0.tryScan(3) { $0 + $1 } }
    check("ValueForKey", ["\(\Int.description)"]) { $0.map(\.description) }
    check("ValueForKeys", ["\(\Int.description)", "\(\Int.hashValue)"]) { $0.map(\.description, \.hashValue) }
    check("ValueForKeys", ["\(\Int.self)", "\(\Int.self)", "\(\Int.self)"]) { $0.map(\.self, \.self, \.self) }
    check("AssertNoFailure", ["f", "3", "here"]) { $0.assertNoFailure("here", file: "f", line: 3) }
    check("Catch", ["Probe", "max(0)"]) { $0.catch { (_: Never) -> Just<Int> in } }
    check("Debounce", ["Probe", "max(0)", "nil"]) { $0.debounce(for: 1, scheduler: HandScheduler()) }
    check("ReplaceEmpty", []) { $0.replaceEmpty(with: 1) }
    check("ReplaceError", []) { $0.replaceError(with: 1) }
    check("IgnoreOutput", []) { $0.ignoreOutput() }
    check("Merge", []) { $0.merge(with: Just(1)) }
    check("FlatMap", []) { $0.flatMap { Just($0) } }
  }

  @Test func `a hidden subscriber shows what the subscriber shows`() {
    struct Plain: Subscriber {
      let secret = 1
      let combineIdentifier = CombineIdentifier()
      func receive(subscription: any Subscription) {}
      func receive(_ input: Int) -> Subscribers.Demand { .none }
      func receive(completion: Subscribers.Completion<Never>) {}
    }
    struct Showing: Subscriber, CustomPlaygroundDisplayConvertible {
      let combineIdentifier = CombineIdentifier()
      var playgroundDescription: Any { 5 }
      func receive(subscription: any Subscription) {}
      func receive(_ input: Int) -> Subscribers.Demand { .none }
      func receive(completion: Subscribers.Completion<Never>) {}
    }
    #expect("\(AnySubscriber(Plain()))" == "Plain" && AnySubscriber(Plain()).playgroundDescription as? String == "Plain")
    #expect(AnySubscriber(Plain()).customMirror.children.isEmpty)
    #expect("\(AnySubscriber(Showing()))" == "Showing" && AnySubscriber(Showing()).playgroundDescription as? Int == 5)
  }

  @Test func `sources show what they hold`() throws {
    let sequence = try #require([1, 2].publisher.probe(.max(1)).subscription)
    #expect(Mirror(reflecting: sequence).children.map(\.label) == ["sequence"])
    #expect(Mirror(reflecting: sequence).children.first?.value as? [Int] == [1, 2])
    sequence.cancel()
    #expect("\(sequence)" == "Sequence" && (Mirror(reflecting: sequence).children.first?.value as? [Int])?.isEmpty == true)
    let just = try #require(Just(3).probe().subscription)
    #expect(Mirror(reflecting: just).children.map(\.label) == [nil] && Mirror(reflecting: just).children.first?.value as? Int == 3)
    #expect(labels(source) == ["parent", "downstream", "demand", "subject"])
    #expect(labels(Future<Int, Never> { _ in }) == ["parent", "downstream", "hasAnyDemand", "subject"])
    #expect(
      labels(source.buffer(size: 1, prefetch: .byRequest, whenFull: .dropNewest)) == ["values", "state", "downstreamDemand", "terminal"])
    #expect(labels(source.collect(2)) == ["downstream", "upstreamSubscription", "buffer", "count"])
  }

  @Test func `subscribers show what they write to`() {
    final class Target { var value = 0 }
    let assign = Subscribers.Assign(object: Target(), keyPath: \.value)
    #expect("\(assign)" == "Assign Target." && assign.playgroundDescription as? String == "Assign Target.")
    #expect(Mirror(reflecting: assign).children.map { "\($0.label ?? "")" } == ["object", "keyPath", "status"])
    #expect(Mirror(reflecting: assign).children.map { "\($0.value)" }.last == "awaitingSubscription")
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    #expect("\(sink)" == "Sink" && Mirror(reflecting: sink).children.isEmpty && sink.playgroundDescription as? String == "Sink")
    #expect("\(AnySubscriber<Int, Never>())" == "Anonymous AnySubscriber")
    let feed = AnySubscriber(source)
    #expect("\(feed)" == "Subject" && feed.combineIdentifier == CombineIdentifier(source))
    #expect(feed.customMirror.children.map(\.label) == ["downstreamSubject", "upstreamSubscription", "subject"])
    #expect("\(AnySubscriber(sink))" == "Sink" && AnySubscriber(sink).combineIdentifier == sink.combineIdentifier)
  }

  @Test func `a hidden publisher says only that it is one`() {
    #expect("\(Just(1).eraseToAnyPublisher())" == "AnyPublisher")
    #expect(Just(1).eraseToAnyPublisher().playgroundDescription as? String == "AnyPublisher")
  }
}
