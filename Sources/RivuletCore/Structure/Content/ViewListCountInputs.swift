/// The values, other than the type itself, that determine the number of views that a view type contributes to a container.
@MainActor
public struct _ViewListCountInputs {
  /// The numbers of views that replace opaque views, by slot, with the innermost first.
  private var supplied: [(slot: any Any.Type, count: Int?)] = []
  /// The types whose bodies are being counted. If a type contains itself, the count depends on values.
  private var open: [any Any.Type] = []

  /// False if each branch of a condition contributes its own views, as with tabs, even when both branches contribute the same number.
  private(set) var countsBranchesTogether = true

  package init() {}

  /// Creates the inputs for the position described by the inputs for building a view.
  @MainActor init(_ inputs: _ViewListInputs) {
    countsBranchesTogether = !inputs.defersTabPages
    var content = inputs.modifierContents
    while let step = content {
      supplied.append((step.slot, step.body.count))
      content = step.outer
    }
  }

  /// Returns the inputs for the body of a modifier whose content has `count` views.
  func supplying(_ slot: any Any.Type, _ count: Int?) -> _ViewListCountInputs {
    var inner = self
    inner.supplied.insert((slot, count), at: 0)
    return inner
  }

  /// Returns the number of views that replace the opaque views of a slot.
  func supplied(for slot: any Any.Type) -> Int? {
    supplied.first { $0.slot == slot }?.count
  }

  /// Returns the number of views in the body of `container`.
  func count<Content: View>(ofBody body: Content.Type, in container: any Any.Type) -> Int? {
    if open.contains(where: { $0 == container }) { return nil }
    var inner = self
    inner.open.append(container)
    return Content._viewListCount(inputs: inner)
  }
}
