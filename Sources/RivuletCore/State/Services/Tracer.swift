/// Records the time that the parts of a turn take. A host has a tracer only on request; without one, nothing is measured.
///
/// Spans nest: the last one begun is the first to end.
@MainActor
package protocol Tracer: AnyObject {
  /// Begins a span. `type` is the type that the work belongs to, if many types do the same work.
  func begin(_ name: StaticString, of type: (any Any.Type)?)
  /// Ends the span that was begun last.
  func end()
  /// Called when a frame is about to be visible.
  func frameIsShown()
}

extension Tracer {
  package func frameIsShown() {}

  /// Runs `body` as a span.
  package func span<Result>(_ name: StaticString, of type: (any Any.Type)? = nil, _ body: () throws -> Result) rethrows -> Result {
    begin(name, of: type)
    defer { end() }
    return try body()
  }
}

extension Optional<any Tracer> {
  /// Runs `body` as a span, if there is a tracer.
  @MainActor @inline(__always)
  func traced<Result>(_ name: StaticString, of type: (any Any.Type)? = nil, _ body: () -> Result) -> Result {
    guard let self else { return body() }
    return self.span(name, of: type, body)
  }
}
