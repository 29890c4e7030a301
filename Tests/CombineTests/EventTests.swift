import Combine
import Foundation
import Testing

@Suite struct EventTests {
  @Test func `a printed pipeline tells what passes`() {
    let paper = Paper()
    _ = [1, 2].publisher.print("numbers", to: paper).everything
    #expect(
      paper.lines == [
        "numbers: receive subscription: ([1, 2])", "numbers: request unlimited", "numbers: receive value: (1)",
        "numbers: receive value: (2)", "numbers: receive finished",
      ])
  }

  @Test func `a printed pipeline tells demand, failure and cancellation`() {
    let paper = Paper()
    let subject = PassthroughSubject<Int, Trouble>()
    let probe = subject.print(to: paper).probe(.max(1)) { _, value in value == 1 ? .max(2) : .none }
    subject.send(1)
    subject.send(2)
    probe.request(.unlimited)
    probe.cancel()
    let other = subject.print("b", to: paper).probe(.unlimited)
    subject.send(completion: .failure(.one))
    #expect(
      paper.lines == [
        "receive subscription: (PassthroughSubject)", "request max: (1)", "receive value: (1)", "request max: (2) (synchronous)",
        "receive value: (2)", "request unlimited", "receive cancel",
        "b: receive subscription: (PassthroughSubject)", "b: request unlimited", "b: receive error: (one)",
      ])
    withExtendedLifetime(other) {}
  }

  @Test func `a stream receives each line as printing writes it`() {
    final class Chunks: TextOutputStream {
      var list: [String] = []
      func write(_ string: String) { list.append(string) }
    }
    struct Joined: TextOutputStream {
      let chunks: Chunks
      var count = 0
      mutating func write(_ string: String) {
        count += 1
        chunks.list.append("\(count)")
      }
    }
    let chunks = Chunks()
    _ = Just(1).print("one", to: chunks).everything
    #expect(
      chunks.list == [
        "", "one: receive subscription: (Just)", "\n", "", "one: request unlimited", "\n", "", "one: receive value: (1)", "\n", "",
        "one: receive finished", "\n",
      ])
    let counted = Chunks()
    _ = Empty<Int, Never>().print(to: Joined(chunks: counted)).everything
    #expect(counted.list == (1...9).map(String.init))
  }

  @Test func `events are handled before they pass`() {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log<String>()
    let probe = subject.handleEvents(
      receiveSubscription: { log.add("subscription \($0)") }, receiveOutput: { log.add("output \($0)") },
      receiveCompletion: { log.add("completion \($0)") }, receiveCancel: { log.add("cancel") }, receiveRequest: { log.add("request \($0)") }
    ).probe(.max(1)) { _, _ in
      log.add("delivered")
      return .max(1)
    }
    subject.send(1)
    subject.send(completion: .finished)
    probe.cancel()
    #expect(
      log.elements == [
        "subscription PassthroughSubject", "request max(1)", "output 1", "delivered", "request max(1)", "completion finished",
      ])
  }

  @Test func `links are described by their operators`() {
    func name<P: Publisher>(_ publisher: P) -> String { "\(publisher.probe().subscription!)" }
    let never = Empty<Int, Never>(completeImmediately: false)
    #expect(name(PassthroughSubject<Int, Never>()) == "PassthroughSubject")
    #expect(name(CurrentValueSubject<Int, Never>(1)) == "CurrentValueSubject")
    #expect(name(Just(1)) == "Just")
    #expect(name(Int?.some(1).publisher) == "Optional")
    #expect(name(Result<Int, Trouble>.success(1).publisher) == "Once")
    #expect(name(Future<Int, Never> { _ in }) == "Future")
    #expect(name(never) == "Empty")
    #expect(name(never.map { $0 }) == "Empty")
    #expect(name(never.filter { _ in true }) == "Filter")
    #expect(name(never.merge(with: never.map { $0 })) == "Merge")
    #expect(name(never.makeConnectable()) == "Multicast")
    #expect(name(never.share()) == "Multicast")
    #expect("\(never.eraseToAnyPublisher())" == "AnyPublisher")
    #expect("\(Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in }))" == "Sink")
    #expect("\(AnySubscriber<Int, Never>(receiveValue: { _ in .none }))" == "Anonymous AnySubscriber")
    #expect("\(AnySubscriber(Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })))" == "Sink")
  }

  @Test func `identifiers tell objects apart and are the same for the same object`() {
    let (a, b) = (NSObject(), NSObject())
    #expect(CombineIdentifier(a) == CombineIdentifier(a))
    #expect(CombineIdentifier(a) != CombineIdentifier(b))
    #expect(CombineIdentifier() != CombineIdentifier())
    #expect("\(CombineIdentifier())".hasPrefix("0x"))
  }

  @Test func `a cancellable runs its closure once, at the latest when it is released`() {
    let log = Log<Int>()
    let first = AnyCancellable { log.add(1) }
    first.cancel()
    first.cancel()
    do { _ = AnyCancellable { log.add(2) } }
    var set: Set<AnyCancellable> = []
    var list: [AnyCancellable] = []
    AnyCancellable { log.add(3) }.store(in: &set)
    AnyCancellable { log.add(4) }.store(in: &list)
    set.first?.store(in: &set)
    #expect(log.elements == [1, 2])
    #expect(set.count == 1 && list.count == 1)
    set = []
    list = []
    #expect(log.elements.sorted() == [1, 2, 3, 4])
  }

  @Test func `a sink lets go of its closures at the end and refuses a second subscription`() {
    weak var weakToken: NSObject?
    let sink: Subscribers.Sink<Int, Never>
    do {
      let token = NSObject()
      weakToken = token
      sink = Subscribers.Sink(receiveCompletion: { _ in _ = token }, receiveValue: { _ in _ = token })
    }
    let (first, second) = (HandSource<Int, Never>(), HandSource<Int, Never>())
    first.subscribe(sink)
    second.subscribe(sink)
    #expect(first.text == "request(unlimited)")
    #expect(second.text == "cancel")
    sink.cancel()
    #expect(weakToken == nil)
    #expect(first.text == "request(unlimited) cancel")
  }

  @Test func `a subscriber of closures asks as its closures say`() {
    let source = HandSource<Int, Never>()
    let log = Log<String>()
    source.subscribe(
      AnySubscriber<Int, Never>(
        receiveSubscription: { $0.request(.max(2)) },
        receiveValue: {
          log.add("\($0)")
          return .max(1)
        }, receiveCompletion: { log.add("\($0)") }))
    #expect(source.send(1) == .max(1))
    source.send(completion: .finished)
    #expect(source.text == "request(max(2))")
    #expect(log.elements == ["1", "finished"])
  }
}
