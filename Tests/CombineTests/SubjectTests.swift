import Combine
import Foundation
import Testing

@Suite struct SubjectTests {
  @Test func `a value goes only to who has asked and is gone otherwise`() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = subject.probe()
    subject.send(1)
    probe.request(.max(2))
    subject.send(2)
    subject.send(3)
    subject.send(4)
    probe.request(.max(1))
    subject.send(5)
    #expect(probe.text == "2 3 5")
  }

  @Test func `demand that comes back from a value counts`() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = subject.probe(.max(1)) { _, value in value < 3 ? .max(1) : .none }
    for value in 1...5 { subject.send(value) }
    #expect(probe.text == "1 2 3")
  }

  @Test func `the end needs no demand and comes once`() {
    let subject = PassthroughSubject<Int, Trouble>()
    let probe = subject.probe()
    subject.send(completion: .failure(.one))
    subject.send(completion: .finished)
    subject.send(1)
    #expect(probe.text == "failed(one)")
  }

  @Test func `who comes after the end gets the end`() {
    let subject = PassthroughSubject<Int, Trouble>()
    subject.send(completion: .failure(.two))
    let probe = subject.probe(.unlimited)
    #expect(probe.text == "failed(two)")
    #expect("\(probe.subscription!)" == "Empty")
  }

  @Test func `subscribers are served in the order in which they came`() {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log<String>()
    var all = (0..<20).map { number in subject.sink { log.add("\(number):\($0)") } }
    all.remove(at: 4).cancel()
    all.remove(at: 9).cancel()
    subject.send(7)
    #expect(log.elements == (0..<20).filter { $0 != 4 && $0 != 10 }.map { "\($0):7" })
  }

  @Test func `a cancellation inside a delivery stops the next value, also for those later in line`() {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log<String>()
    var second: AnyCancellable?
    let first = subject.sink { value in
      log.add("first \(value)")
      second?.cancel()
    }
    second = subject.sink { log.add("second \($0)") }
    subject.send(1)
    subject.send(2)
    #expect(log.elements == ["first 1", "first 2"])
    first.cancel()
    subject.send(3)
    #expect(log.elements.count == 2)
  }

  @Test func `a subscriber may cancel itself inside its delivery`() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = subject.probe(.unlimited) { probe, _ in
      probe.cancel()
      return .unlimited
    }
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    #expect(probe.text == "1")
  }

  @Test func `who subscribes inside a delivery gets the next value`() {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log<String>()
    var late: AnyCancellable?
    let early = subject.sink { value in
      log.add("early \(value)")
      if late == nil { late = subject.sink { log.add("late \($0)") } }
    }
    subject.send(1)
    subject.send(2)
    #expect(log.elements == ["early 1", "early 2", "late 2"])
    early.cancel()
  }

  @Test func `a send inside a delivery is delivered at once`() {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log<String>()
    let first = subject.sink { value in
      log.add("first \(value)")
      if value == 1 { subject.send(2) }
      log.add("first done \(value)")
    }
    let second = subject.sink { log.add("second \($0)") }
    subject.send(1)
    #expect(log.elements == ["first 1", "first 2", "first done 2", "second 2", "first done 1", "second 1"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `a send inside a delivery does not exceed the demand`() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = subject.probe(.max(1)) { _, value in
      if value == 1 { subject.send(2) }
      return .none
    }
    subject.send(1)
    #expect(probe.text == "1")
  }

  @Test func `an end inside a delivery is final`() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = subject.probe(.unlimited) { _, _ in
      subject.send(completion: .finished)
      return .none
    }
    subject.send(1)
    subject.send(2)
    #expect(probe.text == "1 finished")
  }

  @Test func `a current value is the first that a subscriber gets`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let probe = subject.probe(.unlimited)
    subject.send(2)
    subject.value = 3
    #expect(probe.text == "1 2 3")
    #expect(subject.value == 3)
  }

  @Test func `a current value that found no demand is delivered when demand comes, the latest one only`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let probe = subject.probe()
    subject.send(2)
    #expect(probe.text == "")
    probe.request(.max(1))
    #expect(probe.text == "2")
    subject.send(3)
    subject.send(4)
    probe.request(.max(2))
    #expect(probe.text == "2 4")
    subject.send(5)
    #expect(probe.text == "2 4 5")
  }

  @Test func `demand for a current value that is known already waits for the next`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let probe = subject.probe(.max(1))
    probe.request(.max(1))
    #expect(probe.text == "1")
    subject.send(2)
    #expect(probe.text == "1 2")
  }

  @Test func `demand that comes back gets the value that a nested send kept`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let probe = subject.probe(.max(1)) { _, value in
      if value == 1 { subject.send(2) }
      return .max(1)
    }
    #expect(probe.text == "1 2")
  }

  @Test func `who asks while a value is on its way gets it once`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var asking: Probe<Int, Never>?
    let first = subject.sink { if $0 == 1 { asking?.request(.max(2)) } }
    asking = subject.probe()
    subject.send(1)
    #expect(asking?.text == "1")
    subject.send(2)
    #expect(asking?.text == "1 2")
    first.cancel()
  }

  @Test func `a subject stores the value before it sends it`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let log = Log<Int>()
    let sink = subject.sink { _ in log.add(subject.value) }
    subject.send(2)
    #expect(log.elements == [1, 2])
    withExtendedLifetime(sink) {}
  }

  @Test func `a value set after the end is kept and not sent`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    subject.send(completion: .finished)
    subject.send(2)
    #expect(subject.value == 1)
    subject.value = 3
    #expect(subject.value == 3)
    #expect(subject.everything == "finished")
  }

  @Test func `a subject with a current value keeps it up to date though nobody is subscribed`() {
    let (source, subject) = (HandSource<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    let feed = source.subscribe(subject)
    #expect(source.text == "request(unlimited)")
    source.send(5)
    #expect(subject.value == 5)
    feed.cancel()
  }

  @Test func `a subject asks what feeds it for everything as soon as somebody asks it for something`() {
    let source = HandSource<Int, Never>()
    let subject = PassthroughSubject<Int, Never>()
    let feed = source.subscribe(subject)
    let probe = subject.probe()
    #expect(source.text == "")
    probe.request(.max(1))
    #expect(source.text == "request(unlimited)")
    source.send(1)
    source.send(2)
    #expect(probe.text == "1")
    feed.cancel()
    #expect(source.text == "request(unlimited) cancel")
    source.send(3)
    probe.request(.unlimited)
    source.send(4)
    #expect(probe.text == "1")
  }

  @Test func `a subscription keeps its subject and the subject lets go after the end`() {
    weak var weakSubject: PassthroughSubject<Int, Never>?
    weak var weakToken: NSObject?
    let sink: AnyCancellable
    do {
      let token = NSObject()
      let subject = PassthroughSubject<Int, Never>()
      (weakSubject, weakToken) = (subject, token)
      sink = subject.sink { _ in _ = token }
    }
    #expect(weakSubject != nil)
    weakSubject?.send(completion: .finished)
    #expect(weakSubject == nil)
    #expect(weakToken == nil)
    withExtendedLifetime(sink) {}
  }

  @Test func `a former value is released where its end may touch the subject again`() {
    final class Fuse {
      let blow: () -> Void
      init(_ blow: @escaping () -> Void) { self.blow = blow }
      deinit { blow() }
    }
    let log = Log<Bool>()
    let subject = CurrentValueSubject<Fuse?, Never>(nil)
    subject.send(Fuse { [unowned subject] in log.add(subject.value == nil) })
    subject.send(nil)
    #expect(log.elements == [true])
  }
}
