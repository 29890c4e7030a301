/// The code around a turn, which may be the turn of another app: a picture of a view can be asked for in a body, an action or an animation.
///
/// A comparison deep inside of an update cannot be handed its app, and `withTransaction` reaches whatever its closure calls. Both are globals, so a
/// turn begins without either, and gives back what it found when it ends.
@MainActor
struct OuterTurn {
  /// The queue of the app that runs a turn, the innermost of several.
  private(set) static var queue: ObjectIdentifier?

  private let outerQueue: ObjectIdentifier?
  private let changedObjects: Set<UInt>
  private let transaction: SuspendedTransaction

  /// Suspends the surrounding code's globals for a turn of the app with a queue.
  init(around queue: TransactionQueue) {
    outerQueue = Self.queue
    Self.queue = ObjectIdentifier(queue)
    changedObjects = ViewComparison.changedObjects
    ViewComparison.changedObjects = []
    transaction = SuspendedTransaction()
  }

  /// Gives them back.
  func resume() {
    Self.queue = outerQueue
    ViewComparison.changedObjects = changedObjects
    transaction.resume()
  }
}
