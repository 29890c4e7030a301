public import RivuletAnimation

/// A result builder that combines tracks, or keyframes for the entire value, into a single keyframes value.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@resultBuilder public struct KeyframesBuilder<Value> {
  public static func buildExpression<K>(_ expression: K) -> K where Value == K.Value, K: KeyframeTrackContent { expression }

  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
    KeyframeTrackContentBuilder<Value>.buildArray(components)
  }

  public static func buildEither<First, Second>(first: First) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
    KeyframeTrackContentBuilder<Value>.buildEither(first: first)
  }

  public static func buildEither<First, Second>(second: Second) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
    KeyframeTrackContentBuilder<Value>.buildEither(second: second)
  }

  public static func buildPartialBlock<K>(first: K) -> K where Value == K.Value, K: KeyframeTrackContent { first }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeTrackContentBuilder<Value>.buildPartialBlock(accumulated: accumulated, next: next)
  }

  public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeTrackContentBuilder<Value>.buildBlock()
  }

  public static func buildFinalResult<Content>(_ component: Content) -> KeyframeTrack<Value, Value, Content>
  where Value == Content.Value, Content: KeyframeTrackContent {
    KeyframeTrack(component)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension KeyframesBuilder {
  public static func buildExpression<Content>(_ expression: Content) -> Content where Value == Content.Value, Content: Keyframes {
    expression
  }

  public static func buildPartialBlock<Content>(first: Content) -> Content where Value == Content.Value, Content: Keyframes { first }

  public static func buildPartialBlock(accumulated: some Keyframes<Value>, next: some Keyframes<Value>) -> some Keyframes<Value> {
    KeyframesPair(accumulated, next)
  }

  public static func buildBlock() -> some Keyframes<Value> { NoKeyframes<Value>() }

  public static func buildFinalResult<Content>(_ component: Content) -> Content where Value == Content.Value, Content: Keyframes {
    component
  }
}

/// Two sets of keyframes whose tracks run in parallel.
private struct KeyframesPair<First: Keyframes, Second: Keyframes>: Keyframes where First.Value == Second.Value {
  private let first: First
  private let second: Second

  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  var body: Self { self }

  func _addTracks(to tracks: inout _KeyframeTracks<First.Value>) {
    first._addTracks(to: &tracks)
    second._addTracks(to: &tracks)
  }
}

/// Keyframes without tracks, which leave the value unchanged.
private struct NoKeyframes<Value>: Keyframes {
  var body: Self { self }

  func _addTracks(to tracks: inout _KeyframeTracks<Value>) {}
}
