/// The type-erased container of an evaluated body.
@MainActor
class AnyEvaluatedBody {
  /// Returns the names of the inputs that differ from the previous evaluation, in the form that `_printChanges` prints (B2.13).
  func changes(since before: BodyEvaluation.Before, as installed: AnyEvaluatedBody, _ properties: PropertyList?) -> [String] { [] }

  /// Returns the names of the stored properties that differ from those of another evaluation.
  func differingFields(from other: AnyEvaluatedBody?) -> [String] { [] }
}

/// The container from the time its body was evaluated. This is a class so that rules without a stored container needn't refer to an
/// optional of the container's type.
final class EvaluatedBody<Container>: AnyEvaluatedBody {
  let container: Container

  /// Not inlined, because a call uses the class that it's made on, whereas inlined code would look up the class.
  @inline(never) init(_ container: consuming Container) {
    self.container = container
  }

  override func changes(since before: BodyEvaluation.Before, as installed: AnyEvaluatedBody, _ properties: PropertyList?) -> [String] {
    guard let installed = installed as? EvaluatedBody else { return [] }
    var changes: [String] = []
    let former = before.evaluated as? EvaluatedBody
    if former.map({ !ViewComparison.areEqual($0.container, container) }) ?? before.containerMayHaveChanged { changes.append("@self") }
    let changed = properties?.namesOfChanged(in: installed.container, since: before.ranAt)
    changes += changed?.names ?? []
    if before.wasSignaled, changed?.includesObjects != true { changes.append("@dependencies") }
    return changes
  }

  override func differingFields(from other: AnyEvaluatedBody?) -> [String] {
    guard let other = other as? EvaluatedBody else { return [] }
    return ViewComparison.namesOfDifferingFields(of: other.container, and: container)
  }
}
