/// The bodies that are being evaluated, and why, for those who ask from inside (B2.13).
@MainActor
enum RunningBodies {
  /// One evaluation.
  @MainActor
  struct Evaluation {
    let type: any Any.Type
    let issues: IssueSink
    let properties: PropertyList?
    /// Nil for the first evaluation.
    let causes: BodyCauses?
  }

  @exclusivity(unchecked) fileprivate static var evaluations: [Evaluation] = []

  /// Writes what has changed since the type's body was last evaluated; outside of it, that nothing is known to have.
  static func noteChanges(of type: any Any.Type) {
    let evaluation = evaluations.last { $0.type == type }
    let changes = evaluation?.changes ?? []
    let name = _typeName(type, qualified: false)
    let issues = evaluation?.issues ?? IssueSink.current
    issues.note(changes.isEmpty ? "\(name): unchanged." : "\(name): \(changes.joined(separator: ", ")) changed.")
  }
}

extension RunningBodies.Evaluation {
  /// Evaluates a body as this evaluation.
  func run<Result>(_ body: () -> Result) -> Result {
    RunningBodies.evaluations.append(self)
    defer { RunningBodies.evaluations.removeLast() }
    return body()
  }

  /// The names of the changed inputs, as `_printChanges` tells them (B2.13).
  fileprivate var changes: [String] {
    if let causes { return causes.changes }
    guard let properties else { return ["@self"] }
    return ["@self"] + (properties.isEmpty ? [] : ["@identity"]) + properties.names
  }
}
