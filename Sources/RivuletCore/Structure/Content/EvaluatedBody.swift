/// The type-erased container of an evaluated body.
@MainActor
class AnyEvaluatedBody {
  /// Returns the names of the inputs that differ from the previous evaluation, in the form that `_printChanges` prints (B2.13).
  func changes(since before: BodyEvaluation.Before, as installed: AnyEvaluatedBody, _ properties: PropertyList?) -> [String] { [] }

  /// Returns the names of the stored properties that differ from those of another evaluation.
  func differingFields(from other: AnyEvaluatedBody?) -> [String] { [] }
}

/// A container as it was when its body was evaluated. It is a class, so that rules without one need not refer to an optional of the
/// container's type.
final class EvaluatedBody<Container>: AnyEvaluatedBody {
  let container: Container

  /// Not inlined: a call uses the class that it is made on, whereas inlined code would look up the class.
  @inline(never) init(_ container: consuming Container) {
    self.container = container
  }

  override func changes(since before: BodyEvaluation.Before, as installed: AnyEvaluatedBody, _ properties: PropertyList?) -> [String] {
    guard let installed = installed as? EvaluatedBody else { return [] }
    var changes: [String] = []
    let former = before.evaluated as? EvaluatedBody
    if former.map({ !ViewComparison.areEqual($0.container, container) }) ?? before.hasOtherContainer { changes.append("@self") }
    let changed = properties?.namesOfChanged(in: installed.container, since: before.ranAt)
    changes += changed?.names ?? []
    if before.wasRung, changed?.includesObjects != true { changes.append("@dependencies") }
    return changes
  }

  override func differingFields(from other: AnyEvaluatedBody?) -> [String] {
    guard let other = other as? EvaluatedBody else { return [] }
    return ViewComparison.namesOfDifferingFields(of: other.container, and: container)
  }
}
