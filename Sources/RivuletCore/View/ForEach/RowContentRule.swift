import RivuletGraph

/// The content of one row; what the closure reads are this rule's sources, not the list's.
@MainActor
struct RowContentRule<Data: RandomAccessCollection, ID: Hashable, Element, Content: View>: @MainActor ViewValueRule, @MainActor RowRule
where Data.Element == Element {
  /// Changed by the rule of the `ForEach`, which makes all rows anew each time that it runs.
  private var element: Element
  let latest: ForEachContent<Element, Content>
  private var observation: ObservationTracker

  // Inlined, as the other initializers of rows: one that is called looks its own type up again.
  @inline(__always) init(_ element: consuming Element, latest: ForEachContent<Element, Content>, _ surroundings: ScopeSurroundings) {
    self.element = element
    self.latest = latest
    observation = ObservationTracker(in: surroundings)
  }

  mutating func update(_ output: borrowing RuleOutput<Content>) {
    // The closure knows the data as they are now, and of a row that is on its way out they know nothing any more (B7.04).
    if output.holdsValue() { return }
    let (makeContent, element) = (latest.make, elementPlace)
    output.set(observation.track(rule: output.id, for: ForEach<Data, ID, Content>.self) { element.lend(to: makeContent) })
  }

  /// Where the element lies.
  var elementPlace: ValuePlace<Element> {
    @inline(__always) mutating get { ValuePlace(of: &element) }
  }

  static var name: String { "row of \(_typeName(ForEach<Data, ID, Content>.self, qualified: false))" }
}
