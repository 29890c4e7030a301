package import Foundation
package import RivuletDrawing
import RivuletGeometry
import RivuletGraph
package import RivuletText
package import RivuletTree

/// The views of one window: its size, retained nodes, and drawing, along with window objects such as focus and pointers.
///
/// A host owns the window, passes in sizes and events, and shows the drawing tree. When the host releases the window, everything inside is
/// freed silently: tasks are cancelled and subscriptions end, but no disappear actions run. The state that all windows of an app share is
/// in `app`.
@MainActor
package final class ViewTree {
  /// The runtime that contains the graph, the queue of changes, and the turn that this window shares with its app's other windows.
  package let app: AppRuntime
  let surroundings: ScopeSurroundings
  private(set) lazy var sceneStore = SceneStore { [weak self] in self?.onStorageChange() }
  /// Called after a view writes a `SceneStorage` value.
  var onStorageChange: () -> Void = {}
  /// The objects that higher-level modules store for the window.
  let companions = Companions()
  package private(set) var rootScope: Scope!
  package private(set) var root: BehaviorNode<RootBehavior>!
  /// True if any view has ever tracked the pointer. Until then, hit tests for hover are skipped.
  package var followsHover = false
  /// The elements of the content.
  private(set) var content = ViewElements.none

  /// True if any view has ever specified a transition.
  var usesTransitions = false
  /// True if a modifier has ever changed the transaction for some of the views. Until then, the update's transaction applies to all views.
  var changesTransactions = false

  /// The size that the host assigns to the root.
  package internal(set) var size: CGSize
  private var committedEdits = 0
  private var storedColorSchemeRequest: ColorScheme?
  /// The colour scheme set by the host.
  private var hostColorScheme = ColorScheme.light

  /// Creates a window of an app. Nothing is evaluated before the next turn.
  package init<Root: View>(_ root: Root, app: AppRuntime, size: CGSize, environment: EnvironmentValues) {
    self.app = app
    surroundings = ScopeSurroundings(TextSystem(app.services.textMeasurer), app.tracer, recordsState: app.stateStore.isRecording)
    self.size = size
    noteSize()
    let environment = complete(environment)
    // A view that is evaluated while the structure is being built must depend on the values that it reads.
    app.queue.whileUpdating { build(root, environment: environment) }
    app.open(self)
  }

  /// Creates a window with its own app, as the app's only window.
  package convenience init<Root: View>(
    _ root: Root, services: any HostServices, size: CGSize, environment: EnvironmentValues, stateStore: StateStore = StateStore(),
    runsTasks: Bool = true, runsActions: Bool = true
  ) {
    let app = AppRuntime(services: services, stateStore: stateStore, runsTasks: runsTasks, runsActions: runsActions)
    self.init(root, app: app, size: size, environment: environment)
  }

  /// Makes the window and its size available to code outside views. Has no effect for an image that's painted off-screen.
  func noteSize() {
    if !(services is OffscreenServices) { services.issues.note(self, of: size) }
  }

  isolated deinit {
    surroundings.isOpen = false
    app.close(self)
    environment.close()
    layout.close()
    animations.close()
    surroundings.nodes.moved.close()
    companions.close()
  }

  private var environment: EnvironmentRoot { surroundings.environment }
  package var drawing: DrawingTree { surroundings.nodes.drawing }
  package var layout: LayoutPass { surroundings.nodes.layout }
  package var animations: AnimationPass { surroundings.nodes.animations }
  /// The text system, which uses the text measurer from the services.
  package var textSystem: TextSystem { surroundings.nodes.textSystem }
  package var counters: CounterStore {
    get { surroundings.allCounters }
    set { surroundings.allCounters = newValue }
  }

  /// Returns the environment with the addition of the values that the tree, rather than the host, sets.
  private func complete(_ environment: EnvironmentValues) -> EnvironmentValues {
    var values = environment
    values.systemOpener = SystemOpener(services, self)
    let classes = SizeClasses(size: size, habits: values.idiom.habits)
    if classes != values.sizeClasses { values.sizeClasses = classes }
    return values
  }

  private func build<Root: View>(_ view: Root, environment values: EnvironmentValues) {
    let environment = EnvironmentRoot(values, in: graph)
    surroundings.belong(to: self, environment)
    (animations.source, animations.clock) = (self, app.clock)
    let scope = ContentScope(rootIn: graph.root, surroundings)
    rootScope = scope
    let value = graph.makeInput(view, in: scope, name: "root", areEqual: { _, _ in false })
    let root = BehaviorNode(RootBehavior(), scope: scope)
    self.root = root
    // The host depends on the root's size from the start.
    root.wasQueried = true
    var inputs = _ViewListInputs(scope: scope, environment: environment.place)
    tree(root, shows: _GraphValue(value), inputs: &inputs)
    drawing.setChildren(of: drawing.root, to: root.drawing.map { [$0] } ?? [])
  }

  private func tree<Root: View>(_ node: ViewNode, shows view: _GraphValue<Root>, inputs: inout _ViewListInputs) {
    _ = graph.makeSink(
      MirroringRule(node: node, inputs: inputs), lane: .structure, in: inputs.scope)
    content = Root._makeViewList(view: view, inputs: &inputs).elements
    node.setContents(content)
  }
}

