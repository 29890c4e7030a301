import Combine
import Foundation

/// A pipeline that a seed decides about.
final class RandomPipeline {
  typealias Pipeline = AnyPublisher<Int, Trouble>

  /// What decided about the pipeline, and may go on.
  let dice: Dice

  /// The clock of its timed operators.
  let scheduler = HandScheduler()

  /// The subjects that it draws on.
  private(set) var subjects: [any Subject<Int, Trouble>] = []

  /// How it is made, for failures.
  private(set) var recipe = ""

  /// The pipeline.
  private(set) var publisher = Empty<Int, Trouble>().eraseToAnyPublisher()

  private let isTimed: Bool

  init(seed: UInt64, isTimed: Bool = true) {
    dice = Dice(seed: seed)
    self.isTimed = isTimed
    publisher = pipeline(source(), links: 1 + dice.roll(4), level: 0)
  }

  /// A pipeline behind a given publisher.
  init(seed: UInt64, behind source: some Publisher<Int, Trouble>) {
    dice = Dice(seed: seed)
    isTimed = true
    publisher = pipeline(named("given", source), links: 1 + dice.roll(3), level: 0)
  }

  private func named(_ name: String, _ publisher: some Publisher<Int, Trouble>) -> Pipeline {
    recipe += " " + name
    return publisher.eraseToAnyPublisher()
  }

  private func pipeline(_ source: Pipeline, links: Int, level: Int) -> Pipeline {
    recipe += "("
    defer { recipe += ")" }
    var pipeline = source
    for _ in 0..<links { pipeline = link(pipeline, level: level) }
    return pipeline
  }

  private func source() -> Pipeline {
    switch dice.roll(11) {
    case 0...3: return subject(PassthroughSubject())
    case 4: return subject(CurrentValueSubject(7))
    case 5: return named("just", Just(1).setFailureType(to: Trouble.self))
    case 6: return named("sequence", (0..<dice.roll(6)).publisher.setFailureType(to: Trouble.self))
    case 7: return named("fail", Fail(error: .one))
    case 8: return named("empty", Empty())
    case 9: return named("record", Record(output: [3, 4], completion: .failure(.two)))
    default: return named("future", Deferred { Future { $0(.success(8)) } })
    }
  }

  private func subject(_ subject: some Subject<Int, Trouble>) -> Pipeline {
    subjects.append(subject)
    return named("subject\(subjects.count - 1)", subject)
  }

  private func link(_ up: Pipeline, level: Int) -> Pipeline {
    switch dice.roll(level < 2 ? 4 : 3) {
    case 0: return picking(up)
    case 1: return reducing(up)
    case 2: return isTimed ? timing(up) : keeping(up)
    default: return joining(up, level: level)
    }
  }

  private func picking(_ up: Pipeline) -> Pipeline {
    switch dice.roll(16) {
    case 0: named("map", up.map { $0 + 1 })
    case 1: named("filter", up.filter { $0 % 2 == 0 })
    case 2: named("compactMap", up.compactMap { $0 == 1 ? nil : $0 })
    case 3: named("tryMap", up.tryMap { if $0 == 5 { throw Trouble.one } else { $0 } }.mapError { $0 as? Trouble ?? .two })
    case 4: named("tryFilter", up.tryFilter { if $0 == 4 { throw Trouble.one } else { true } }.mapError { $0 as? Trouble ?? .two })
    case 5: named("removeDuplicates", up.removeDuplicates())
    case 6: named("scan", up.scan(0, +))
    case 7: named("tryScan", up.tryScan(0) { $0 + $1 }.mapError { $0 as? Trouble ?? .two })
    case 8: named("dropFirst", up.dropFirst(dice.roll(3)))
    case 9: named("dropWhile", up.drop { $0 < 3 })
    case 10: named("prefix", up.prefix(dice.roll(3)))
    case 11: named("prefixWhile", up.prefix { $0 < 4 })
    case 12: named("output", up.output(in: 1...2))
    case 13: named("handleEvents", up.handleEvents())
    case 14: named("print", up.print(to: Paper()))
    default: named("setFailure", up.replaceError(with: 9).setFailureType(to: Trouble.self))
    }
  }

