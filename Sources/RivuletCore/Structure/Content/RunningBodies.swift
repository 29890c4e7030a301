/// The bodies that are being evaluated and the reasons for their evaluations, for code that runs inside them (B2.13).
@MainActor
enum RunningBodies {
  private static var evaluations: [BodyEvaluation] = []

  /// Begins an evaluation, which lasts until the matching call to `end`.
  static func begin(_ evaluation: consuming BodyEvaluation) { evaluations.append(evaluation) }

  /// The type of the container whose body evaluation started last; nil outside any body.
  static var innermostType: (any Any.Type)? { evaluations.last?.type }

  /// The reasons for the evaluation that started last; empty outside any body.
  static var innermostReasons: [TracedBody.Reason] { evaluations.last?.reasons ?? [] }

  /// Ends the evaluation that started last.
  static func end() { evaluations.removeLast() }

  /// Prints the inputs that have changed since the type's last evaluation. Outside the type's body, prints that nothing has changed.
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
  /// The evaluation that preceded another evaluation.
  struct Before {
    /// The container of the evaluation; nil if it wasn't kept.
    let evaluated: AnyEvaluatedBody?
    /// True if the container may have changed since then, judging by the rule's source.
    let containerMayHaveChanged: Bool
    /// The graph clock's time at the end of the evaluation.
    let ranAt: UInt64
    /// True if an object outside the graph has requested another evaluation since then.
    let wasSignaled: Bool
  }

  let type: any Any.Type
  let properties: PropertyList?
  /// The container of the evaluation; nil if it isn't kept, as may happen for the first evaluation.
  let evaluated: AnyEvaluatedBody?
  /// The container with its dynamic properties installed, as the body sees it; nil if the body sees the container unchanged.
  let installed: AnyEvaluatedBody?
  /// The previous evaluation; nil for the first evaluation.
  let before: Before?

  /// The names of the changed inputs, in the form that `_printChanges` prints (B2.13).
  fileprivate var changes: [String] {
    if let before, let evaluated { return evaluated.changes(since: before, as: installed ?? evaluated, properties) }
    guard let properties else { return ["@self"] }
    return ["@self"] + (properties.isEmpty ? [] : ["@identity"]) + properties.names
  }

  /// The reasons for the evaluation, including the stored properties that differ.
  fileprivate var reasons: [TracedBody.Reason] {
    changes.map { word in
      guard word == "@self", let before else { return TracedBody.Reason(word) }
      return TracedBody.Reason(word, fields: evaluated?.differingFields(from: before.evaluated) ?? [])
    }
  }
}
