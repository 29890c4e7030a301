import Combine
import Foundation
import FoundationNetworking
import Testing

/// A request for no value is a request like any other, and asks for nothing.
@Suite struct NoDemandTests {
  typealias Numbers = AnyPublisher<Int, Trouble>

  /// What can be published to a subscriber that has asked for nothing: an end.
  static let ends = ["", "finished", "failed(one)"]

  /// Runs a publisher for two subscribers that come to ask for everything; one of them asks for nothing before and after.
  private func check<P: Publisher>(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation, _ make: (HandScheduler) -> P
  ) {
    let quietly = HandScheduler()
    let quiet = make(quietly).probe()
    quietly.run()
    quiet.request(.unlimited)
    quietly.advance(by: 100)

    let scheduler = HandScheduler()
    let probe = Probe<P.Output, P.Failure> { probe, _ in
      probe.request(.none)
      return .none
    }
    make(scheduler).subscribe(probe)
    probe.request(.none)
    // What subscribes on a scheduler has its subscription now, and what waits for time nothing yet.
    scheduler.run()
    probe.request(.none)
    #expect(NoDemandTests.ends.contains(probe.text), "\(name) sent what was not asked for: \(probe.text)", sourceLocation: sourceLocation)
    probe.request(.unlimited)
    probe.request(.none)
    scheduler.advance(by: 100)
    probe.request(.none)
    #expect(probe.text == quiet.text, "\(name)", sourceLocation: sourceLocation)
    probe.cancel()
    probe.request(.none)
  }

  @Test func `publishers may be asked for nothing`() {
    check("Just") { _ in Just(1) }
    check("Optional") { _ in Int?(1).publisher }
    check("Optional of nothing") { _ in Int?.none.publisher }
    check("Result") { _ in Result<Int, Trouble>.success(1).publisher }
    check("Result of a failure") { _ in Result<Int, Trouble>.failure(.one).publisher }
    check("Sequence") { _ in [1, 2].publisher }
    check("Sequence of nothing") { _ in [Int]().publisher }
    check("Record") { _ in Record<Int, Trouble>(output: [1, 2], completion: .failure(.one)) }
    check("Empty") { _ in Empty<Int, Never>() }
    check("Fail") { _ in Fail<Int, Trouble>(error: .one) }
    check("Future") { _ in Future<Int, Trouble> { $0(.success(1)) } }
    check("Deferred") { _ in Deferred { Just(1) } }
    check("CurrentValueSubject") { _ in CurrentValueSubject<Int, Never>(1) }
    check("AnyPublisher") { _ in Just(1).eraseToAnyPublisher() }
    check("Published") { _ in Counter().$count }
  }

  /// Subjects and their like send nothing to a subscriber that has asked for nothing, and are not asked by it.
  @Test func `publishers of events may be asked for nothing`() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = subject.probe()
    probe.request(.none)
    subject.send(1)
    probe.request(.max(1))
    probe.request(.none)
    subject.send(2)
    subject.send(3)
    #expect(probe.text == "2")

    let counter = Counter()
    let announcements = counter.objectWillChange.probe()
    announcements.request(.none)
    counter.count = 1
    #expect(announcements.text == "")
    announcements.request(.max(1))
    announcements.request(.none)
    counter.count = 2
    #expect(announcements.text == "()")

    let (center, name) = (NotificationCenter(), Notification.Name("changed"))
    let notifications = center.publisher(for: name).map { _ in 1 }.probe()
    notifications.request(.none)
    center.post(name: name, object: nil)
    notifications.request(.max(1))
    notifications.request(.none)
    center.post(name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(notifications.text == "1")
    notifications.cancel()

    let timer = Timer.publish(every: 1, on: .main, in: .common).probe()
    timer.request(.none)
    #expect(timer.text == "")
    timer.cancel()

    let load = URLSession.shared.dataTaskPublisher(for: URL(fileURLWithPath: "/")).map { _ in 1 }.probe()
    load.request(.none)
    #expect(load.text == "")
    load.cancel()
  }

  @Test func `feeding a subject waits for a subscriber that asks for something`() {
    let source = HandSource<Int, Never>()
    let subject = PassthroughSubject<Int, Never>()
    let feed = source.subscribe(subject)
    let probe = subject.probe()
    probe.request(.none)
    #expect(source.text == "")
    probe.request(.max(1))
    #expect(source.text == "request(unlimited)")
    feed.cancel()
  }

