/// The code around a turn, which may be the turn of another app: an image of a view can be rendered in a body, an action or an animation.
///
/// A comparison deep inside an update has no reference to its app, and `withTransaction` affects everything that its closure calls. Both
/// use globals, so a turn begins with fresh ones, and restores the former ones when it ends.
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

  /// Restores the globals.
  func resume() {
    Self.queue = outerQueue
    ViewComparison.changedObjects = changedObjects
    transaction.resume()
  }
}
