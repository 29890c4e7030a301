package import RivuletGraph

extension _ViewListInputs {
  /// Returns the views that an app's closure builds from a value. The closure runs again when the value, or an attribute that the closure
  /// reads, changes.
  package func makeClosureContent<Source, Content: View>(
    of source: Attribute<Source>, _ make: @escaping @MainActor (Source) -> Content
  ) -> Attribute<Content> {
    makeRule(ClosureContentRule(source: source, make: make, observation: ObservationTracker(in: scope.surroundings)))
  }
}

@MainActor
private struct ClosureContentRule<Source, Content: View>: @MainActor ViewValueRule {
  let source: Attribute<Source>
  let make: @MainActor (Source) -> Content
  var observation: ObservationTracker

  mutating func update(_ output: borrowing RuleOutput<Content>) {
    let source = source.value
    let make = make
    output.set(observation.track(rule: output.id, for: Content.self) { make(source) })
  }

  static var name: String { "closure that makes \(_typeName(Content.self, qualified: false))" }
}