  private var numbers: Numbers { (1...4).publisher.setFailureType(to: Trouble.self).eraseToAnyPublisher() }

  @Test func `operators of values may be asked for nothing`() {
    check("map") { _ in numbers.map { $0 } }
    check("tryMap") { _ in numbers.tryMap { $0 } }
    check("map key paths") { _ in numbers.map(\.description, \.description.count, \.bitWidth).map { "\($0)" } }
    check("mapError") { _ in numbers.mapError { $0 } }
    check("compactMap") { _ in numbers.compactMap { $0 == 2 ? nil : $0 } }
    check("tryCompactMap") { _ in numbers.tryCompactMap { $0 } }
    check("filter") { _ in numbers.filter { $0 > 1 } }
    check("tryFilter") { _ in numbers.tryFilter { $0 > 1 } }
    check("removeDuplicates") { _ in numbers.removeDuplicates() }
    check("tryRemoveDuplicates") { _ in numbers.tryRemoveDuplicates { $0 == $1 } }
    check("scan") { _ in numbers.scan(0, +) }
    check("tryScan") { _ in numbers.tryScan(0) { $0 + $1 } }
    check("setFailureType") { _ in Just(1).setFailureType(to: Trouble.self) }
    check("replaceNil") { _ in numbers.map { $0 == 1 ? nil : $0 }.replaceNil(with: 7) }
    check("dropFirst") { _ in numbers.dropFirst() }
    check("drop while") { _ in numbers.drop { $0 < 2 } }
    check("tryDrop while") { _ in numbers.tryDrop { $0 < 2 } }
    check("prefix") { _ in numbers.prefix(2) }
    check("prefix of nothing") { _ in numbers.prefix(0) }
    check("prefix while") { _ in numbers.prefix { $0 < 3 } }
    check("tryPrefix while") { _ in numbers.tryPrefix { $0 < 3 } }
    check("output") { _ in numbers.output(in: 1...2) }
    check("handleEvents") { _ in numbers.handleEvents() }
    check("print") { _ in numbers.print(to: Paper()) }
    check("breakpoint") { _ in numbers.breakpoint() }
    check("assertNoFailure") { _ in numbers.assertNoFailure() }
    check("encode") { _ in numbers.map { [$0] }.encode(encoder: JSONEncoder()).map(\.count) }
    check("decode") { _ in Just(Data("[1]".utf8)).decode(type: [Int].self, decoder: JSONDecoder()) }
  }

  @Test func `operators with one result may be asked for nothing`() {
    check("collect") { _ in numbers.collect() }
    check("collect by count") { _ in numbers.collect(3) }
    check("reduce") { _ in numbers.reduce(0, +) }
    check("tryReduce") { _ in numbers.tryReduce(0) { $0 + $1 } }
    check("count") { _ in numbers.count() }
    check("min") { _ in numbers.min() }
    check("max") { _ in numbers.max() }
    check("tryMin") { _ in numbers.tryMin { $0 < $1 } }
    check("contains") { _ in numbers.contains(3) }
    check("contains where") { _ in numbers.contains { $0 == 3 } }
    check("tryContains where") { _ in numbers.tryContains { $0 == 3 } }
    check("allSatisfy") { _ in numbers.allSatisfy { $0 < 9 } }
    check("tryAllSatisfy") { _ in numbers.tryAllSatisfy { $0 < 9 } }
    check("first") { _ in numbers.first() }
    check("first where") { _ in numbers.first { $0 > 2 } }
    check("tryFirst where") { _ in numbers.tryFirst { $0 > 2 } }
    check("last") { _ in numbers.last() }
    check("last where") { _ in numbers.last { $0 < 3 } }
    check("tryLast where") { _ in numbers.tryLast { $0 < 3 } }
    check("ignoreOutput") { _ in numbers.ignoreOutput() }
    check("replaceEmpty") { _ in Empty<Int, Never>().replaceEmpty(with: 3) }
  }

