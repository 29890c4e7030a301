/// Hears where a turn spends its time. A host has one only when somebody asked for it; without one nothing is measured.
///
/// Spans nest: the last one begun is the first to end.
@MainActor
package protocol Tracer: AnyObject {
  /// Something begins now; `type` says whose it is, where many types do the same.
  func begin(_ name: StaticString, of type: (any Any.Type)?)
  /// What was begun last is over.
  func end()
  /// A frame is to be seen.
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
  /// Runs `body` as a span, if anybody hears of it.
  @MainActor @inline(__always)
  func traced<Result>(_ name: StaticString, of type: (any Any.Type)? = nil, _ body: () -> Result) -> Result {
    guard let self else { return body() }
    return self.span(name, of: type, body)
  }
}

extension AppRuntime {
  /// Runs `body` as a span of the host's tracer, if it has one.
  @inline(__always)
  func traced<Result>(_ name: StaticString, _ body: () -> Result) -> Result { tracer.traced(name, body) }
}
