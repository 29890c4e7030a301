/// The code around a turn, which may itself be a turn of another app: an image of a view can be rendered in a body, an action or an
/// animation.
///
/// A comparison deep inside an update has no reference to its app, and `withTransaction` affects everything that its closure calls. Both
/// use globals, so a turn starts with fresh globals and restores the previous ones when it ends.
@MainActor
struct OuterTurn {
  /// The queue of the app that is running a turn; if turns are nested, the queue of the innermost app.
  private(set) static var queue: ObjectIdentifier?

  private let outerQueue: ObjectIdentifier?
  private let changedObjects: Set<UInt>
  private let transaction: SuspendedTransaction

  /// Suspends the surrounding code's globals for a turn of the app that owns `queue`.
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
