package import RivuletGraph
package import RivuletTree

/// The state that an app's windows share: a graph, a queue of changes, and a turn.
///
/// A host retains its windows, and each window retains its app. The app calls a host only through its services, which it doesn't retain.
@MainActor
package final class AppRuntime {
  package let graph: Graph
  package unowned let services: any HostServices
  /// The tracer that records operations, their durations, and their causes, if any.
  package private(set) var tracer: (any Tracer)?
  package let queue: TransactionQueue
  package let actions = ActionQueue()
  package let stateStore: StateStore
  let storedValues = StoredValues()
  let namespaces = NamespaceNumbers()
  /// The clock for time-dependent work.
  package let clock: FrameClock
  /// The objects that higher-level modules store for the app.
  let companions = Companions()

  /// True if `task` modifiers start their tasks. False for an app that's only compared with another app.
  package let runsTasks: Bool
  /// True if appear, change, and disappear actions run.
  package let runsActions: Bool

  package internal(set) var frameNumber = 0
  /// The round of lifecycle actions whose consequences are being applied (B1.09).
  package internal(set) var currentRound = 0
  /// The number of updates so far. A turn may contain several updates.
  var updateNumber = 0
  /// The running update's transaction, as received by the roots of windows.
  let arrivingTransaction: Attribute<UpdateTransaction>
  /// The running update's transaction, for code that must not depend on it.
  package internal(set) var currentTransaction = Transaction()

  /// The open windows, in the order in which they were opened.
  private var windows: [WindowReference] = []
  /// The containers whose elements have changed.
  let collecting = WorkList<ViewNode>()
  /// Objects that this turn has removed, such as previous elements of lists. They're released after the turn's frame.
  var keptObjects: [AnyObject] = []
  var isRunning = false
  var passCount = 0
  /// The completions for the changes that this turn's frame shows.
  var shownCompletions: [AnimationCompletion] = []

  package init(services: any HostServices, stateStore: StateStore = StateStore(), runsTasks: Bool = true, runsActions: Bool = true) {
    self.services = services
    self.stateStore = stateStore
    self.runsTasks = runsTasks
    self.runsActions = runsActions
    tracer = services.tracer
    graph = Graph(lanes: [.creation, .creation, BehaviourConstants.siblingsAppearLastFirst ? .innermostFirst : .creation])
    AppDefaults.use(services.userDefaults)
    services.issues.belong(to: services)
    clock = FrameClock { [unowned services] in services.requestFrame() }
    let waker = Waker(services)
    let issues = services.issues
    queue = TransactionQueue(issues: issues) { waker.wake() }
    arrivingTransaction = graph.makeInput(
      UpdateTransaction(update: 0), in: graph.root, name: "transaction", areEqual: { $0.update == $1.update })
    queue.causes = tracer?.causes
    graph.onIssue = { issue in
      issues.report(RuntimeIssue(kind: .dependencyCycle, message: "\(issue)", typeName: "Graph"))
    }
  }

  isolated deinit {
    queue.close()
    actions.discard()
    clock.close()
  }

  /// Adds a window. The next turn builds the window's content.
  func open(_ tree: ViewTree) {
    windows.append(WindowReference(tree))
    services.requestTurn()
  }

  /// Removes a window and its views. After the last window closes, nothing can change.
  func close(_ tree: ViewTree) {
    windows.removeAll { $0.id == ObjectIdentifier(tree) }
    guard windows.isEmpty else { return tree.rootScope.remove() }
    queue.close()
    tree.rootScope.close()
  }

  /// Runs a closure that may call app code. Retains the windows until the closure returns, because the app may release a window during the
  /// call.
  func keepingWindows(from index: Int = 0, _ body: () -> Void) {
    guard index < windows.count else { return body() }
    withExtendedLifetime(windows[index].tree) { keepingWindows(from: index + 1, body) }
  }

  func forEachWindow(_ body: (ViewTree) -> Void) {
    for window in windows { window.lend(body) }
  }

  func anyWindow(_ condition: (ViewTree) -> Bool) -> Bool {
    windows.contains { $0.lend(condition) }
  }

  /// Retains an object until the turn ends.
  func keepUntilEndOfTurn(_ object: AnyObject) {
    keptObjects.append(object)
  }

  /// Records a container whose elements have changed.
  func collectsContents(of node: ViewNode) {
    guard !node.needsCollection else { return }
    node.needsCollection = true
    collecting.append(node)
  }
}

/// Requests a turn from the host. Can be used on any thread.
private final class Waker: Sendable {
  nonisolated(unsafe) private weak var services: (any HostServices)?

  init(_ services: any HostServices) {
    self.services = services
  }

  func wake() { services?.requestTurn() }
}

extension AppRuntime {
  /// Sets the tracer that records the operations of all windows from now on; nil stops recording. Call this method between turns.
  package func trace(with tracer: (any Tracer)?) {
    self.tracer = tracer
    queue.causes = tracer?.causes
    forEachWindow { $0.surroundings.trace(with: tracer) }
  }

  /// Runs `body` as a span of the host's tracer, if any.
  @inline(__always)
  func traced<Result>(_ name: StaticString, _ body: () -> Result) -> Result { tracer.traced(name, body) }
}
