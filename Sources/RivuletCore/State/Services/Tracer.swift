/// Records the durations of the parts of a turn, and their causes. An app has a tracer only on request. Without a tracer, nothing is
/// measured.
///
/// Spans are nested: the span that began last ends first.
@MainActor
package protocol Tracer: AnyObject {
  /// Begins a span. For work that many types share, `type` is the type that this work belongs to.
  func begin(_ name: StaticString, of type: (any Any.Type)?)
  /// Ends the most recently begun span.
  func end()
  /// Called when a frame is about to become visible.
  func frameIsShown()

  /// The recorder for the causes of the work; nil for a tracer that only measures.
  var causes: (any CauseRecorder)? { get }
}

extension Tracer {
  package func frameIsShown() {}
  package var causes: (any CauseRecorder)? { nil }

  /// Runs `body` as a span.
  package func span<Result>(_ name: StaticString, of type: (any Any.Type)? = nil, _ body: () throws -> Result) rethrows -> Result {
    begin(name, of: type)
    defer { end() }
    return try body()
  }
}

extension Optional<any Tracer> {
  /// Runs `body`, as a span if there's a tracer.
  @MainActor @inline(__always)
  func traced<Result>(_ name: StaticString, of type: (any Any.Type)? = nil, _ body: () -> Result) -> Result {
    guard let self else { return body() }
    return self.span(name, of: type, body)
  }

  /// Runs `body`, as a consequence of an event if the tracer records causes.
  @MainActor @inline(__always)
  package func traced<Result>(event: @autoclosure () -> TracedEvent, _ body: () throws -> Result) rethrows -> Result {
    guard let self, let causes = self.causes else { return try body() }
    causes.begin(event())
    defer { causes.endEvent() }
    return try body()
  }
}
