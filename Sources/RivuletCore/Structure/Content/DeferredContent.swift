import RivuletGraph

extension _ViewListInputs {
  /// Builds a position whose content is built once it's ready and never replaced. Preferences treat the content as static (B8.10).
  ///
  /// The values that `isReady` reads become sources of the rule that calls `isReady`.
  package func makeDeferred(
    when isReady: @escaping @MainActor () -> Bool, _ build: @escaping @MainActor (inout _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let list = DynamicViewList()
    let isBuilt = makeSink(DeferredRule(inputs: self, list: list, place: scope.nextPlace(), isReady: isReady, build: build))
    list.rule = isBuilt.id
    return _ViewListOutputs(list: list, preferences: deferredPreferences(of: list, isBuilt: isBuilt))
  }
}

/// Builds the content once. The rule's value is true after that.
@MainActor
private struct DeferredRule: @MainActor Rule {
  let inputs: _ViewListInputs
  let list: DynamicViewList
  let place: Int
  let isReady: @MainActor () -> Bool
  let build: @MainActor (inout _ViewListInputs) -> _ViewListOutputs

  mutating func update(_ output: borrowing RuleOutput<Bool>) {
    if output.previous == true { return }
    guard isReady(), inputs.scope.canNest() else { return output.set(false) }
    let scope = inputs.scope.makeChild(at: place, content: AnyHashable(0))
    let build = build
    var inner = inputs.inside(scope)
    list.fill(scope) { build(&inner) }
    list.setEntries([scope])
    output.set(true)
  }
}
