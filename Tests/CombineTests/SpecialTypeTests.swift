import Combine
import Foundation
import Testing

/// Publishers whose operators give simple publishers again. The types are part of the tests.
@Suite struct SpecialTypeTests {
  typealias Numbers = Publishers.Sequence<[Int], Never>

  @Test func `operators of a single value give simple publishers`() {
    let just = Just(4)
    let values: [Just<Int>] = [
      just.map { $0 }, just.min(), just.max(), just.min(by: >), just.max(by: >), just.first(), just.last(), just.removeDuplicates(),
      just.removeDuplicates(by: ==), just.replaceError(with: 9), just.replaceEmpty(with: 9), just.retry(3),
    ]
    #expect(values.allSatisfy { $0 == just })
    let some: [Optional<Int>.Publisher] = [
      just.filter { $0 > 3 }, just.compactMap { $0 }, just.dropFirst(0), just.drop { $0 > 4 }, just.first { $0 > 3 }, just.last { $0 > 3 },
      just.output(at: 0), just.output(in: 0..<3), just.output(in: ...0), just.prefix(1), just.prefix { $0 > 3 },
    ]
    #expect(some.allSatisfy { $0 == Optional(4).publisher })
    let none: [Optional<Int>.Publisher] = [
      just.filter { $0 < 3 }, just.compactMap { _ in nil }, just.dropFirst(), just.drop { $0 < 5 }, just.first { $0 < 3 },
      just.last { $0 < 3 }, just.output(at: 1), just.output(in: 1...), just.output(in: 0..<0), just.prefix(0), just.prefix { $0 < 3 },
    ]
    #expect(none.allSatisfy { $0 == Int?.none.publisher })
    let answers: [Just<Bool>] = [just.allSatisfy { $0 == 4 }, just.contains(4), just.contains { $0 == 4 }]
    #expect(answers.allSatisfy { $0 == Just(true) })
    #expect(just.collect() == Just([4]) && just.count() == Just(1))
    let ignored: Empty<Int, Never> = just.ignoreOutput()
    #expect(ignored == Empty(completeImmediately: true))
  }