  private func reducing(_ up: Pipeline) -> Pipeline {
    switch dice.roll(14) {
    case 0: named("reduce", up.reduce(0, +))
    case 1: named("collect", up.collect().map(\.count))
    case 2: named("collect2", up.collect(2).map(\.count))
    case 3: named("first", up.first())
    case 4: named("firstWhere", up.first { $0 > 2 })
    case 5: named("last", up.last())
    case 6: named("min", up.min())
    case 7: named("contains", up.contains(3).map { $0 ? 1 : 0 })
    case 8: named("allSatisfy", up.allSatisfy { $0 < 5 }.map { $0 ? 1 : 0 })
    case 9: named("count", up.count())
    case 10: named("ignoreOutput", up.ignoreOutput().map { (_: Never) -> Int in })
    case 11: named("replaceEmpty", up.replaceEmpty(with: 9))
    case 12: named("retry", up.retry(1))
    default: named("tryReduce", up.tryReduce(0) { $0 + $1 }.mapError { $0 as? Trouble ?? .two })
    }
  }

  private func keeping(_ up: Pipeline) -> Pipeline {
    switch dice.roll(4) {
    case 0: named("receiveNow", up.receive(on: ImmediateScheduler.shared))
    case 1: named("byRequest", up.buffer(size: 2, prefetch: .byRequest, whenFull: dice.roll(2) == 0 ? .dropNewest : .dropOldest))
    case 2: named("keepFull", up.buffer(size: 1 + dice.roll(3), prefetch: .keepFull, whenFull: .customError { .two }))
    default: named("share", up.share())
    }
  }

  private func timing(_ up: Pipeline) -> Pipeline {
    switch dice.roll(12) {
    case 0: named("receiveOn", up.receive(on: scheduler))
    case 1: keeping(up)
    case 2: named("subscribeOn", up.subscribe(on: scheduler))
    case 3: named("delay", up.delay(for: 0.5, scheduler: scheduler))
    case 4: named("debounce", up.debounce(for: 0.5, scheduler: scheduler))
    case 5: named("debounceNow", up.debounce(for: 1, scheduler: ImmediateScheduler.shared))
    case 6: named("throttle", up.throttle(for: 1, scheduler: scheduler, latest: dice.roll(2) == 0))
    case 7: named("timeout", up.timeout(2, scheduler: scheduler))
    case 8: named("collectByTime", up.collect(.byTime(scheduler, 1)).map(\.count))
    case 9: named("collectByTimeOrCount", up.collect(.byTimeOrCount(scheduler, 1, 2)).map(\.count))
    case 10: named("measure", up.measureInterval(using: scheduler).map { Int($0.magnitude) })
    default: keeping(up)
    }
  }

  private func joining(_ up: Pipeline, level: Int) -> Pipeline {
    let other = pipeline(source(), links: dice.roll(3), level: level + 1)
    switch dice.roll(13) {
    case 0: return named("merge", up.merge(with: other))
    case 1: return named("zip", up.zip(other).map(+))
    case 2: return named("combineLatest", up.combineLatest(other).map(+))
    case 3: return named("append", up.append(other))
    case 4: return named("prepend", up.prepend(other))
    case 5: return named("dropUntil", up.drop(untilOutputFrom: other))
    case 6: return named("prefixUntil", up.prefix(untilOutputFrom: other))
    case 7: return named("catch", up.catch { _ in other })
    case 8: return named("tryCatch", up.tryCatch { _ in other }.mapError { $0 as? Trouble ?? .two })
    case 9: return named("flatMap", up.flatMap { _ in other })
    case 10: return named("flatMap1", up.flatMap(maxPublishers: .max(1)) { _ in other })
    case 11: return named("switch", up.map { _ in other }.switchToLatest())
    default: return named("multicast", up.multicast { CurrentValueSubject(2) }.autoconnect().merge(with: other))
    }
  }
}
