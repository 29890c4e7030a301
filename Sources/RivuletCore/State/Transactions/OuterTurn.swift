/// The state of the code that surrounds a turn. That code may itself be a turn of another app, because a view's image can be rendered in a
/// body, an action, or an animation.
///
/// A comparison deep inside an update has no reference to its app, and `withTransaction` affects everything that its closure calls. Both
/// use globals, so a turn starts with fresh globals and restores the previous globals when it ends.
@MainActor
struct OuterTurn {
  /// The identity of the queue whose app is running a turn. For nested turns, the queue of the innermost app.
  private(set) static var queue: ObjectIdentifier?

  private let outerQueue: ObjectIdentifier?
  private let changedObjects: Set<UInt>
  private let transaction: SuspendedTransaction

  /// Saves and resets the globals for a turn of the app that owns `queue`.
  init(around queue: TransactionQueue) {
    outerQueue = Self.queue
    Self.queue = ObjectIdentifier(queue)
    changedObjects = ViewComparison.changedObjects
    ViewComparison.changedObjects = []
    transaction = SuspendedTransaction()
  }

  /// Restores the saved globals.
  func resume() {
    Self.queue = outerQueue
    ViewComparison.changedObjects = changedObjects
    transaction.resume()
  }
}
