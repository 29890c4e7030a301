import Combine
import Foundation
import Testing

@Suite struct BufferTests {
  @Test func `a full buffer drops the newest or the oldest value`() {
    let subject = PassthroughSubject<Int, Never>()
    let newest = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).probe()
    let oldest = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).probe()
    for value in 1...4 { subject.send(value) }
    #expect(newest.text == "" && oldest.text == "")
    newest.request(.unlimited)
    oldest.request(.unlimited)
    #expect(newest.text == "1 2" && oldest.text == "3 4")
    subject.send(5)
    subject.send(completion: .finished)
    #expect(newest.text == "1 2 5 finished" && oldest.text == "3 4 5 finished")
  }

  @Test func `a full buffer fails if it is told to, and its values are lost`() {
    let source = HandSource<Int, Trouble>()
    let probe = source.buffer(size: 1, prefetch: .byRequest, whenFull: .customError { .two }).probe()
    source.send(1)
    source.send(2)
    source.send(3)
    #expect(source.text == "request(unlimited) cancel" && probe.text == "failed(two)")
    probe.request(.max(1))
    #expect(probe.text == "failed(two)")
  }

  @Test func `a failure overtakes the values that nobody has asked for`() {
    let subject = PassthroughSubject<Int, Trouble>()
    let probe = subject.buffer(size: 9, prefetch: .keepFull, whenFull: .dropNewest).probe(.max(1))
    for value in 1...3 { subject.send(value) }
    subject.send(completion: .failure(.one))
    #expect(probe.text == "1 failed(one)")
  }

  @Test func `a failure comes after the values that were asked for`() {
    let subject = PassthroughSubject<Int, Trouble>()
    let probe = subject.buffer(size: 9, prefetch: .byRequest, whenFull: .dropNewest).probe(.max(2)) { _, value in
      guard value == 1 else { return .none }
      for value in 2...4 { subject.send(value) }
      subject.send(completion: .failure(.one))
      return .none
    }
    subject.send(1)
    #expect(probe.text == "1 2 failed(one)")
  }

  @Test func `a buffer that is kept full asks for one value in place of each that leaves`() {
    let source = HandSource<Int, Never>()
    let probe = source.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).probe()
    #expect(source.text == "request(max(3))")
    #expect(source.send(1) == .none && source.send(2) == .none)
    probe.request(.max(2))
    #expect(source.text == "request(max(3)) request(max(2))")
    probe.request(.max(1))
    #expect(source.text == "request(max(3)) request(max(2))")
    #expect(source.send(3) == .max(1))
    #expect(probe.text == "1 2 3")
  }

  @Test func `the end waits for the values, and for demand`() {
    let probe = [1, 2, 3].publisher.buffer(size: 5, prefetch: .keepFull, whenFull: .dropNewest).probe(.max(1))
    #expect(probe.text == "1")
    probe.request(.max(1))
    #expect(probe.text == "1 2")
    probe.request(.max(1))
    #expect(probe.text == "1 2 3")
    probe.request(.max(1))
    #expect(probe.text == "1 2 3 finished")
    let nothing = Empty<Int, Never>().buffer(size: 5, prefetch: .byRequest, whenFull: .dropNewest).probe()
    #expect(nothing.text == "")
    nothing.request(.none)
    #expect(nothing.text == "")
    nothing.request(.max(1))
    #expect(nothing.text == "finished")
    let failing = Fail<Int, Trouble>(error: .one).buffer(size: 1, prefetch: .byRequest, whenFull: .dropNewest)
    #expect(failing.probe().text == "failed(one)")
  }

  @Test func `a buffer without room passes on what is asked for`() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = subject.buffer(size: 0, prefetch: .byRequest, whenFull: .dropOldest).probe(.max(1))
    subject.send(1)
    subject.send(2)
    probe.request(.max(1))
    #expect(probe.text == "1")
    subject.send(3)
    #expect(probe.text == "1 3")
  }

  @Test func `a request from inside a delivery keeps the order`() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = subject.buffer(size: 9, prefetch: .byRequest, whenFull: .dropNewest).probe { probe, value in
      if value == 1 { subject.send(4) }
      probe.note("(")
      probe.request(.max(1))
      probe.note(")")
      return .none
    }
    for value in 1...3 { subject.send(value) }
    probe.request(.max(1))
    #expect(probe.text == "1 ( ) 2 ( ) 3 ( ) 4 ( )")
  }

  @Test func `a cancelled buffer lets go of its values`() {
    final class Token: Sendable {}
    let subject = PassthroughSubject<Token, Never>()
    let probe = subject.buffer(size: 9, prefetch: .byRequest, whenFull: .dropNewest).probe()
    weak var weakToken: Token?
    do {
      let token = Token()
      weakToken = token
      subject.send(token)
    }
    #expect(weakToken != nil)
    probe.cancel()
    #expect(weakToken == nil)
  }

  @Test func `ten threads may send into a buffer while another asks`() {
    let subject = PassthroughSubject<Int, Never>()
    let shared = Shared(subject)
    let probe = subject.buffer(size: .max, prefetch: .byRequest, whenFull: .dropNewest).probe(.max(1)) { _, _ in .max(1) }
    onTenThreads { number in
      for step in 0..<100 { shared.value.send(number * 100 + step) }
    }
    #expect(Set(probe.events).count == 1000)
  }
}