  @Test func `operators of several publishers may be asked for nothing`() {
    let (failing, one) = (Fail<Int, Trouble>(error: .one), Just(7).setFailureType(to: Trouble.self))
    check("prepend") { _ in numbers.prepend(0) }
    check("append") { _ in numbers.append(numbers) }
    check("catch") { _ in numbers.append(failing).catch { _ in Just(8) } }
    check("tryCatch") { _ in numbers.append(failing).tryCatch { _ in Just(8) } }
    check("replaceError") { _ in numbers.append(failing).replaceError(with: 8) }
    check("retry") { _ in numbers.append(failing).retry(2) }
    check("merge") { _ in numbers.merge(with: one) }
    check("merge of many") { _ in Publishers.MergeMany([numbers, numbers]) }
    check("zip") { _ in numbers.zip(numbers).map(+) }
    check("zip of four") { _ in numbers.zip(numbers, numbers, numbers).map { $0.0 } }
    check("combineLatest") { _ in one.combineLatest(one).map(+) }
    check("flatMap") { _ in numbers.flatMap { [$0, $0].publisher } }
    check("flatMap of one at a time") { _ in numbers.flatMap(maxPublishers: .max(1)) { Just($0) } }
    check("switchToLatest") { _ in one.map { Just($0) }.switchToLatest() }
    check("drop until output") { _ in numbers.drop(untilOutputFrom: one) }
    check("prefix until output") { _ in numbers.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)) }
    check("share") { _ in CurrentValueSubject<Int, Never>(1).share() }
    check("multicast") { _ in numbers.multicast { CurrentValueSubject(2) }.autoconnect() }
    check("makeConnectable") { _ in numbers.assertNoFailure().makeConnectable().autoconnect() }
    check("buffer by request") { _ in numbers.buffer(size: 9, prefetch: .byRequest, whenFull: .dropNewest) }
    check("buffer that is kept full") { _ in numbers.buffer(size: 2, prefetch: .keepFull, whenFull: .dropOldest) }
  }

  @Test func `operators with a scheduler may be asked for nothing`() {
    check("receive on") { numbers.receive(on: $0) }
    check("subscribe on") { numbers.subscribe(on: $0) }
    check("delay") { numbers.delay(for: 1, scheduler: $0) }
    check("timeout") { numbers.timeout(5, scheduler: $0) }
    check("measureInterval") { numbers.measureInterval(using: $0).map(\.magnitude) }
    check("collect by time") { numbers.collect(.byTime($0, 1)) }
    check("collect by time or count") { numbers.collect(.byTimeOrCount($0, 1, 2)) }
    let held = numbers.append(Empty(completeImmediately: false))
    let scheduler = HandScheduler()
    let debounced = held.debounce(for: 1, scheduler: scheduler).probe()
    let throttled = held.throttle(for: 1, scheduler: scheduler, latest: true).probe()
    for probe in [debounced, throttled] {
      probe.request(.none)
      probe.request(.unlimited)
      probe.request(.none)
    }
    scheduler.advance(by: 5)
    #expect(debounced.text == "4" && throttled.text == "4")
  }

  /// A publisher that sends more than it was asked for breaks its contract; what it sends goes on as far as there is a place for it.
  @Test func `values that were not asked for end no process`() {
    func check<P: Publisher>(_ name: String, _ expected: String, _ make: (HandSource<Int, Trouble>) -> P) {
      let source = HandSource<Int, Trouble>()
      let probe = make(source).probe(.max(1))
      for value in 1...3 { source.send(value) }
      #expect(probe.text == expected, "\(name)")
      probe.cancel()
    }
    check("map", "1 2 3") { $0.map { $0 } }
    check("filter", "1 2 3") { $0.filter { _ in true } }
    check("append", "1 2 3") { $0.append(9) }
    check("catch", "1 2 3") { $0.catch { _ in Empty<Int, Trouble>() } }
    check("first", "1 finished") { $0.first() }
    check("collect", "[1, 2]") { $0.collect(2) }
    check("buffer", "1") { $0.buffer(size: 9, prefetch: .keepFull, whenFull: .dropNewest) }
    check("merge", "1") { $0.merge(with: Empty()) }
    check("zip", "2") { $0.zip([1, 2, 3].publisher.setFailureType(to: Trouble.self)).map(+) }
    check("combineLatest", "10") { $0.combineLatest(Just(9).setFailureType(to: Trouble.self)).map(+) }
    check("flatMap", "1") { $0.flatMap(maxPublishers: .max(1)) { Just($0).setFailureType(to: Trouble.self) } }
  }

  @Test func `a publisher of no publishers is asked for nothing`() {
    let probe = [1, 2].publisher.flatMap(maxPublishers: .none) { Just($0) }.probe(.unlimited)
    #expect(probe.text == "")
    probe.cancel()
  }
}
