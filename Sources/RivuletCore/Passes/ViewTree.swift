package import Foundation
package import RivuletDrawing
import RivuletGeometry
package import RivuletGraph
package import RivuletText
package import RivuletTree

/// One tree of views: its graph, its retained nodes, and the funnel through which every change goes.
///
/// A host owns it: it hands in services, size and events, and shows the drawing tree. The tree never calls a host except through its
/// services, which it does not hold; when the host lets go of it, everything inside goes too, silently: tasks are cancelled and
/// subscriptions end, but no disappear action runs.
@MainActor
package final class ViewTree {
  package let graph: Graph
  package unowned let services: any HostServices
  let tracer: (any Tracer)?
  package let queue: TransactionQueue
  package let actions = ActionQueue()
  package let stateStore: StateStore
  let surroundings: ScopeSurroundings
  package var geometry: GeometryWatches { surroundings.geometry }
  let storedValues = StoredValues()
  let sceneStore = SceneStore()
  let namespaces = NamespaceNumbers()
  let relays = PreferenceRelays()
  let subviews = SubviewSources()
  package let scrolling = ScrollRegistry()
  /// The nodes whose size follows from that of the window.
  let windowRelative = ContainerRelativeNodes()
  /// What goes on with time.
  package let clock: FrameClock
  @exclusivity(unchecked) package private(set) var rootScope: Scope!
  @exclusivity(unchecked) package private(set) var root: ViewNode!
  package private(set) lazy var pointer = PointerDispatcher(tree: self)
  package private(set) lazy var hover = HoverDispatcher(tree: self)
  /// Whether a view has ever followed the pointer over it. Until one does, hit tests for hover are left out.
  @exclusivity(unchecked) package var followsHover = false
  package private(set) lazy var keyboard = KeyDispatcher(tree: self)
  private(set) lazy var focus = FocusCoordinator(tree: self)

  /// Whether `task` modifiers start; a tree that is only compared with another leaves them off.
  package let runsTasks: Bool
  /// Whether appear, change and disappear actions run.
  package let runsActions: Bool

  /// The size that the host gives to the root.
  @exclusivity(unchecked) package private(set) var size: CGSize
  @exclusivity(unchecked) package private(set) var frameNumber = 0
  /// The round of lifecycle actions whose consequences are being applied (B1.09).
  @exclusivity(unchecked) package private(set) var currentRound = 0

  /// Counts the updates, of which a turn may have several.
  @exclusivity(unchecked) private(set) var updateNumber = 0
  /// The transaction of the update that runs, as the root gets it.
  @exclusivity(unchecked) private(set) var arrivingTransaction: Attribute<UpdateTransaction>!
  /// The transaction of the update that runs, for code that must not depend on it.
  @exclusivity(unchecked) package private(set) var currentTransaction = Transaction()

  @exclusivity(unchecked) private var collecting: [ViewNode] = []
  /// What this turn has taken out, and nobody waits for, beside scopes, which the graph frees: the elements that lists were handed before.
  @exclusivity(unchecked) private var keptObjects: [AnyObject] = []
  @exclusivity(unchecked) private var isRunning = false
  @exclusivity(unchecked) private var passCount = 0
  /// What waits for the end of changes that this turn's frame shows.
  @exclusivity(unchecked) private var shownCompletions: [AnimationCompletion] = []
  @exclusivity(unchecked) private var committedEdits = 0

  /// Builds the tree; nothing is evaluated before the first turn.
  package init<Root: View>(
    _ root: Root, services: any HostServices, size: CGSize, environment: EnvironmentValues, stateStore: StateStore = StateStore(),
    runsTasks: Bool = true, runsActions: Bool = true
  ) {
    self.services = services
    tracer = services.tracer
    surroundings = ScopeSurroundings(TextSystem(services.textMeasurer), services.tracer, recordsState: stateStore.isRecording)
    self.size = size
    self.stateStore = stateStore
    self.runsTasks = runsTasks
    self.runsActions = runsActions
    graph = Graph(lanes: [.creation, .creation, BehaviourConstants.siblingsAppearLastFirst ? .innermostFirst : .creation])
    AppDefaults.use(services.userDefaults)
    clock = FrameClock { [unowned services] in services.requestFrame() }
    let waker = Waker(services)
    let issues = services.issues
    queue = TransactionQueue(issues: issues) { waker.wake() }
    graph.onIssue = { issue in
      issues.report(RuntimeIssue(kind: .dependencyCycle, message: "\(issue)", typeName: "Graph"))
    }
    build(root, environment: complete(environment))
    waker.wake()
  }

  isolated deinit {
    queue.close()
    rootScope.close()
    actions.discard()
    environment.close()
    layout.close()
    scrolling.close()
    clock.close()
  }

  private var environment: EnvironmentRoot { surroundings.environment }
  package var drawing: DrawingTree { surroundings.nodes.drawing }
  package var layout: LayoutPass { surroundings.nodes.layout }
  /// The text measurer of the services.
  package var textSystem: TextSystem { surroundings.nodes.textSystem }
  package var counters: CounterStore {
    get { surroundings.allCounters }
    set { surroundings.allCounters = newValue }
  }

  /// Adds what the host does not say by itself, unless it has the usual value.
  private func complete(_ environment: EnvironmentValues) -> EnvironmentValues {
    var values = environment
    values.systemOpener = SystemOpener(services)
    let classes = SizeClasses(size: size, idiom: values.idiom)
    if classes != values.sizeClasses { values.sizeClasses = classes }
    return values
  }

  private func build<Root: View>(_ view: Root, environment values: EnvironmentValues) {
    let environment = EnvironmentRoot(values, in: graph)
    surroundings.belong(to: self, environment)
    let scope = ContentScope(rootIn: graph.root, surroundings)
    rootScope = scope
    arrivingTransaction = graph.makeInput(
      UpdateTransaction(update: 0), in: scope, name: "transaction", areEqual: { $0.update == $1.update })
    let value = graph.makeInput(view, in: scope, name: "root", areEqual: { _, _ in false })
    let root = BehaviorNode(RootBehavior(), scope: scope)
    self.root = root
    // The host counts on it from the beginning.
    root.wasAsked = true
    var inputs = _ViewListInputs(scope: scope, environment: environment.place)
    tree(root, shows: _GraphValue(value), inputs: &inputs)
    drawing.setChildren(of: drawing.root, to: root.drawing.map { [$0] } ?? [])
  }

  private func tree<Root: View>(_ node: ViewNode, shows view: _GraphValue<Root>, inputs: inout _ViewListInputs) {
    _ = graph.makeSink(
      MirroringRule(node: node, inputs: inputs), lane: .structure, in: inputs.scope)
    node.setContents(Root._makeViewList(view: view, inputs: &inputs).elements)
  }
}

