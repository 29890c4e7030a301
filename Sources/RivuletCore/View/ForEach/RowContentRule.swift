import RivuletGraph

/// The content of one row; what the closure reads are this rule's sources, not the list's.
@MainActor
struct RowContentRule<Data: RandomAccessCollection, ID: Hashable, Content: View>: @MainActor ViewValueRule {
  /// The `ForEach`; each new one makes all rows anew.
  let view: AttributeID
  let latest: ForEachContent<Data, Content>
  let row: ForEachRow<Data, ID, Content>
  private var observation: ObservationTracker

  init(
    view: AttributeID, latest: ForEachContent<Data, Content>, row: ForEachRow<Data, ID, Content>, tree: ViewTree
  ) {
    self.view = view
    self.latest = latest
    self.row = row
    observation = ObservationTracker(in: tree)
  }

  mutating func update(_ output: borrowing RuleOutput<Content>) {
    view.touch()
    let (makeContent, element) = (latest.make, row.element)
    output.set(observation.track(rule: output.id, typeName: { Self.name }) { makeContent(element) })
  }

  static var name: String { "row of \(_typeName(ForEach<Data, ID, Content>.self, qualified: false))" }
}
