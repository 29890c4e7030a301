import Combine
import Dispatch
import RivuletGraph
import Synchronization

/// A signal that requests another evaluation of a body. Observed objects and tracked `@Observable` properties send it.
///
/// The request is queued in the current transaction. It's discarded if the body is evaluated before the request takes effect (B1.18),
/// because that evaluation has read the new values.
package final class BodySignal: Sendable {
  private struct State {
    /// The number of evaluations.
    var evaluation = 0
    var isInvalidated = false
    /// The evaluation whose reads have already sent the signal. One signal is enough to request the next evaluation.
    var signaledEvaluation = 0
    /// The last evaluation whose tracking has ended. The tracking of all earlier evaluations has ended too (B3.35).
    var retiredEvaluation = 0
    /// True if another thread announced a change that may not be made until after the next evaluation starts.
    var needsSecondEvaluation = false
    /// True if the last evaluation read an observable property; nil if causes weren't recorded.
    var observes: Bool?
  }

  private let state = Mutex(State())
  let rule: AttributeID
  private let queue: TransactionQueue
  private let type: any Any.Type

  /// True if the body's container type is declared in the library.
  var isOfLibrary: Bool { !TracedType.of(type).isOwn }

  /// Creates the signal for a rule that creates views from values of a type.
  @MainActor init(tree: ViewTree, rule: AttributeID, of type: any Any.Type) {
    queue = tree.queue
    self.rule = rule
    self.type = type
  }

  /// The name of the body's container type, for reports.
  package var typeName: String { _typeName(type, qualified: false) }

  /// The name of the body's container type, for cause records.
  var tracedName: String { TracedType.of(type).name }

  /// Starts an evaluation and returns its number.
  @discardableResult
  func willEvaluate() -> Int {
    state.withLock {
      $0.evaluation += 1
      $0.isInvalidated = false
      return $0.evaluation
    }
  }

  /// True if the last evaluation read an observable property; nil if unknown.
  var observes: Bool? {
    get { state.withLock { $0.observes } }
    set { state.withLock { $0.observes = newValue } }
  }

  /// The number of evaluations started so far.
  var evaluation: Int { state.withLock { $0.evaluation } }

  @MainActor var isInvalidated: Bool { state.withLock { $0.isInvalidated } }

  /// True if the body's tree is currently being updated on this thread.
  package var isUpdating: Bool { queue.isUpdatingOnThisThread }

  package func report(_ issue: RuntimeIssue) { queue.issues.report(issue) }

  /// Reports, at most once, an issue that the same line of code causes repeatedly (A5.04).
  func reportOnce(_ issue: RuntimeIssue) { queue.issues.reportOnce(issue) }

  /// Requests one more evaluation, in the current transaction, because an object announces an upcoming change. Can be called on any thread.
  ///
  /// - Parameter object: The address of the object.
  func ring(for object: UInt) {
    queue.noteChange(of: object)
    let evaluation = evaluation
    if MainThread.isCurrent { return queue(after: evaluation, Transaction.current) }
    // On the other thread, the change follows its announcement. The asynchronous call usually gives the change time to happen first.
    let transaction = Transaction.current
    DispatchQueue.main.async { self.queue(after: evaluation, transaction) }
    // If the change comes later, the body has read the value too early and must be evaluated again.
    StoreWatch.afterStoring(for: self) { [weak self] in
      DispatchQueue.main.async { if let self, self.evaluation != evaluation { self.ring(for: object) } }
    }
  }

  /// Records an object's announcement before it is queued.
  func record(_ objectType: any Any.Type, at object: UInt) {
    guard let causes = queue.causes, !causes.record(reader, of: object) else { return }
    let traced = TracedType.of(objectType)
    causes.record(announcement(.object, of: traced.name, at: object, isOwn: traced.isOwn))
  }

  private var reader: TracedReader { TracedReader(rule: rule, type: type) }

  private func announcement(_ kind: TracedChange.Kind, of typeName: String, at address: UInt, isOwn: Bool) -> TracedChange {
    var change = TracedChange(kind, named: typeName)
    (change.owner, change.ownerRule, change.announcement) = (tracedName, rule, address)
    change.isOwn = isOwn
    change.isAnimated = Transaction.current.animation != nil
    return change
  }

  private func queue(after evaluation: Int, _ transaction: Transaction) {
    queue.append(Mutation { [self] in apply(after: evaluation) }, transaction: transaction)
  }

  /// Evaluates the body again as part of the running update. Must be called on the main thread.
  func invalidate() {
    state.withLock { $0.isInvalidated = true }
    if rule.isLive { rule.graph.invalidate(rule) }
  }

  private func apply(after evaluation: Int) {
    let isNews = state.withLock { state in
      guard state.evaluation == evaluation else { return false }
      state.isInvalidated = true
      return true
    }
    if isNews { rule.graph.invalidateFromOutside(rule) }
  }
}

