import Foundation
public import RivuletAnimation
import Synchronization

extension Transaction {
  /// The transaction of the innermost `withTransaction` call on this thread, or an empty transaction outside such calls.
  package static var current: Transaction {
    CurrentTransaction.value
  }
}

/// The transactions of the enclosing `withTransaction` calls, keyed by thread. Threads outside such calls have no entry.
private enum CurrentTransaction {
  private struct Threads: @unchecked Sendable {
    var open: [ObjectIdentifier: Transaction] = [:]
  }

  private static let threads = Mutex(Threads())

  static var value: Transaction {
    threads.withLock { threads in
      threads.open.isEmpty ? Transaction() : threads.open[ObjectIdentifier(Thread.current)] ?? Transaction()
    }
  }

  /// Sets this thread's transaction and returns the previous transaction, which another call can restore.
  static func replace(_ transaction: Transaction?) -> Transaction? {
    threads.withLock { threads in
      let key = ObjectIdentifier(Thread.current)
      let before = threads.open[key]
      threads.open[key] = transaction
      return before
    }
  }
}

/// A thread's suspended transaction. Until `resume` is called, code on the thread runs outside any `withTransaction` call.
struct SuspendedTransaction {
  private let transaction = CurrentTransaction.replace(nil)

  /// Restores the suspended transaction.
  func resume() {
    if let transaction { _ = CurrentTransaction.replace(transaction) }
  }
}

/// Runs `body` and uses `transaction` for its state changes, merged over any enclosing transaction (B6.15).
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  let before = CurrentTransaction.replace(Transaction.current.overridden(by: transaction))
  defer {
    _ = CurrentTransaction.replace(before)
    for completion in transaction.completions { completion.seal() }
  }
  return try body()
}

/// Runs `body` in a transaction with one value set.
public func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs `body` and animates its changes with `animation`. Pass nil for no animation (B6.02).
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}