// MARK: - What hosts do

extension ViewTree {
  /// Gives the root another size; the next turn lays out.
  package func setSize(_ size: CGSize) {
    guard self.size != size else { return }
    self.size = size
    let classes = SizeClasses(size: size, idiom: rootEnvironment.idiom)
    if classes != rootEnvironment.sizeClasses { updateEnvironment { $0.sizeClasses = classes } }
    root.invalidateLayout()
    root.needsPlacement = true
    windowRelative.invalidate()
    services.requestTurn()
  }

  /// Changes the environment of the whole tree in its own group.
  package func updateEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) {
    queue.append(
      Mutation { [unowned self] in
        change(&environment.values)
      }, transaction: Transaction.current)
  }

  /// The environment of the whole tree as it is now.
  package var rootEnvironment: EnvironmentValues { environment.values }

  /// Whether nothing waits.
  package var isQuiet: Bool {
    !keyboard.needsDrawing && !storedValues.hasUnseenChanges && queue.isEmpty && hasNoPassToRun
  }

  /// Whether passes would find nothing to do.
  private var hasNoPassToRun: Bool {
    actions.isEmpty && !needsAnotherPass && !layout.hasDrawings && graph.isQuiet(.preferences) && graph.isQuiet(.lifecycle)
  }

  /// Keeps something until the turn ends.
  func keepUntilEndOfTurn(_ object: AnyObject) {
    keptObjects.append(object)
  }

  /// Ends the current turn: applies every waiting group with its own evaluation, runs the actions that follow, hands the host one frame
  /// (B1.04–B1.09), and only then gives back what has gone, which nobody waits for.
  package func runTurn() {
    guard !isRunning else { return }
    isRunning = true
    traced("turn") {
      storedValues.look()
      services.issues.whileCurrent {
        runGroups()
        if followsHover { hover.settle() }
      }
      commit()
      let freed = services.issues.whileCurrent { graph.freeDeferred() }
      keptObjects.removeAll()
      if freed >= FreedBlocks.worthMerging { FreedBlocks.merge() }
    }
    isRunning = false
    if !shownCompletions.isEmpty { services.issues.whileCurrent { completeAnimations() } }
  }

  /// Tells those that wait for the end of changes that the frame shows it (B6.22).
  private func completeAnimations() {
    let completions = shownCompletions
    shownCompletions = []
    for completion in completions { completion.endGroup() }
  }

  private func runGroups() {
    frameNumber += 1
    passCount = 0
    currentRound = 0
    if !hasNoPassToRun {
      beginUpdate(Transaction())
      runStages()
    }
    while let group = queue.popFirst(withinRound: BehaviourConstants.roundsPerFrame) {
      currentRound = group.round
      traced("transaction") {
        beginUpdate(group.transaction)
        for mutation in group.mutations { mutation.apply() }
        runStages()
        shownCompletions += group.transaction.completions
      }
    }
    if !queue.isEmpty { reportRounds() }
    ViewComparison.changedObjects = []
    queue.endTurn()
  }

  private func beginUpdate(_ transaction: Transaction) {
    updateNumber += 1
    currentTransaction = transaction
    ViewComparison.changedObjects.formUnion(queue.takeChangedObjects())
    _ = arrivingTransaction.set(UpdateTransaction(transaction: transaction, update: updateNumber))
  }

  private func reportRounds() {
    RuntimeIssue.reportOnce(
      .updatedTooOften, typeName: "ViewTree",
      "Actions of one frame caused changes \(BehaviourConstants.roundsPerFrame) times over; the rest waits for the next frame. "
        + "Look for onChange, onAppear or onPreferenceChange actions that change each other's values.")
  }

  private func commit() {
    keyboard.draw()
    let edits = drawing.editCount - committedEdits
    committedEdits = drawing.editCount
    counters.drawingEdits += edits
    guard passCount > 0 || edits > 0 else { return }
    traced("commit") {
      services.commitFrame(CommittedFrame(time: services.now, passCount: passCount, drawingEdits: edits))
    }
  }
}