// MARK: - Observable properties

extension BodySignal {
  /// Requests one more evaluation because an `@Observable` property that an evaluation read has changed. Can be called on any thread, after
  /// the change.
  ///
  /// - Returns: False if the reads of that evaluation are out of date, so they no longer need tracking.
  func propertyChanged(readIn evaluation: Int, _ property: @autoclosure () -> AnyKeyPath?) -> Bool {
    if TrackingRetirement.isRetiring { return state.withLock { evaluation > $0.retiredEvaluation } }
    return ring(readIn: evaluation, property())
  }

  /// Records a property change before it is queued.
  private func record(_ keyPath: @autoclosure () -> AnyKeyPath?) {
    guard let causes = queue.causes else { return }
    guard let keyPath = keyPath() else {
      return causes.record(announcement(.property, of: "an observable object", at: 0, isOwn: true))
    }
    let address = UInt(bitPattern: ObjectIdentifier(keyPath))
    if causes.record(reader, of: address) { return }
    let root = TracedType.of(Swift.type(of: keyPath).rootType)
    var change = announcement(.property, of: root.name, at: address, isOwn: root.isOwn)
    change.name = "\(keyPath)".split(separator: ".", maxSplits: 1).last.map(String.init) ?? ""
    causes.record(change)
  }

  private func ring(readIn evaluation: Int, _ property: @autoclosure () -> AnyKeyPath?) -> Bool {
    let isMain = MainThread.isCurrent
    var latest: Int?
    let isWatched = state.withLock { state in
      if evaluation <= state.retiredEvaluation { return false }
      // Ignore changes that a body makes during its own evaluation, but not changes on another thread, because the body may have read the
      // property before the change.
      if isMain, evaluation != state.evaluation { return true }
      guard state.signaledEvaluation != state.evaluation else { return true }
      state.signaledEvaluation = state.evaluation
      latest = state.evaluation
      return true
    }
    if isMain, isWatched, queue.isUpdatingOnThisThread, !TrackingRetirement.isRetiring {
      MainActor.assumeIsolated { reportWriteDuringUpdate() }
    }
    guard let latest else { return isWatched }
    record(property())
    queue(after: latest, Transaction.current)
    return isWatched
  }

  /// Reports a write to a property while a rule of this tree, and therefore a body or one of its closures, is running (B11.03). Actions run
  /// between rules. The actions of an image that is rendered in a body run in a separate turn.
  @MainActor private func reportWriteDuringUpdate() {
    guard rule.graph.currentRule != nil, OuterTurn.queue == ObjectIdentifier(queue) else { return }
    let body = RunningBodies.innermostType.map { "the body of \(_typeName($0, qualified: false)) was being evaluated" }
    let place = body ?? "views were being updated"
    reportOnce(
      RuntimeIssue(
        kind: .stateModifiedDuringUpdate,
        message: "Modifying state during view update: a property of an @Observable object that \(typeName) has read was written while "
          + "\(place); \(typeName) will be evaluated again. Write it in an action, onAppear, onChange or a task.",
        typeName: typeName))
  }

  /// Requests one more evaluation before a property changes, for tracking that ends with the change.
  func propertyWillChange(readIn evaluation: Int, _ property: AnyKeyPath? = nil) {
    if !MainThread.isCurrent { state.withLock { $0.needsSecondEvaluation = true } }
    _ = ring(readIn: evaluation, property)
  }

  /// Returns true if the evaluation that is starting must be repeated after its tracking is registered.
  func takeNeedsSecondEvaluation() -> Bool {
    state.withLock { state in
      defer { state.needsSecondEvaluation = false }
      return state.needsSecondEvaluation
    }
  }

  /// Ends the tracking of the reads of an evaluation and of all earlier evaluations.
  func retire(through evaluation: Int) {
    state.withLock { $0.retiredEvaluation = max($0.retiredEvaluation, evaluation) }
  }
}
