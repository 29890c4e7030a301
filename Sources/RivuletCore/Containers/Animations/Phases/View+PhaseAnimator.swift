public import RivuletAnimation

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// Animates the view by cycling through a collection of phases repeatedly while the view is visible.
  nonisolated public func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phase: Equatable {
    let animator = PhaseAnimator(phases, content: { content(PlaceholderContentView(), $0) }, animation: animation)
    return TransitionedView(content: self, made: animator, of: Self.self)
  }

  /// Animates the view by advancing through all phases and back to the first one each time `trigger` changes.
  nonisolated public func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phase: Equatable {
    let animator = PhaseAnimator(phases, trigger: trigger, content: { content(PlaceholderContentView(), $0) }, animation: animation)
    return TransitionedView(content: self, made: animator, of: Self.self)
  }
}
