import RivuletGraph

/// Looks up the names of the sources that changes belong to.
@MainActor
package struct SourceNames {
  private let app: AppRuntime

  /// Creates a lookup for the names of an app's sources.
  package init(_ app: AppRuntime) { self.app = app }

  /// Returns the name of the source that a change belongs to, such as `Counter.count`; nil if the view that owns the source no longer
  /// exists.
  package func name(of change: TracedChange) -> String? {
    guard change.kind == .state, let rule = change.ownerRule, rule.isLive, let facts = BodyMaker.facts(of: rule) else { return nil }
    let body = InspectedBody(facts)
    return body.truths.first { $0.truth.input == change.input }.map { body.name(of: $0.name) }
  }
}
