import RivuletGraph

extension Optional<any Tracer> {
  /// Evaluates a body and, if there's a tracer, records the evaluation and its reasons as a span. The evaluation must be the innermost
  /// running body.
  @MainActor @inline(__always)
  func tracedBody<Result>(of type: any Any.Type, _ rule: AttributeID, _ body: () -> Result) -> Result {
    guard let self else { return body() }
    if let causes = self.causes { causes.record(TracedBody(id: rule.sequence, type: type, reasons: RunningBodies.innermostReasons)) }
    return self.span("body", of: type, body)
  }

  /// Records, if the tracer records causes, that a body was kept without evaluation.
  @MainActor @inline(__always)
  func traceKept(_ type: any Any.Type, _ rule: AttributeID) {
    if let self, let causes = self.causes { causes.recordKept(TracedBody(id: rule.sequence, type: type)) }
  }
}
