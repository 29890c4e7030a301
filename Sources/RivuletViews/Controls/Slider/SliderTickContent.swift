/// Marks of a slider (documentation).
@available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
public protocol SliderTickContent<Value> {
  /// The numbers of the slider.
  associatedtype Value: BinaryFloatingPoint

  /// The marks in order.
  var _ticks: [SliderTick<Value>] { get }
}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
extension SliderTick: SliderTickContent {
  public var _ticks: [SliderTick<V>] { [self] }
}

/// Several marks after each other.
@available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
public struct TupleSliderTickContent<Value: BinaryFloatingPoint, T>: SliderTickContent {
  /// The contents in order.
  public var value: T
  public let _ticks: [SliderTick<Value>]

  init(_ value: T, _ ticks: [SliderTick<Value>]) {
    self.value = value
    _ticks = ticks
  }
}

/// Marks for the elements of a collection (documentation).
@available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>: SliderTickContent {
  public let _ticks: [SliderTick<Content.Value>]

  /// Marks for numbers with an identity of their own.
  public nonisolated init<V>(_ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content)
  where V == Data.Element, ID == Data.Element.ID, Data.Element: Identifiable, Data.Element == Content.Value {
    _ticks = data.flatMap { content($0)._ticks }
  }

  /// Marks for numbers whose identity lies at a key path.
  public nonisolated init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  )
  where V == Data.Element, Data.Element == Content.Value {
    _ticks = data.flatMap { content($0)._ticks }
  }
}

/// Puts marks of a slider together.
@available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  /// A mark, or several.
  public static func buildExpression<Content: SliderTickContent>(_ content: Content) -> Content where Content.Value == V { content }

  /// The first content.
  public static func buildPartialBlock<Content: SliderTickContent>(first: Content) -> Content where Content.Value == V { first }

  /// One more content.
  public static func buildPartialBlock<Accumulated: SliderTickContent, Next: SliderTickContent>(
    accumulated: Accumulated, next: Next
  ) -> TupleSliderTickContent<V, (Accumulated, Next)> where Accumulated.Value == V, Next.Value == V {
    TupleSliderTickContent((accumulated, next), accumulated._ticks + next._ticks)
  }

  /// Content that may be missing.
  public static func buildIf<Content: SliderTickContent>(_ content: Content?) -> TupleSliderTickContent<V, Content?>
  where Content.Value == V {
    TupleSliderTickContent(content, content?._ticks ?? [])
  }

  /// One of two contents.
  public static func buildEither<First: SliderTickContent, Second: SliderTickContent>(
    first: First
  ) -> TupleSliderTickContent<V, (First?, Second?)> where First.Value == V, Second.Value == V {
    TupleSliderTickContent((first, nil), first._ticks)
  }

  /// One of two contents.
  public static func buildEither<First: SliderTickContent, Second: SliderTickContent>(
    second: Second
  ) -> TupleSliderTickContent<V, (First?, Second?)> where First.Value == V, Second.Value == V {
    TupleSliderTickContent((nil, second), second._ticks)
  }
}
