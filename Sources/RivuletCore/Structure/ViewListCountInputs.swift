/// What decides how many views a type of view gives a container, beside the type itself.
@MainActor
public struct _ViewListCountInputs {
  /// How many views stand behind the opaque views of a name, innermost first.
  private var supplied: [(slot: any Any.Type, count: Int?)] = []
  /// The types whose bodies are being looked at; one that contains itself gives a number that depends on values.
  private var open: [any Any.Type] = []

  /// False where each branch of a condition contributes views of its own, as tabs do, also where both have as many.
  private(set) var joinsBranches = true

  package init() {}

  /// Those of the place where a view is built.
  @MainActor init(_ inputs: _ViewListInputs) {
    joinsBranches = !inputs.defersTabs
    var content = inputs.modifierContents
    while let step = content {
      supplied.append((step.slot, step.body.count))
      content = step.outer
    }
  }

  /// The same, inside of the body of a modifier around a content that has so many views.
  func supplying(_ slot: any Any.Type, _ count: Int?) -> _ViewListCountInputs {
    var inner = self
    inner.supplied.insert((slot, count), at: 0)
    return inner
  }

  /// How many views stand behind the opaque views of a name.
  func supplied(for slot: any Any.Type) -> Int? {
    supplied.first { $0.slot == slot }?.count
  }

  /// How many views a body of a type is, that of `container`.
  func count<Content: View>(ofBody body: Content.Type, in container: any Any.Type) -> Int? {
    if open.contains(where: { $0 == container }) { return nil }
    var inner = self
    inner.open.append(container)
    return Content._viewListCount(inputs: inner)
  }
}
