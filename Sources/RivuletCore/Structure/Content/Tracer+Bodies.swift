import RivuletGraph

extension Optional<any Tracer> {
  /// Evaluates a body as a span with its reasons if there is a tracer. The evaluation must be the innermost of the running bodies.
  @MainActor @inline(__always)
  func tracedBody<Result>(of type: any Any.Type, _ rule: AttributeID, _ body: () -> Result) -> Result {
    guard let self else { return body() }
    if let causes = self.causes { causes.record(TracedBody(id: rule.sequence, type: type, reasons: RunningBodies.innermostReasons)) }
    return self.span("body", of: type, body)
  }

  /// Records a body that is kept if the tracer records causes.
  @MainActor @inline(__always)
  func traceKept(_ type: any Any.Type, _ rule: AttributeID) {
    if let self, let causes = self.causes { causes.recordKept(TracedBody(id: rule.sequence, type: type)) }
  }
}
