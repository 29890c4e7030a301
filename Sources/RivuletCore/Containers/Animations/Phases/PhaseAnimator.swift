public import RivuletAnimation

/// A container that animates its content by cycling through a collection of phases. Each phase starts when the animation to the previous
/// one has completed.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct PhaseAnimator<Phase, Content> where Phase: Equatable, Content: View {
  private let phases: [Phase]
  private let trigger: AnimationTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?

  /// Creates an animator that cycles through the phases repeatedly while it is visible. `animation` returns the animation for the
  /// transition to a phase; nil if the transition is not animated.
  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Creates an animator that advances through all phases and back to the first one each time `trigger` changes. A change while the
  /// animator is advancing starts the next phase immediately.
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnimationTrigger(trigger)
    self.content = content
    self.animation = animation
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension PhaseAnimator: View, CompositeView {
  @MainActor public var body: some View {
    if phases.isEmpty {
      NoPhases()
    } else {
      PhaseCycle(phases: phases, trigger: trigger, content: content, animation: animation)
    }
  }

  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { Content._viewListCount(inputs: inputs) }
}

@available(*, unavailable)
extension PhaseAnimator: Sendable {}

/// A view without content, which reports an issue because there are no phases.
private struct NoPhases: CompositeView {
  var body: some View {
    let _ = RuntimeIssue.reportOnce(
      .invalidValue, typeName: "PhaseAnimator",
      "PhaseAnimator received no phase and shows nothing. Pass a sequence with at least one phase.")
    EmptyView()
  }
}
