import RivuletGraph

/// Looks up the names of the sources that changes belong to.
@MainActor
package final class SourceNames {
  /// A property of a body, by the numbers of the body's rule and of the property's attribute, which are never reused.
  private struct Property: Hashable {
    let body: UInt32
    let input: UInt32
  }

  /// The names found so far. Finding a name reads all properties of a view.
  private var known: [Property: String] = [:]
  /// The maximum number of names to keep.
  private static let limit = 10_000

  /// Creates a lookup without names.
  package init() {}

  /// Returns the name of the source that a change belongs to, such as `Counter.count`; nil if the view that owns the source no longer
  /// exists.
  package func name(of change: TracedChange) -> String? {
    guard change.kind == .state, let rule = change.ownerRule, rule.isLive, let input = change.inputNumber else { return nil }
    let property = Property(body: rule.sequence, input: input)
    if let name = known[property] { return name }
    guard let facts = BodyMaker.facts(of: rule) else { return nil }
    let body = InspectedBody(facts)
    let name = body.truths.first { $0.truth.input == change.input }.map { body.name(of: $0.name) }
    if known.count == Self.limit { known = [:] }
    known[property] = name
    return name
  }
}
