import RivuletElements

/// The tick marks of a slider (documentation).
@available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
public protocol SliderTickContent<Value> {
  /// The type of the slider's values.
  associatedtype Value: BinaryFloatingPoint

  /// The tick marks, in order.
  var _ticks: [SliderTick<Value>] { get }
}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
extension SliderTick: SliderTickContent {
  public var _ticks: [SliderTick<V>] { [self] }
}

/// A sequence of tick marks.
@available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
public struct TupleSliderTickContent<Value: BinaryFloatingPoint, T>: SliderTickContent {
  /// The contents, in order.
  public var value: T
  public let _ticks: [SliderTick<Value>]

  init(_ value: T, _ ticks: [SliderTick<Value>]) {
    self.value = value
    _ticks = ticks
  }
}

/// Tick marks for the elements of a collection (documentation).
@available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>: SliderTickContent {
  public let _ticks: [SliderTick<Content.Value>]

  /// Creates tick marks for identifiable values.
  public nonisolated init<V>(_ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content)
  where V == Data.Element, ID == Data.Element.ID, Data.Element: Identifiable, Data.Element == Content.Value {
    _ticks = data.flatMap { content($0)._ticks }
  }

  /// Creates tick marks for values that are identified by a key path.
  public nonisolated init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  )
  where V == Data.Element, Data.Element == Content.Value {
    _ticks = data.flatMap { content($0)._ticks }
  }
}

/// A result builder that creates the tick marks of a slider.
@available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  /// Accepts an expression with one or more tick marks.
  public static func buildExpression<Content: SliderTickContent>(_ content: Content) -> Content where Content.Value == V { content }

  /// Builds the first partial result.
  public static func buildPartialBlock<Content: SliderTickContent>(first: Content) -> Content where Content.Value == V { first }

  /// Combines the accumulated tick marks with the next.
  public static func buildPartialBlock<Accumulated: SliderTickContent, Next: SliderTickContent>(
    accumulated: Accumulated, next: Next
  ) -> TupleSliderTickContent<V, (Accumulated, Next)> where Accumulated.Value == V, Next.Value == V {
    TupleSliderTickContent((accumulated, next), accumulated._ticks + next._ticks)
  }

  /// Produces content for an `if` statement without an `else`.
  public static func buildIf<Content: SliderTickContent>(_ content: Content?) -> TupleSliderTickContent<V, Content?>
  where Content.Value == V {
    TupleSliderTickContent(content, content?._ticks ?? [])
  }

  /// Produces content for the first branch of a conditional statement.
  public static func buildEither<First: SliderTickContent, Second: SliderTickContent>(
    first: First
  ) -> TupleSliderTickContent<V, (First?, Second?)> where First.Value == V, Second.Value == V {
    TupleSliderTickContent((first, nil), first._ticks)
  }

  /// Produces content for the second branch of a conditional statement.
  public static func buildEither<First: SliderTickContent, Second: SliderTickContent>(
    second: Second
  ) -> TupleSliderTickContent<V, (First?, Second?)> where First.Value == V, Second.Value == V {
    TupleSliderTickContent((nil, second), second._ticks)
  }
}
