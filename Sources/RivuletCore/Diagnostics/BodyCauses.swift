/// What led to an evaluation of a body that is not the first.
@MainActor
class BodyCauses {
  /// The names of the changed inputs, as `_printChanges` tells them (B2.13).
  var changes: [String] { [] }
}

@MainActor
final class TypedBodyCauses<Container>: BodyCauses {
  private let current: EvaluatedBody<Container>
  private let previous: EvaluatedBody<Container>
  private let properties: PropertyList?
  private let ranAt: UInt64
  private let wasRung: Bool
  /// The container as the body sees it; set before the evaluation.
  var installed: Container

  /// `ranAt` is the graph's clock at the evaluation before; `wasRung` says whether an object outside has asked for this one.
  init(
    current: EvaluatedBody<Container>, previous: EvaluatedBody<Container>, properties: PropertyList?, ranAt: UInt64, wasRung: Bool
  ) {
    self.current = current
    self.previous = previous
    self.properties = properties
    self.ranAt = ranAt
    self.wasRung = wasRung
    installed = current.container
  }

  override var changes: [String] {
    var changes: [String] = []
    if !ViewComparison.areEqual(previous.container, current.container) { changes.append("@self") }
    let changed = properties?.namesOfChanged(in: installed, since: ranAt)
    changes += changed?.names ?? []
    if wasRung, changed?.includesObjects != true { changes.append("@dependencies") }
    return changes
  }
}