// MARK: - Views beside and above the content

extension ViewTree {
  /// The inputs for views that belong to the window.
  package var rootInputs: _ViewListInputs { _ViewListInputs(scope: rootScope, environment: environment.place) }
}

// MARK: - Use by hosts

extension ViewTree {
  /// The colour scheme that the content requests for the window; nil to use the host's colour scheme.
  var requestedColorScheme: ColorScheme? {
    get { storedColorSchemeRequest }
    set {
      guard storedColorSchemeRequest != newValue else { return }
      if storedColorSchemeRequest == nil { hostColorScheme = environment.values.colorScheme }
      storedColorSchemeRequest = newValue
      environment.values.colorScheme = newValue ?? hostColorScheme
    }
  }

  /// Changes the environment of the whole tree in a separate transaction group.
  package func updateEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) {
    queue.append(
      Mutation { [unowned self] in
        var values = environment.values
        values.colorScheme = requestedColorScheme == nil ? values.colorScheme : hostColorScheme
        change(&values)
        hostColorScheme = values.colorScheme
        if let requestedColorScheme { values.colorScheme = requestedColorScheme }
        environment.values = values
      }, transaction: Transaction.current)
  }

  /// The current environment of the whole tree.
  package var rootEnvironment: EnvironmentValues { environment.values }

  /// Performs layout where something has changed.
  func runLayout() { layout.run(below: root, ProposedViewSize(size)) }

  /// True while the drawing contains edits that no frame has shown.
  var hasEdits: Bool { drawing.editCount != committedEdits }

  /// Returns the number of drawing nodes that have been edited since the last call.
  func takeEditCount() -> Int {
    let edits = drawing.editCount - committedEdits
    committedEdits = drawing.editCount
    counters.drawingEdits += edits
    return edits
  }
}

extension ViewTree {
  /// Removes all views permanently: disappear actions run, tasks are cancelled, and nothing is drawn. Changes made by those actions aren't
  /// shown.
  package func close() {
    app.close(self)
    if app.runsActions { actions.drain() } else { actions.discard() }
    drawing.setChildren(of: drawing.root, to: [])
  }
}

extension ViewTree {
  /// The accumulated counters since the tree was created.
  package var totals: FrameCounters { counters.frameCounters(rules: graph.counters.rulesRun) }

  /// The current number of rules and inputs in the tree.
  package var graphNodeCount: Int { graph.counters.liveSlots }

  /// Returns the tree's rules and inputs, with their sources, as text.
  package func graphDump() -> String { graph.dump() }
}
