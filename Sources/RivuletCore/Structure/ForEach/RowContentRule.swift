import RivuletGraph

/// A rule that creates the content of one row. The values that the closure reads are sources of this rule, not of the list's rule.
@MainActor
struct RowContentRule<Data: RandomAccessCollection, ID: Hashable, Element, Content: View>: @MainActor ViewValueRule, @MainActor RowRule
where Data.Element == Element {
  /// The element, set by the rule of the `ForEach`. Each run of that rule creates the content of all rows again.
  private var element: Element
  let latest: ForEachContent<Element, Content>
  private var observation: ObservationTracker

  // Inlined, like the other initializers of rows, because a called initializer looks up its own type on each call.
  @inline(__always) init(_ element: consuming Element, latest: ForEachContent<Element, Content>, _ surroundings: ScopeSurroundings) {
    self.element = element
    self.latest = latest
    observation = ObservationTracker(in: surroundings)
  }

  mutating func update(_ output: borrowing RuleOutput<Content>) {
    // The closure uses the current data, which no longer contains the element of a row that's being removed (B7.04).
    if output.holdsValue() { return }
    let (makeContent, element) = (latest.make, elementPlace)
    output.set(observation.track(rule: output.id, for: ForEach<Data, ID, Content>.self) { element.lend(to: makeContent) })
  }

  /// The address of the element.
  var elementPlace: ValuePlace<Element> {
    @inline(__always) mutating get { ValuePlace(of: &element) }
  }

  static var name: String { "row of \(_typeName(ForEach<Data, ID, Content>.self, qualified: false))" }
}
