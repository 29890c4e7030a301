import Foundation

/// A list that several threads may add to.
final class Log<Element>: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [Element] = []

  /// Everything so far.
  var elements: [Element] { lock.withLock { list } }

  /// Adds an element.
  func add(_ element: Element) { lock.withLock { list.append(element) } }
}

/// An error with a name.
enum Trouble: Error, Equatable, Codable { case one, two }

/// A stream that keeps what is written.
final class Paper: TextOutputStream, @unchecked Sendable {
  private let lock = NSLock()
  private var written = ""

  /// The lines so far.
  var lines: [String] { lock.withLock { written }.split(separator: "\n").map(String.init) }

  func write(_ string: String) { lock.withLock { written += string } }
}

/// Runs a closure on ten threads that start together, and returns when all are through.
func onTenThreads(_ work: @escaping @Sendable (Int) -> Void) {
  let (ready, start, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
  for number in 0..<10 {
    Thread.detachNewThread {
      ready.signal()
      start.wait()
      work(number)
      done.signal()
    }
  }
  for _ in 0..<10 { ready.wait() }
  for _ in 0..<10 { start.signal() }
  for _ in 0..<10 { done.wait() }
}

/// Lets the main queue do what waits in it, so many rounds deep.
func drainMain(rounds: Int = 3) async {
  for _ in 0..<rounds {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }
}
