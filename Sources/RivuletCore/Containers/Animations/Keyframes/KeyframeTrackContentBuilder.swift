public import RivuletAnimation

/// A result builder that creates keyframe track content from the keyframes within a closure.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K>(_ expression: K) -> K where Value == K.Value, K: KeyframeTrackContent { expression }

  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
    KeyframeSequence(components)
  }

  public static func buildEither<First, Second>(first: First) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
    Conditional(.first(first))
  }

  public static func buildEither<First, Second>(second: Second) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
    Conditional(.second(second))
  }

  public static func buildPartialBlock<K>(first: K) -> K where Value == K.Value, K: KeyframeTrackContent { first }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframePair(accumulated, next)
  }

  public static func buildBlock() -> some KeyframeTrackContent<Value> { KeyframeSequence<MoveKeyframe<Value>>([]) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension KeyframeTrackContentBuilder {
  /// Conditional content, which is one of two branches.
  public struct Conditional<ConditionalValue, First, Second>: KeyframeTrackContent
  where ConditionalValue == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
    public typealias Value = ConditionalValue
    public typealias Body = Self

    enum Branch {
      case first(First)
      case second(Second)
    }

    private let branch: Branch

    init(_ branch: Branch) {
      self.branch = branch
    }

    public var body: Self { self }

    public func _addSegments(to segments: inout _KeyframeSegments<ConditionalValue>) {
      switch branch {
      case .first(let content): content._addSegments(to: &segments)
      case .second(let content): content._addSegments(to: &segments)
      }
    }
  }
}

/// A sequence of contents of the same type.
private struct KeyframeSequence<Content: KeyframeTrackContent>: KeyframeTrackContent {
  private let contents: [Content]

  init(_ contents: [Content]) {
    self.contents = contents
  }

  var body: Self { self }

  func _addSegments(to segments: inout _KeyframeSegments<Content.Value>) {
    for content in contents { content._addSegments(to: &segments) }
  }
}

/// A sequence of two contents.
private struct KeyframePair<First: KeyframeTrackContent, Second: KeyframeTrackContent>: KeyframeTrackContent
where First.Value == Second.Value {
  private let first: First
  private let second: Second

  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  var body: Self { self }

  func _addSegments(to segments: inout _KeyframeSegments<First.Value>) {
    first._addSegments(to: &segments)
    second._addSegments(to: &segments)
  }
}
