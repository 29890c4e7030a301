import Combine
import Foundation
import Testing

/// Those who hear of a change away from the main thread are told when it has been made, and nothing of that stays behind.
@Suite struct StoreWatchTests {
  private final class Watcher: Sendable {}

  /// Runs a closure on a thread of its own and returns when it is through.
  private func onAnotherThread(_ work: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      work()
      done.signal()
    }
    done.wait()
  }

  @Test func `what waits for a change runs once the property has its new value`() {
    let counter = Shared(Counter())
    let log = Log<Int>()
    onAnotherThread {
      let watcher = Watcher()
      let sink = counter.value.objectWillChange.sink {
        log.add(counter.value.count)
        StoreWatch.afterStoring(for: watcher) { log.add(counter.value.count) }
      }
      counter.value.count = 1
      counter.value.count = 2
      sink.cancel()
      counter.value.count = 3
    }
    #expect(log.elements == [0, 1, 1, 2])
  }

  @Test func `of the actions of one watcher the last one runs, and those of others run too`() {
    let log = Log<String>()
    onAnotherThread {
      let (one, other) = (Watcher(), Watcher())
      StoreWatch.change {
        StoreWatch.afterStoring(for: one) { log.add("first") }
        StoreWatch.afterStoring(for: one) { log.add("second") }
        StoreWatch.afterStoring(for: other) { log.add("other") }
        log.add("stored")
      }
    }
    #expect(log.elements.first == "stored" && log.elements.sorted() == ["other", "second", "stored"])
  }

  @Test func `a change inside of another one tells its own`() {
    let log = Log<String>()
    onAnotherThread {
      let watcher = Watcher()
      StoreWatch.change {
        StoreWatch.afterStoring(for: watcher) { log.add("outer") }
        StoreWatch.change {
          StoreWatch.afterStoring(for: watcher) { log.add("inner") }
        }
        log.add("stored")
      }
    }
    #expect(log.elements == ["inner", "stored", "outer"])
  }

  @Test func `announcements without a change that follows leave nothing to wait for`() {
    let log = Log<Int>()
    onAnotherThread {
      for _ in 0..<10_000 { StoreWatch.afterStoring(for: Watcher()) { log.add(1) } }
      let counter = Counter()
      let sink = counter.objectWillChange.sink { StoreWatch.afterStoring(for: Watcher()) { log.add(2) } }
      // By hand, and outside of a change.
      counter.objectWillChange.send()
      StoreWatch.change {}
      sink.cancel()
    }
    #expect(log.elements.isEmpty)
  }
}
