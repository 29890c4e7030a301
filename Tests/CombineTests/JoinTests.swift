import Combine
import Foundation
import Testing

@Suite struct JoinTests {
  @Test func `the latest values are joined once each side has one`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let probe = a.combineLatest(b) { "\($0)\($1)" }.probe(.unlimited)
    a.send(1)
    a.send(2)
    b.send("a")
    a.send(3)
    b.send("b")
    a.send(completion: .finished)
    b.send("c")
    b.send(completion: .finished)
    #expect(probe.text == "2a 3a 3b 3c finished")
  }

  @Test func `the latest values pass demand on to all sides and drop what is beyond it`() {
    let (a, b) = (HandSource<Int, Never>(), HandSource<Int, Never>())
    let probe = a.combineLatest(b).probe(.max(2)) { _, pair in pair.0 == 2 ? .max(1) : .none }
    #expect(a.text == "request(max(2))" && b.text == "request(max(2))")
    a.send(1)
    #expect(b.send(1) == .none)
    #expect(a.send(2) == .max(1))
    #expect(a.text == "request(max(2))" && b.text == "request(max(2)) request(max(1))")
    a.send(3)
    a.send(4)
    probe.request(.max(1))
    b.send(2)
    #expect(probe.text == "(1, 1) (2, 1) (3, 1) (4, 2)")
  }

  @Test func `a failure on one side ends the join and cancels the others`() {
    let (a, b) = (HandSource<Int, Trouble>(), PassthroughSubject<Int, Trouble>())
    let probe = a.combineLatest(b).probe(.unlimited)
    b.send(completion: .failure(.one))
    #expect(probe.text == "failed(one)")
    #expect(a.text == "request(unlimited) cancel")
  }

  @Test func `three and four sides are joined alike`() {
    #expect(Just(1).combineLatest(Just(2), Just(3)) { "\($0)\($1)\($2)" }.everything == "123 finished")
    #expect(Just(1).combineLatest(Just(2), Just(3), Just(4)) { "\($0)\($1)\($2)\($3)" }.everything == "1234 finished")
    #expect(Just(1).zip(Just(2), Just(3)) { "\($0)\($1)\($2)" }.everything == "123 finished")
    #expect(Just(1).zip(Just(2), Just(3), Just(4)) { "\($0)\($1)\($2)\($3)" }.everything == "1234 finished")
  }

  @Test func `values are joined in pace`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let probe = a.zip(b) { "\($0)\($1)" }.probe(.unlimited)
    a.send(1)
    a.send(2)
    b.send("a")
    b.send("b")
    b.send("c")
    #expect(probe.text == "1a 2b")
    b.send(completion: .finished)
    a.send(3)
    #expect(probe.text == "1a 2b 3c finished")
  }

  @Test func `joining in pace ends when no further pair is possible, and cancels who still sends`() {
    let (a, b) = (HandSource<Int, Never>(), PassthroughSubject<Int, Never>())
    let probe = a.zip(b).probe(.unlimited)
    b.send(completion: .finished)
    #expect(probe.text == "finished")
    #expect(a.text == "request(unlimited) cancel")
    #expect([1, 2, 3].publisher.zip(["a", "b"].publisher).map { "\($0)\($1)" }.everything == "1a 2b finished")
    #expect(Just(1).zip(Empty<Int, Never>()).everything == "finished")
  }

  @Test func `a join with limited demand stops at it`() {
    let probe = [1, 2, 3].publisher.zip([4, 5, 6].publisher).probe(.max(2))
    #expect(probe.text == "(1, 4) (2, 5)")
    probe.request(.max(1))
    #expect(probe.text == "(1, 4) (2, 5) (3, 6) finished")
  }

  @Test func `optional values count as values`() {
    let (a, b) = (PassthroughSubject<Int?, Never>(), PassthroughSubject<Int, Never>())
    let probe = a.combineLatest(b) { "\($0 as Any)\($1)" }.probe(.unlimited)
    a.send(nil)
    b.send(1)
    #expect(probe.text == "nil1")
  }

  @Test func `a cancelled join cancels all sides`() {
    let (a, b) = (HandSource<Int, Never>(), HandSource<Int, Never>())
    let probe = a.combineLatest(b).probe(.unlimited)
    probe.cancel()
    a.send(1)
    b.send(1)
    #expect(probe.text == "")
    #expect(a.text == "request(unlimited) cancel" && b.text == "request(unlimited) cancel")
  }

  @Test func `a send from inside a joined delivery is joined at once`() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(1))
    let probe = a.combineLatest(b) { $0 + $1 }.probe(.unlimited) { _, sum in
      if sum == 2 { b.send(5) }
      return .none
    }
    #expect(probe.text == "2 6")
  }

  @Test func `a side that fails at once is told of after the subscription, and the others are let go`() {
    let other = HandSource<Int, Trouble>()
    let failing = Fail<Int, Trouble>(error: .one)
    for pipeline in [failing.zip(other).map(+).eraseToAnyPublisher(), other.combineLatest(failing).map(+).eraseToAnyPublisher()] {
      // A filter hears nothing before its subscription.
      #expect(pipeline.filter { _ in true }.everything == "failed(one)")
    }
    #expect(other.text == "cancel cancel")
    #expect(Just(1).setFailureType(to: Trouble.self).zip(failing).map(+).first().everything == "failed(one)")
  }
}
