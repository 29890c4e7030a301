package import RivuletGraph
package import RivuletTree

/// The state that the windows of an app share: one graph, one queue of changes, one turn.
///
/// A host retains its windows, and each window its app. The app calls a host only through its services, which it does not retain.
@MainActor
package final class AppRuntime {
  package let graph: Graph
  package unowned let services: any HostServices
  let tracer: (any Tracer)?
  package let queue: TransactionQueue
  package let actions = ActionQueue()
  package let stateStore: StateStore
  let storedValues = StoredValues()
  let namespaces = NamespaceNumbers()
  let relays = PreferenceRelays()
  let subviews = SubviewSources()
  /// The clock for work that depends on time.
  package let clock: FrameClock
  private(set) lazy var stages = FrameStages(self)
  /// The scenes of the app, and its windows.
  package private(set) lazy var scenes = AppScenes(app: self)

  /// True if `task` modifiers start; false for an app that is only compared with another.
  package let runsTasks: Bool
  /// True if appear, change and disappear actions run.
  package let runsActions: Bool

  @exclusivity(unchecked) package private(set) var frameNumber = 0
  /// The round of lifecycle actions whose consequences are being applied (B1.09).
  @exclusivity(unchecked) package private(set) var currentRound = 0
  /// The number of updates. A turn may have several.
  @exclusivity(unchecked) private(set) var updateNumber = 0
  /// The transaction of the running update, as the roots of windows receive it.
  let arrivingTransaction: Attribute<UpdateTransaction>
  /// The transaction of the running update, for code that must not depend on it.
  @exclusivity(unchecked) package private(set) var currentTransaction = Transaction()

  /// The open windows, in the order in which they were opened.
  @exclusivity(unchecked) private var windows: [Window] = []
  /// The containers whose elements have changed.
  let collecting = WorkList<ViewNode>()
  /// Objects that this turn has removed, to be released after its frame: former elements of lists.
  @exclusivity(unchecked) private var keptObjects: [AnyObject] = []
  @exclusivity(unchecked) private var isRunning = false
  @exclusivity(unchecked) var passCount = 0
  /// The completions of changes that this turn's frame shows.
  @exclusivity(unchecked) private var shownCompletions: [AnimationCompletion] = []

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
    graph.onIssue = { issue in
      issues.report(RuntimeIssue(kind: .dependencyCycle, message: "\(issue)", typeName: "Graph"))
    }
  }

  isolated deinit {
    queue.close()
    actions.discard()
    clock.close()
  }

  private struct Window {
    /// The identity of `tree`, which may be used after the tree is gone.
    let id: ObjectIdentifier
    unowned let tree: ViewTree

    @MainActor init(_ tree: ViewTree) {
      id = ObjectIdentifier(tree)
      self.tree = tree
    }
  }

  /// Adds a window; the next turn builds its content.
  func open(_ tree: ViewTree) {
    windows.append(Window(tree))
    services.requestTurn()
  }

  /// Removes a window and its views. After the last window nothing can change.
  func close(_ tree: ViewTree) {
    windows.removeAll { $0.id == ObjectIdentifier(tree) }
    guard windows.isEmpty else { return tree.rootScope.remove() }
    queue.close()
    tree.rootScope.close()
  }

  func forEachWindow(_ body: (ViewTree) -> Void) {
    for window in windows { body(window.tree) }
  }

  func anyWindow(_ condition: (ViewTree) -> Bool) -> Bool {
    windows.contains { condition($0.tree) }
  }

  /// True if no work waits.
  package var isQuiet: Bool {
    !storedValues.hasUnseenChanges && queue.isEmpty && scenes.isQuiet && stages.areQuiet && !stages.hasDrawings
      && !anyWindow { $0.hasEdits || $0.keyboard.needsDrawing || $0.animations.hasEnded || !$0.hasNoRowsLeft }
  }

  /// Retains an object until the turn ends.
  func keepUntilEndOfTurn(_ object: AnyObject) {
    keptObjects.append(object)
  }

  /// Notes a container whose elements have changed.
  func collectsContents(of node: ViewNode) {
    guard !node.needsCollection else { return }
    node.needsCollection = true
    collecting.append(node)
  }
}

