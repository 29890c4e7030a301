import Combine
import Foundation
import Testing

@Suite struct AsyncValuesTests {
  @Test func `values are iterated until the end`() async {
    var seen: [Int] = []
    for await value in [1, 2, 3].publisher.values { seen.append(value) }
    #expect(seen == [1, 2, 3])
  }

  @Test func `a failure is thrown once, after the values`() async {
    var seen: [Int] = []
    let publisher = Record<Int, Trouble>(output: [1, 2], completion: .failure(.one))
    await #expect(throws: Trouble.one) { for try await value in publisher.values { seen.append(value) } }
    var iterator = publisher.values.makeAsyncIterator()
    _ = try? await iterator.next()
    _ = try? await iterator.next()
    _ = try? await iterator.next()
    #expect(seen == [1, 2])
    #expect(try! await iterator.next() == nil)
  }

  @Test func `each step asks for one value`() async {
    let log = Log<String>()
    var iterator = (1...).publisher.handleEvents(receiveRequest: { log.add("\($0)") }).values.makeAsyncIterator()
    #expect(await iterator.next() == 1)
    #expect(log.elements == ["max(1)"])
    #expect(await iterator.next() == 2)
    #expect(log.elements == ["max(1)", "max(1)"])
  }

  @Test func `a cancelled task ends its iteration and cancels the subscription`() async {
    let source = Shared(HandSource<Int, Never>())
    let task = Task {
      var count = 0
      for await _ in source.value.values { count += 1 }
      return count
    }
    while source.value.text.isEmpty { await Task.yield() }
    task.cancel()
    #expect(await task.value == 0)
    #expect(source.value.text == "request(max(1)) cancel")
  }

  @Test func `leaving a loop cancels the subscription`() async {
    let source = CurrentValueSubject<Int, Never>(1)
    let log = Log<String>()
    for await _ in source.handleEvents(receiveCancel: { log.add("cancel") }).values { break }
    #expect(log.elements == ["cancel"])
  }

  @Test func `a future is pendingPage`() async throws {
    #expect(await Future<Int, Never> { $0(.success(3)) }.value == 3)
    await #expect(throws: Trouble.two) { try await Future<Int, Trouble> { $0(.failure(.two)) }.value }
  }
}
