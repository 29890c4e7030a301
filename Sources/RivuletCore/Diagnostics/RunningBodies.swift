/// The bodies that are being evaluated, and why, for those who ask from inside (B2.13).
@MainActor
enum RunningBodies {
  /// One evaluation.
  private struct Evaluation {
    let type: any Any.Type
    let issues: IssueSink
    let changes: () -> [String]
  }

  @exclusivity(unchecked) private static var evaluations: [Evaluation] = []

  /// Evaluates a body; `changes` is asked only if somebody wants to know.
  static func whileRunning<Result>(
    _ type: any Any.Type, issues: IssueSink, changes: () -> [String], _ body: () -> Result
  ) -> Result {
    withoutActuallyEscaping(changes) { changes in
      evaluations.append(Evaluation(type: type, issues: issues, changes: changes))
      defer { evaluations.removeLast() }
      return body()
    }
  }

  /// Writes what has changed since the type's body was last evaluated; outside of it, that nothing is known to have.
  static func noteChanges(of type: any Any.Type) {
    let evaluation = evaluations.last { $0.type == type }
    let changes = evaluation?.changes() ?? []
    let name = _typeName(type, qualified: false)
    let issues = evaluation?.issues ?? IssueSink.current
    issues.note(changes.isEmpty ? "\(name): unchanged." : "\(name): \(changes.joined(separator: ", ")) changed.")
  }
}

/// What led to one evaluation of a body.
@MainActor
struct BodyCauses<Container> {
  let container: Container
  /// Nil at the first evaluation.
  let previous: Container?
  let properties: PropertyList
  /// Graph clock at the evaluation before.
  let ranAt: UInt64
  /// Whether an object outside has asked for it.
  let wasRung: Bool

  /// The names of the changed inputs, as `_printChanges` tells them (B2.13).
  func changes(in installed: Container) -> [String] {
    guard let previous else { return ["@self"] + (properties.isEmpty ? [] : ["@identity"]) + properties.names }
    var changes: [String] = []
    if !ViewComparison.areEqual(previous, container) { changes.append("@self") }
    let changed = properties.namesOfChanged(in: installed, since: ranAt)
    changes += changed.names
    if wasRung, !changed.includesObjects { changes.append("@dependencies") }
    return changes
  }
}