// MARK: - The turn

extension AppRuntime {
  /// Ends the current turn: applies every waiting group with its own evaluation, runs the actions that follow, commits one frame to the
  /// host (B1.04–B1.09), and finally frees removed storage.
  package func runTurn() {
    guard !isRunning else { return }
    isRunning = true
    let outer = OuterTurn(around: queue)
    defer { outer.resume() }
    traced("turn") {
      storedValues.look()
      services.issues.whileCurrent {
        runGroups()
        forEachWindow { if $0.followsHover { $0.hover.settle() } }
      }
      commit()
      services.issues.whileCurrent { stages.makeRowsAhead() }
      let freed = services.issues.whileCurrent { graph.freeDeferred() }
      keptObjects.removeAll()
      if freed >= FreedBlocks.worthMerging { traced("memory") { FreedBlocks.merge() } }
    }
    isRunning = false
    if !shownCompletions.isEmpty || anyWindow({ $0.animations.hasEnded }) { services.issues.whileCurrent { completeAnimations() } }
    if !scenes.isQuiet { scenes.carryOutRequests() }
  }

  /// Begins a frame of the host that the app has requested: advances the work that depends on time. A turn shows the result.
  package func advanceFrame() {
    services.issues.whileCurrent { clock.tick(at: services.now) }
    if !isQuiet { services.requestTurn() }
  }

  /// Calls the completions of changes that the frame shows (B6.22).
  private func completeAnimations() {
    let completions = shownCompletions
    shownCompletions = []
    for completion in completions { completion.endGroup() }
    forEachWindow { for listener in $0.animations.takeEnded() { listener.motionEnded() } }
  }

  private func runGroups() {
    frameNumber += 1
    passCount = 0
    currentRound = 0
    forEachWindow { window in
      window.lazyContents.beginTurn()
      window.scrolling.beginTurn()
    }
    if !stages.areQuiet {
      beginUpdate(Transaction())
      stages.run()
    }
    while let group = queue.popFirst(withinRound: FrameLimits.rounds) {
      currentRound = group.round
      traced("transaction") {
        beginUpdate(group.transaction)
        for mutation in group.mutations { mutation.apply() }
        stages.run()
        shownCompletions += group.transaction.completions
      }
    }
    if stages.hasDrawings { stages.draw() }
    if !queue.isEmpty { reportRounds() }
    ViewComparison.changedObjects = []
    queue.endTurn()
  }

  private func beginUpdate(_ transaction: Transaction) {
    updateNumber += 1
    currentTransaction = transaction
    ViewComparison.changedObjects.formUnion(queue.takeChangedObjects())
    _ = arrivingTransaction.set(UpdateTransaction(transaction: transaction, update: updateNumber))
    let isAnimated = transaction.animation != nil || transaction.tracksVelocity
    forEachWindow { $0.animations.beginUpdate(mayAnimate: isAnimated || $0.changesTransactions) }
  }

  private func reportRounds() {
    RuntimeIssue.reportOnce(
      .updatedTooOften, typeName: "ViewTree",
      "Actions of one frame caused changes \(FrameLimits.rounds) times over; the rest waits for the next frame. "
        + "Look for onChange, onAppear or onPreferenceChange actions that change each other's values.")
  }

  /// Commits the windows that have changed to the host.
  private func commit() {
    forEachWindow { window in
      window.keyboard.draw()
      let edits = window.takeEditCount()
      guard passCount > 0 || edits > 0 else { return }
      traced("commit") {
        services.commitFrame(CommittedFrame(time: services.now, passCount: passCount, drawingEdits: edits), of: ObjectIdentifier(window))
      }
    }
  }
}

/// Requests a turn of the host from any thread.
private final class Waker: Sendable {
  nonisolated(unsafe) private weak var services: (any HostServices)?

  init(_ services: any HostServices) {
    self.services = services
  }

  func wake() { services?.requestTurn() }
}

extension AppRuntime {
  /// Runs `body` as a span of the host's tracer, if it has one.
  @inline(__always)
  func traced<Result>(_ name: StaticString, _ body: () -> Result) -> Result { tracer.traced(name, body) }
}