  @Test func `operators of a single value that may fail give results`() throws {
    let just = Just(4)
    let sums: [Result<Int, Never>.Publisher] = [just.scan(1, +), just.reduce(1, +)]
    #expect(sums.allSatisfy { $0 == Result.Publisher(5) })
    func impossible(_ never: Never) -> Trouble {}
    let typed: [Result<Int, Trouble>.Publisher] = [just.setFailureType(to: Trouble.self), just.mapError(impossible)]
    #expect(typed.allSatisfy { $0 == Result.Publisher(.success(4)) })
    let good: [Result<Int, any Error>.Publisher] = [
      just.tryMap { $0 }, just.tryScan(0, +), just.tryReduce(0, +), just.tryRemoveDuplicates { $0 == $1 },
    ]
    for publisher in good { #expect(try publisher.result.get() == 4) }
    func refuse(_ value: Int) throws -> Bool { throw Trouble.one }
    let bad: [Result<Bool, any Error>.Publisher] = [
      just.tryAllSatisfy(refuse), just.tryContains(where: refuse), just.tryMap(refuse),
    ]
    for publisher in bad { #expect(throws: Trouble.one) { try publisher.result.get() } }
  }

  @Test func `a comparison of a single value is made once, and may throw`() throws {
    var pairs: [[Int]] = []
    func note(_ a: Int, _ b: Int) throws -> Bool {
      pairs.append([a, b])
      return a < b
    }
    func refuse(_ a: Int, _ b: Int) throws -> Bool { throw Trouble.two }
    let (just, result) = (Just(4), Result<Int, Trouble>.success(4).publisher)
    let kept = [just.tryRemoveDuplicates(by: note), result.tryRemoveDuplicates(by: note), result.tryMin(by: note), result.tryMax(by: note)]
    for publisher in kept { #expect(try publisher.result.get() == 4) }
    #expect(pairs == [[4, 4], [4, 4], [4, 4], [4, 4]])
    let refused = [
      just.tryRemoveDuplicates(by: refuse), result.tryRemoveDuplicates(by: refuse), result.tryMin(by: refuse), result.tryMax(by: refuse),
    ]
    for publisher in refused { #expect(throws: Trouble.two) { try publisher.result.get() } }
    let failed = Result<Int, Trouble>.failure(.one).publisher.tryMax(by: note)
    #expect(throws: Trouble.one) { try failed.result.get() }
    #expect(pairs.count == 4)
  }

  @Test func `values around a single one make a sequence`() {
    let sequences: [Numbers] = [
      Just(1).append(2, 3), Just(1).append([2, 3]), Just(3).prepend(1, 2), Just(3).prepend([1, 2]),
    ]
    #expect(sequences.allSatisfy { $0 == [1, 2, 3].publisher })
    #expect(Just(1).append(Just(2)).everything == "1 2 finished")
  }

  @Test func `operators of an optional value give optional publishers`() {
    let (some, none) = (Optional(4).publisher, Int?.none.publisher)
    let kept: [Optional<Int>.Publisher] = [
      some.map { $0 }, some.filter { $0 > 3 }, some.compactMap { $0 }, some.min(), some.max(), some.min(by: >), some.max(by: >),
      some.first(), some.last(), some.first { $0 > 3 }, some.last { $0 > 3 }, some.dropFirst(0), some.drop { $0 < 4 }, some.output(at: 0),
      some.output(in: 0...1), some.prefix(2), some.prefix { $0 > 3 }, some.removeDuplicates(), some.removeDuplicates(by: ==),
      some.replaceError(with: 9), some.retry(2), some.reduce(0, +), some.scan(0, +),
    ]
    #expect(kept.allSatisfy { $0 == some })
    #expect(none.map { $0 + 1 } == none && none.dropFirst() == none && none.reduce(0, +) == none)
    #expect(some.count() == Optional(1).publisher && none.count() == Int?.none.publisher)
    #expect(some.collect() == Optional([4]).publisher && none.collect() == Optional([Int]()).publisher)
    #expect(some.allSatisfy { $0 > 4 } == Optional(false).publisher && none.allSatisfy { $0 > 4 } == Bool?.none.publisher)
    #expect(some.contains(4) == Optional(true).publisher && some.contains { $0 == 5 } == Optional(false).publisher)
    let replaced: Just<Int> = none.replaceEmpty(with: 9)
    #expect(replaced == Just(9) && some.replaceEmpty(with: 9) == Just(4))
    let ignored: Empty<Int, Never> = some.ignoreOutput()
    #expect(ignored == Empty())
  }

  @Test func `operators of a result give results`() throws {
    let good = Result<Int, Trouble>.success(4).publisher
    let bad = Result<Int, Trouble>.failure(.one).publisher
    let kept: [Result<Int, Trouble>.Publisher] = [
      good.map { $0 }, good.min(), good.max(), good.min(by: >), good.max(by: >), good.first(), good.last(), good.removeDuplicates(),
      good.removeDuplicates(by: ==), good.replaceEmpty(with: 9), good.retry(2), good.reduce(0, +), good.scan(0, +),
      good.mapError { _ in .two },
    ]
    #expect(kept.allSatisfy { $0 == good })
    #expect(bad.mapError { _ in Trouble.two } == Result.Publisher(.two) && bad.map { $0 + 1 } == bad)
    let safe: Result<Int, Never>.Publisher = bad.replaceError(with: 9)
    #expect(safe == Result.Publisher(9) && safe.setFailureType(to: Trouble.self) == Result.Publisher(.success(9)))
    #expect(good.collect() == Result.Publisher([4]) && good.count() == Result.Publisher(1))
    #expect(good.allSatisfy { $0 == 4 } == Result.Publisher(true) && good.contains(5) == Result.Publisher(false))
    #expect(good.contains { $0 == 4 } == Result.Publisher(true))
    let tried: [Result<Int, any Error>.Publisher] = [
      good.tryMap { $0 }, good.tryMin { $0 < $1 }, good.tryMax { $0 < $1 }, good.tryReduce(0, +),
      good.tryScan(0, +), good.tryRemoveDuplicates { $0 == $1 },
    ]
    for publisher in tried { #expect(try publisher.result.get() == 4) }
    #expect(throws: Trouble.one) { try bad.tryAllSatisfy { _ in true }.result.get() }
    #expect(throws: Trouble.two) { try good.tryContains { _ in throw Trouble.two }.result.get() }
    let ignored: Empty<Int, Trouble> = bad.ignoreOutput()
    #expect(ignored == Empty())
  }

  @Test func `operators of a sequence give sequences`() {
    let numbers = [1, 2, 2, 3].publisher
    let evens: [Numbers] = [numbers.filter { $0 == 2 }, numbers.compactMap { $0 == 2 ? 2 : nil }, numbers.output(in: 1..<3)]
    #expect(evens.allSatisfy { $0 == [2, 2].publisher })
    let mapped: Publishers.Sequence<[String], Never> = numbers.map(String.init)
    #expect(mapped.sequence == ["1", "2", "2", "3"])
    #expect(numbers.removeDuplicates() == [1, 2, 3].publisher && numbers.scan(0, +) == [1, 3, 5, 8].publisher)
    #expect(numbers.prefix { $0 < 3 } == [1, 2, 2].publisher)
    let dropped: Publishers.Sequence<DropFirstSequence<[Int]>, Never> = numbers.dropFirst(2)
    let droppedWhile: Publishers.Sequence<DropWhileSequence<[Int]>, Never> = numbers.drop { $0 < 2 }
    let beginning: Publishers.Sequence<PrefixSequence<[Int]>, Never> = numbers.prefix(2)
    #expect(dropped.everything == "2 3 finished" && droppedWhile.everything == "2 2 3 finished" && beginning.everything == "1 2 finished")
    let typed: Publishers.Sequence<[Int], Trouble> = numbers.setFailureType(to: Trouble.self)
    #expect(typed.sequence == numbers.sequence)
    let joined: [Numbers] = [
      numbers.prepend(0).append(4), numbers.prepend([0]).append([4]), numbers.prepend([0].publisher).append([4].publisher),
    ]
    #expect(joined.allSatisfy { $0 == [0, 1, 2, 2, 3, 4].publisher })
    let optionals: Publishers.Sequence<[Int?], Never> = [1, nil].publisher.replaceNil(with: 5)
    #expect(optionals == [1, 5].publisher)
  }

  @Test func `one element of a sequence is optional`() {
    let (numbers, nothing) = ([1, 2, 2, 3].publisher, [Int]().publisher)
    let ends: [Optional<Int>.Publisher] = [
      numbers.first(), numbers.min(), numbers.min(by: <), numbers.first { $0 < 2 }, numbers.output(at: 0),
    ]
    #expect(ends.allSatisfy { $0 == Optional(1).publisher })
    #expect(
      numbers.last() == Optional(3).publisher && numbers.max() == Optional(3).publisher && numbers.max(by: <) == Optional(3).publisher)
    #expect(numbers.last { $0 < 3 } == Optional(2).publisher && numbers.output(at: 4) == Int?.none.publisher)
    #expect(nothing.first() == Int?.none.publisher && nothing.max() == Int?.none.publisher)
  }

  @Test func `an answer about a sequence is a result`() throws {
    let numbers = [1, 2, 3].publisher
    let typed = numbers.setFailureType(to: Trouble.self)
    #expect(numbers.count() == Just(3) && typed.count() == Result.Publisher(3))
    #expect(typed.collect() == Result.Publisher([1, 2, 3]) && typed.reduce(0, +) == Result.Publisher(6))
    #expect(typed.allSatisfy { $0 > 0 } == Result.Publisher(true) && typed.contains(4) == Result.Publisher(false))
    #expect(typed.contains { $0 == 3 } == Result.Publisher(true))
    #expect(try numbers.tryReduce(0, +).result.get() == 6)
    #expect(throws: Trouble.one) { try numbers.tryAllSatisfy { _ in throw Trouble.one }.result.get() }
    #expect(throws: Trouble.one) { try numbers.tryContains { _ in throw Trouble.one }.result.get() }
    let ignored: Empty<Int, Never> = numbers.ignoreOutput()
    #expect(ignored == Empty())
  }

  @Test(arguments: [[], [1], [2, 1], [1, 2, 2, 3], [3, 3, 1, 2, 1]])
  func `the own operators of a sequence do what the general ones do`(values: [Int]) {
    let (own, erased) = (values.publisher, values.publisher.eraseToAnyPublisher())
    func refuse(_ value: Int) throws -> Bool { if value == 3 { throw Trouble.one } else { value > 1 } }
    let pairs: [(String, String)] = [
      (own.map { $0 + 1 }.everything, erased.map { $0 + 1 }.everything),
      (own.filter { $0 > 1 }.everything, erased.filter { $0 > 1 }.everything),
      (own.compactMap { $0 > 1 ? $0 : nil }.everything, erased.compactMap { $0 > 1 ? $0 : nil }.everything),
      (own.collect().everything, erased.collect().everything), (own.count().everything, erased.count().everything),
      (own.min().everything, erased.min().everything), (own.max().everything, erased.max().everything),
      (own.min(by: >).everything, erased.min(by: >).everything), (own.max(by: >).everything, erased.max(by: >).everything),
      (own.first().everything, erased.first().everything), (own.last().everything, erased.last().everything),
      (own.first { $0 > 1 }.everything, erased.first { $0 > 1 }.everything),
      (own.last { $0 > 1 }.everything, erased.last { $0 > 1 }.everything),
      (own.dropFirst(2).everything, erased.dropFirst(2).everything), (own.drop { $0 < 2 }.everything, erased.drop { $0 < 2 }.everything),
      (own.prefix(2).everything, erased.prefix(2).everything), (own.prefix { $0 < 3 }.everything, erased.prefix { $0 < 3 }.everything),
      (own.output(at: 1).everything, erased.output(at: 1).everything),
      (own.output(in: 1..<3).everything, erased.output(in: 1..<3).everything),
      (own.reduce(0, +).everything, erased.reduce(0, +).everything), (own.scan(0, +).everything, erased.scan(0, +).everything),
      (own.removeDuplicates().everything, erased.removeDuplicates().everything),
      (own.contains(2).everything, erased.contains(2).everything),
      (own.contains { $0 > 2 }.everything, erased.contains { $0 > 2 }.everything),
      (own.allSatisfy { $0 > 1 }.everything, erased.allSatisfy { $0 > 1 }.everything),
      (own.tryContains(where: refuse).everything, erased.tryContains(where: refuse).everything),
      (own.tryAllSatisfy(refuse).everything, erased.tryAllSatisfy(refuse).everything),
      (own.tryReduce(0) { try refuse($1) ? $0 + $1 : $0 }.everything, erased.tryReduce(0) { try refuse($1) ? $0 + $1 : $0 }.everything),
      (own.ignoreOutput().everything, erased.ignoreOutput().everything),
      (own.prepend(7).append(8).everything, erased.prepend(7).append(8).everything),
    ]
    for (index, pair) in pairs.enumerated() { #expect(pair.0 == pair.1, "pair \(index)") }
  }

  @Test(arguments: [0, 1, 2, 3])
  func `the own operators of a single value do what the general ones do`(value: Int) {
    let (own, erased) = (Just(value), Just(value).eraseToAnyPublisher())
    let (optional, result) = (Optional(value).publisher, Result<Int, Trouble>.success(value).publisher)
    func refuse(_ value: Int) throws -> Bool { if value == 3 { throw Trouble.one } else { value > 1 } }
    let groups: [[String]] = [
      [own.filter { $0 > 1 }.everything, optional.filter { $0 > 1 }.everything, erased.filter { $0 > 1 }.everything],
      [own.dropFirst().everything, optional.dropFirst().everything, erased.dropFirst().everything],
      [own.drop { $0 > 1 }.everything, optional.drop { $0 > 1 }.everything, erased.drop { $0 > 1 }.everything],
      [own.prefix { $0 > 1 }.everything, optional.prefix { $0 > 1 }.everything, erased.prefix { $0 > 1 }.everything],
      [own.output(at: 0).everything, optional.output(at: 0).everything, erased.output(at: 0).everything],
      [own.output(in: 1...2).everything, optional.output(in: 1...2).everything, erased.output(in: 1...2).everything],
      [own.first { $0 > 1 }.everything, optional.first { $0 > 1 }.everything, erased.first { $0 > 1 }.everything],
      [own.contains(2).everything, result.contains(2).everything, erased.contains(2).everything],
      [own.allSatisfy { $0 > 1 }.everything, result.allSatisfy { $0 > 1 }.everything, erased.allSatisfy { $0 > 1 }.everything],
      [own.scan(1, +).everything, result.scan(1, +).everything, erased.scan(1, +).everything],
      [own.tryMap(refuse).everything, result.tryMap(refuse).everything, erased.tryMap(refuse).everything],
      [own.tryAllSatisfy(refuse).everything, result.tryAllSatisfy(refuse).everything, erased.tryAllSatisfy(refuse).everything],
      [own.tryScan(1) { try refuse($1) ? $0 : $1 }.everything, result.tryScan(1) { try refuse($1) ? $0 : $1 }.everything],
      [own.collect().everything, result.collect().everything, optional.collect().everything, erased.collect().everything],
    ]
    for (index, group) in groups.enumerated() { #expect(Set(group).count == 1, "group \(index): \(group)") }
  }
}