// MARK: - The stages, in order (invariant 7)

extension ViewTree {
  /// What one group of changes goes through before the frame is shown.
  ///
  /// Each stage brings up to date what it is named for, and may leave work for an earlier one, which the loops come back to: bodies make containers,
  /// layout makes contents for the room that they have got, scroll views move what was laid out, preferences change state. Each loop has a limit;
  /// what is left then waits for the next frame.
  private func runStages() {
    var passes = 0
    repeat {
      passCount += 1
      passes += 1
      var levels = 0
      repeat {
        levels += 1
        updateStructure()
        updateLayout()
        settleScrolling()
        updateGeometry()
      } while needsAnotherPass && levels < BehaviourConstants.geometryLevels
      updatePreferences()
    } while needsAnotherPass && passes < BehaviourConstants.passesPerRound
    if needsAnotherPass { reportPasses() }
    updateDrawing()
    runActions()
  }

  /// Runs the rules that make bodies and nodes, and has containers take over their elements.
  private func updateStructure() {
    guard !isStructureQuiet else { return }
    traced("structure") {
      repeat {
        queue.whileUpdating { _ = graph.flush(.structure) }
        if !subviews.collectInnermost() { collect() }
      } while !isStructureQuiet
    }
  }

  /// Asks nodes for their sizes and places them; nodes that are new draw.
  private func updateLayout() {
    guard layout.isDirty else { return }
    traced("layout") { queue.whileUpdating { layout.run(below: root, ProposedViewSize(size)) } }
    scrolling.layoutRan()
  }

  /// Has scroll views carry out what was asked of them, and keep to their limits and anchors.
  private func settleScrolling() {
    if !scrolling.isQuiet { traced("scrolling") { scrolling.settle() } }
  }

  /// Tells what reads the places of views that they have moved.
  private func updateGeometry() { geometry.refresh() }

  /// Combines preferences, and hands them to what reads them.
  private func updatePreferences() {
    traced("preferences") {
      queue.whileUpdating { _ = graph.flush(.preferences) }
      relays.deliver()
    }
  }

  /// Draws what has changed and is not new.
  private func updateDrawing() {
    traced("drawing") { queue.whileUpdating { layout.runDrawing() } }
  }

  /// Runs the actions that wait for the changes to be in place; what they change belongs to the next round.
  private func runActions() {
    traced("actions") {
      queue.whileUpdating { _ = graph.flush(.lifecycle) }
      queue.beginRound(after: currentRound)
      focus.settle()
      if runsActions { actions.drain() } else { actions.discard() }
    }
  }

  private var isStructureQuiet: Bool { graph.isQuiet(.structure) && collecting.isEmpty && subviews.isEmpty }

  /// Whether structure, layout or a scroll view waits to be brought up to date.
  private var needsAnotherPass: Bool { !isStructureQuiet || layout.isDirty || !scrolling.isQuiet }

  private func reportPasses() {
    RuntimeIssue.reportOnce(
      .updatedTooOften, typeName: "ViewTree",
      "Layout and preferences kept changing each other \(BehaviourConstants.passesPerRound) times in one pass; the rest waits for the "
        + "next frame. Look for a preference or geometry that depends on itself.")
    services.requestTurn()
  }

  /// A frame of the host begins, which the tree has asked for: what goes on with time moves on. A turn shows it.
  package func advanceFrame() {
    services.issues.whileCurrent { clock.tick(at: services.now) }
  }

  /// Remembers a container whose elements have changed.
  func collectsContents(of node: ViewNode) {
    guard !node.needsCollection else { return }
    node.needsCollection = true
    collecting.append(node)
  }

  private func collect() {
    if collecting.isEmpty { return }
    var index = 0
    while index < collecting.count {
      let node = collecting[index]
      if node.scope.isRemoved { node.needsCollection = false } else { node.collectContents() }
      index += 1
    }
    collecting.removeAll(keepingCapacity: true)
  }
}

/// Calls the host from any thread.
private final class Waker: Sendable {
  nonisolated(unsafe) private weak var services: (any HostServices)?

  init(_ services: any HostServices) {
    self.services = services
  }

  func wake() { services?.requestTurn() }
}
