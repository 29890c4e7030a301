import Combine
import Foundation
import Testing

@Suite struct ShareTests {
  @Test func `nothing flows before the connection`() {
    let connectable = [1, 2].publisher.makeConnectable()
    let (a, b) = (connectable.probe(.unlimited), connectable.probe(.unlimited))
    #expect(a.text == "" && b.text == "")
    let connection = connectable.connect()
    #expect(a.text == "1 2 finished" && b.text == "1 2 finished")
    connection.cancel()
  }

  @Test func `a connection feeds one subject, and cancelling it stops the feed only`() {
    let source = HandSource<Int, Never>()
    let multicast = source.multicast { CurrentValueSubject<Int, Never>(0) }
    let probe = multicast.probe(.unlimited)
    let connection = multicast.connect()
    source.send(1)
    connection.cancel()
    source.send(2)
    #expect(probe.text == "0 1")
    #expect(source.text == "request(unlimited) cancel")
    #expect(multicast.probe(.unlimited).text == "1")
  }

  @Test func `a multicast makes its subject once, when it is first needed, and keeps it over connections`() {
    let source = HandSource<Int, Never>()
    let log = Log<String>()
    let multicast = source.multicast { () -> PassthroughSubject<Int, Never> in
      log.add("made")
      return PassthroughSubject()
    }
    #expect(log.elements.isEmpty)
    let a = multicast.probe(.unlimited)
    var connection = multicast.connect()
    source.send(1)
    connection.cancel()
    let b = multicast.probe(.unlimited)
    connection = multicast.connect()
    source.send(2)
    source.send(completion: .finished)
    #expect(a.text == "1 2 finished" && b.text == "2 finished")
    #expect(multicast.everything == "finished")
    #expect(log.elements == ["made"])
    #expect(source.text == "request(unlimited) cancel request(unlimited)")
  }

  @Test func `a subject that is given to a multicast is fed by it and may be used beside it`() {
    let source = HandSource<Int, Never>()
    let subject = PassthroughSubject<Int, Never>()
    let multicast = source.multicast(subject: subject)
    #expect(multicast.createSubject() === subject)
    let (probe, beside) = (multicast.probe(.unlimited), subject.probe(.unlimited))
    let connection = multicast.connect()
    source.send(1)
    subject.send(2)
    #expect(probe.text == "1 2" && beside.text == "1 2")
    connection.cancel()
    subject.send(3)
    #expect(probe.text == "1 2 3" && beside.text == "1 2 3")
  }

  @Test func `a shared subscription begins with the first subscriber and ends with the last`() {
    let source = HandSource<Int, Never>()
    let shared = source.share()
    let a = shared.probe(.unlimited)
    let b = shared.probe(.unlimited)
    #expect(source.text == "request(unlimited)")
    source.send(1)
    a.cancel()
    source.send(2)
    b.cancel()
    source.send(3)
    #expect(source.text == "request(unlimited) cancel")
    #expect(a.text == "1" && b.text == "1 2")
    let c = shared.probe(.unlimited)
    source.send(4)
    #expect(source.text == "request(unlimited) cancel request(unlimited)")
    #expect(c.text == "4")
  }

  @Test func `who cancels while the connection is being made disconnects it`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let log = Log<String>()
    let shared = subject.handleEvents(receiveCancel: { log.add("cancel") }).share()
    let probe = shared.probe(.unlimited) { probe, _ in
      probe.cancel()
      return .none
    }
    #expect(probe.text == "1")
    #expect(log.elements == ["cancel"])
    let again = shared.prefix(1).probe(.unlimited)
    #expect(again.text == "1 finished")
    #expect(log.elements == ["cancel", "cancel"])
  }

  @Test func `a connection that nobody waits for any more is cancelled when it is there`() {
    struct Line: ConnectablePublisher {
      typealias Output = Int
      typealias Failure = Never
      let log: Log<String>
      func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never { Just(1).subscribe(subscriber) }
      func connect() -> any Cancellable {
        log.add("connect")
        return HandScheduler.Ticket { log.add("disconnect") }
      }
    }
    let log = Log<String>()
    let probe = Line(log: log).autoconnect().probe(.unlimited) { probe, _ in
      probe.cancel()
      return .none
    }
    #expect(probe.text == "1")
    #expect(log.elements == ["connect", "disconnect"])
  }

  @Test func `who comes to a shared stream after its end gets the end`() {
    let shared = [1].publisher.share()
    #expect(shared.everything == "1 finished")
    #expect(shared.everything == "finished")
    #expect(shared == shared)
    #expect(shared != [1].publisher.share())
  }

  @Test func `automatic connections are counted from ten threads`() {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log<Int>()
    let shared = Shared(
      subject.handleEvents(receiveSubscription: { _ in log.add(1) }, receiveCancel: { log.add(-1) }).share())
    onTenThreads { _ in
      for _ in 0..<100 { shared.value.sink { _ in }.cancel() }
    }
    #expect(log.elements.reduce(0, +) == 0)
    let sink = shared.value.sink { _ in }
    #expect(log.elements.reduce(0, +) == 1)
    sink.cancel()
  }
}
