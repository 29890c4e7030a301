import RivuletGraph

/// How to ask a container for its body; views and view modifiers differ only in this.
@MainActor
package protocol BodyAccessor {
  associatedtype Container
  associatedtype Content

  static func body(of container: Container) -> Content
}

/// The body of a view.
package enum ViewBody<Container: View>: BodyAccessor {
  package static func body(of container: Container) -> Container.Body { container.body }
}

extension _ViewListInputs {
  /// Makes the rule that evaluates the body of the container in `value` when its input or what its body read has changed.
  package func makeBody<Accessor: BodyAccessor>(
    _ accessor: Accessor.Type, of value: _GraphValue<Accessor.Container>
  ) -> _GraphValue<Accessor.Content> {
    let properties = PropertyList.make(for: Accessor.Container.self, inputs: self)
    return _GraphValue(makeSink(BodyRule<Accessor>(source: value.attribute, properties: properties, tree: tree)))
  }
}

/// Evaluates one body.
///
/// It runs when the container's value may have changed or something that an earlier evaluation read has changed, and evaluates the
/// body only if the value really differs (B2.01) or another source did change (B2.09). A body equal to the previous one stops the
/// wave (B2.12).
@MainActor
struct BodyRule<Accessor: BodyAccessor>: @MainActor Rule {
  let source: Attribute<Accessor.Container>
  let properties: PropertyList
  unowned let tree: ViewTree
  private var evaluated: Accessor.Container?
  private var observation = ObservationTracker()

  init(source: Attribute<Accessor.Container>, properties: PropertyList, tree: ViewTree) {
    self.source = source
    self.properties = properties
    self.tree = tree
  }

  mutating func update(_ output: borrowing RuleOutput<Accessor.Content>) {
    var container = source.value
    guard needsEvaluation(container, output) else {
      output.keepSources()
      return
    }
    let original = container
    let previous = output.hasValue ? evaluated : nil
    let wasRung = observation.isInvalidated
    let ranAt = output.ranAt
    evaluated = container
    let typeName = { _typeName(Accessor.Container.self, qualified: false) }
    if !properties.isEmpty {
      properties.install(into: &container, signal: observation.signal(of: output.id, in: tree, typeName: typeName))
    }
    tree.counters.countBody(of: Accessor.Container.self)
    let installed = container
    let issues = tree.services.issues
    let (properties, tree) = (properties, tree)
    output.set(
      observation.track(rule: output.id, in: tree, typeName: typeName) {
        RunningBodies.whileRunning(Accessor.Container.self, issues: issues) {
          BodyCauses(container: original, previous: previous, properties: properties, ranAt: ranAt, wasRung: wasRung)
            .changes(in: installed)
        } _: {
          tree.traced("body", of: Accessor.Container.self) { Accessor.body(of: installed) }
        }
      })
  }

  private func needsEvaluation(_ container: Accessor.Container, _ output: borrowing RuleOutput<Accessor.Content>) -> Bool {
    guard let evaluated, output.hasValue else { return true }
    if observation.isInvalidated { return true }
    if source.id.changedAt > output.ranAt, !ViewComparison.areEqual(evaluated, container) { return true }
    return output.hasChangedSource(excluding: source.id)
  }

  static func areEqual(_ lhs: Accessor.Content, _ rhs: Accessor.Content) -> Bool { ViewComparison.areEqual(lhs, rhs) }

  static var name: String { "body of \(_typeName(Accessor.Container.self, qualified: false))" }
}
