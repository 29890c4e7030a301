import RivuletGraph

/// Runs an asynchronous action that is cancelled when the content disappears or when the id changes (B5.14/15).
struct TaskModifier<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

extension TaskModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let observer = TaskObserver(actions: inputs.scope.actions, inputs.scope.surroundings, runsTasks: inputs.tree.app.runsTasks)
    inputs.scope.add(observer)
    inputs.makeLifecycleSink(TaskRule(modifier: modifier.attribute, observer: observer))
    return body(&inputs)
  }
}

@MainActor
private struct TaskRule<ID: Equatable>: @MainActor Rule {
  let modifier: Attribute<TaskModifier<ID>>
  let observer: TaskObserver
  private var id: ID?

  init(modifier: Attribute<TaskModifier<ID>>, observer: TaskObserver) {
    self.modifier = modifier
    self.observer = observer
  }

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    let now = modifier.value
    if !output.hasValue { output.set(()) }
    guard id != now.id else { return }
    id = now.id
    observer.queueStart(priority: now.priority, now.action)
  }
}

/// Holds the running task for one `task` modifier.
@MainActor
private final class TaskObserver: LifecycleObserver {
  private let actions: ActionQueue
  private let surroundings: ScopeSurroundings
  private let runsTasks: Bool
  private var running: Task<Void, Never>?
  /// True while the content is shown, so a pending start may proceed.
  private var isWanted = false
  /// True while a start is pending.
  private var isQueued = false
  /// The latest priority and action, which start the task again when the content returns.
  private var latest: (priority: TaskPriority, action: @Sendable () async -> Void)?

  init(actions: ActionQueue, _ surroundings: ScopeSurroundings, runsTasks: Bool) {
    self.actions = actions
    self.surroundings = surroundings
    self.runsTasks = runsTasks
  }

  func queueStart(priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
    latest = (priority, action)
    queueStart()
  }

  private func queueStart() {
    isWanted = true
    guard !isQueued else { return }
    isQueued = true
    actions.appendStart { [self] in
      isQueued = false
      guard isWanted, let latest else { return }
      running?.cancel()
      guard runsTasks else { return }
      // The task starts on the main actor, like the view's own code.
      if surroundings.tracer?.causes == nil {
        running = Task(priority: latest.priority) { @MainActor in await latest.action() }
      } else {
        running = TracedTask.$name.withValue("task") { Task(priority: latest.priority) { @MainActor in await latest.action() } }
      }
    }
  }

  private func stop() {
    isWanted = false
    running?.cancel()
  }

  func scopeWillDisappear() {
    stop()
    latest = nil
  }

  func scopeWillHide() { stop() }

  func scopeDidReturn() { if latest != nil { queueStart() } }
}

extension View {
  /// Runs `action` when this view appears and cancels it when the view disappears (B5.14).
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs `action` like `task(priority:_:)` does. When `id` changes, the running action is cancelled and the new action starts (B5.15).
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}
