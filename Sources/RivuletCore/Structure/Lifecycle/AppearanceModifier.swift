import RivuletGraph

/// Calls closures when its content appears and disappears. Each closure is called once for the whole content, regardless of the number of
/// views (B4.17).
@frozen public struct _AppearanceActionModifier {
  public var appear: (() -> Void)?
  public var disappear: (() -> Void)?

  public nonisolated init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    self.appear = appear
    self.disappear = disappear
  }
}

extension _AppearanceActionModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let observer = AppearanceObserver(actions: inputs.scope.actions)
    inputs.scope.add(observer)
    inputs.makeLifecycleSink(AppearanceRule(modifier: modifier.attribute, observer: observer))
    return body(&inputs)
  }
}

extension View {
  /// Calls `action` when this view appears, before its first frame (B5.01).
  @inlinable nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Calls `action` after this view disappears (B5.08).
  @inlinable nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }
}

/// Keeps the latest closures (B5.13) and queues the first appearance.
@MainActor
private struct AppearanceRule: @MainActor Rule {
  let modifier: Attribute<_AppearanceActionModifier>
  let observer: AppearanceObserver

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    let closures = modifier.value
    if !output.hasValue || BehaviourConstants.runsNewestClosures { observer.closures = closures }
    guard !output.hasValue else { return }
    observer.queueAppear()
    output.set(())
  }
}

@MainActor
private final class AppearanceObserver: LifecycleObserver {
  private let actions: ActionQueue
  var closures = _AppearanceActionModifier()
  private var hasAppeared = false
  /// True while the content is shown, so a pending appearance may run.
  private var isWanted = false
  /// True while a disappearance is pending.
  private var isDeparting = false
  /// True after the content has been removed permanently.
  private var isGone = false
  /// True while an appearance is pending.
  private var isQueued = false

  init(actions: ActionQueue) {
    self.actions = actions
  }

  func queueAppear() {
    isWanted = true
    guard !isQueued else { return }
    isQueued = true
    actions.appendAppearance { [self] in
      isQueued = false
      // Discard an appearance that was withdrawn before its action ran (B5.11).
      guard isWanted, !hasAppeared else { return }
      hasAppeared = true
      closures.appear?()
    }
  }

  func scopeWillDisappear() {
    disappear()
    isGone = true
    // An appearance that is still waiting for a screen must not retain values from the content.
    if !isDeparting { closures = _AppearanceActionModifier() }
  }

  func scopeWillHide() { disappear() }

  func scopeDidReturn() { queueAppear() }

  private func disappear() {
    isWanted = false
    guard hasAppeared else { return }
    hasAppeared = false
    isDeparting = true
    actions.appendDeparture { [self] in
      isDeparting = false
      closures.disappear?()
      if isGone { closures = _AppearanceActionModifier() }
    }
  }
}
