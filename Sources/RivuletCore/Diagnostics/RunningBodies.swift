/// The bodies that are being evaluated, and why, for those who ask from inside (B2.13).
@MainActor
enum RunningBodies {
  @exclusivity(unchecked) private static var evaluations: [BodyEvaluation] = []

  /// Begins an evaluation, which goes on until `end`.
  static func begin(_ evaluation: consuming BodyEvaluation) { evaluations.append(evaluation) }

  /// The type of the view whose body was begun last; nil outside of all bodies.
  static var innermostType: (any Any.Type)? { evaluations.last?.type }

  /// Ends the evaluation that was begun last.
  static func end() { evaluations.removeLast() }

  /// Writes what has changed since the type's body was last evaluated; outside of it, that nothing is known to have.
  static func noteChanges(of type: any Any.Type) {
    let evaluation = evaluations.last { $0.type == type }
    let changes = evaluation?.changes ?? []
    let name = _typeName(type, qualified: false)
    IssueSink.current.note(changes.isEmpty ? "\(name): unchanged." : "\(name): \(changes.joined(separator: ", ")) changed.")
  }
}

/// The evaluation of a body.
@MainActor
struct BodyEvaluation {
  /// The evaluation before it.
  struct Before {
    /// Nil if it was not kept.
    let evaluated: AnyEvaluatedBody?
    /// Whether the container was changed since, as far as the rule knows that makes it.
    let hasOtherContainer: Bool
    /// The graph's clock at its end.
    let ranAt: UInt64
    /// Whether an object outside of the graph has asked for another one since.
    let wasRung: Bool
  }

  let type: any Any.Type
  let properties: PropertyList?
  /// Nil if it is not kept, as a first one may be.
  let evaluated: AnyEvaluatedBody?
  /// The same with the properties as the body sees them; nil if it sees them as they are.
  let installed: AnyEvaluatedBody?
  /// Nil for the first.
  let before: Before?

  /// The names of the changed inputs, as `_printChanges` tells them (B2.13).
  fileprivate var changes: [String] {
    if let before, let evaluated { return evaluated.changes(since: before, as: installed ?? evaluated, properties) }
    guard let properties else { return ["@self"] }
    return ["@self"] + (properties.isEmpty ? [] : ["@identity"]) + properties.names
  }
}
