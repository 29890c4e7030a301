/// The bodies that are being evaluated, with the reasons, for code that runs inside them (B2.13).
@MainActor
enum RunningBodies {
  private static var evaluations: [BodyEvaluation] = []

  /// Begins an evaluation, which lasts until `end`.
  static func begin(_ evaluation: consuming BodyEvaluation) { evaluations.append(evaluation) }

  /// The type of the view whose body began last; nil outside of all bodies.
  static var innermostType: (any Any.Type)? { evaluations.last?.type }

  /// The reasons of the evaluation that began last; empty outside of all bodies.
  static var innermostReasons: [TracedBody.Reason] { evaluations.last?.reasons ?? [] }

  /// Ends the evaluation that began last.
  static func end() { evaluations.removeLast() }

  /// Prints the inputs that have changed since the type's last evaluation; outside of its body, prints that nothing has changed.
  static func noteChanges(of type: any Any.Type) {
    let evaluation = evaluations.last { $0.type == type }
    let changes = evaluation?.changes ?? []
    let name = _typeName(type, qualified: false)
    IssueSink.current.note(changes.isEmpty ? "\(name): unchanged." : "\(name): \(changes.joined(separator: ", ")) changed.")
  }
}

/// An evaluation of a body.
@MainActor
struct BodyEvaluation {
  /// The evaluation before another one.
  struct Before {
    /// The container of the evaluation; nil if it was not kept.
    let evaluated: AnyEvaluatedBody?
    /// True if the container may have changed since, as far as the rule knows.
    let hasOtherContainer: Bool
    /// The graph's clock at the end of the evaluation.
    let ranAt: UInt64
    /// True if an object outside of the graph has requested another evaluation since.
    let wasRung: Bool
  }

  let type: any Any.Type
  let properties: PropertyList?
  /// The container of the evaluation; nil if it is not kept, as the first one may not be.
  let evaluated: AnyEvaluatedBody?
  /// The container with the properties as the body sees them; nil if the body sees them unchanged.
  let installed: AnyEvaluatedBody?
  /// The evaluation before this one; nil for the first.
  let before: Before?

  /// The names of the changed inputs, as `_printChanges` prints them (B2.13).
  fileprivate var changes: [String] {
    if let before, let evaluated { return evaluated.changes(since: before, as: installed ?? evaluated, properties) }
    guard let properties else { return ["@self"] }
    return ["@self"] + (properties.isEmpty ? [] : ["@identity"]) + properties.names
  }

  /// The reasons of the evaluation, with the stored properties that differ.
  fileprivate var reasons: [TracedBody.Reason] {
    changes.map { word in
      guard word == "@self", let before else { return TracedBody.Reason(word) }
      return TracedBody.Reason(word, fields: evaluated?.differingFields(from: before.evaluated) ?? [])
    }
  }
}
