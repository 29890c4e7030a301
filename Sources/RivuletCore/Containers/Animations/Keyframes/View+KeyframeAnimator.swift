@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// Animates the view by playing the keyframes repeatedly while `repeating` is true. If `repeating` is false, the content shows the
  /// initial value.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let animator = KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(PlaceholderContentView(), $0) }, keyframes: keyframes)
    return TransitionedView(content: self, made: animator, of: Self.self)
  }

  /// Animates the view by playing the keyframes once each time `trigger` changes. Afterward, the value remains at the last keyframe.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let animator = KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(PlaceholderContentView(), $0) }, keyframes: keyframes)
    return TransitionedView(content: self, made: animator, of: Self.self)
  }
}
