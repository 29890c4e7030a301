import RivuletGraph

/// Evaluates one body.
///
/// The rule runs when the container's value, or a value that an earlier evaluation read, may have changed. It evaluates the body only if
/// the container's value actually differs (B2.01) or another source has changed (B2.09). If the new body equals the previous one, the
/// change propagates no further (B2.12).
@MainActor
struct BodyRule<Accessor: BodyAccessor>: @MainActor BodyEvaluatingRule {
  private let source: Attribute<Accessor.Container>
  /// The dynamic properties; nil if the container has none.
  private let properties: PropertyList?
  private let evaluationType: EvaluatedBody<Accessor.Container>.Type
  /// The container of the last evaluation; nil before the first evaluation.
  private var evaluated: EvaluatedBody<Accessor.Container>?
  private var observation: ObservationTracker

  init(
    source: Attribute<Accessor.Container>, properties: PropertyList?, evaluationType: EvaluatedBody<Accessor.Container>.Type,
    _ surroundings: ScopeSurroundings
  ) {
    self.source = source
    self.properties = properties
    self.evaluationType = evaluationType
    observation = ObservationTracker(in: surroundings)
  }

  mutating func update(_ output: borrowing RuleOutput<Accessor.Content>) {
    if !output.hasValue, properties?.isEmpty != false { return evaluateFirst(output) }
    var container = source.value
    if output.hasValue, !needsEvaluation(container, output) {
      observation.surroundings.tracer.traceKept(Accessor.Container.self, output.id)
      output.keepSources()
      return
    }
    let surroundings = observation.surroundings
    let current = evaluationType.init(container)
    var before: BodyEvaluation.Before?
    if output.hasValue {
      before = BodyEvaluation.Before(
        evaluated: evaluated, containerMayHaveChanged: source.id.changedAt > output.ranAt, ranAt: output.ranAt,
        wasSignaled: observation.isInvalidated
      )
    }
    evaluated = current
    var installed: AnyEvaluatedBody?
    var signal: BodySignal?
    if let properties, !properties.isEmpty {
      let made = observation.signal(of: output.id, for: Accessor.Container.self)
      properties.install(into: &container, signal: made)
      signal = made
      if before != nil { installed = evaluationType.init(container) }
    }
    surroundings.counters.countBody(of: Accessor.Container.self)
    let id = output.id
    output.set(
      observation.track(rule: id, for: Accessor.Container.self) {
        if let signal { properties?.update(&container, signal: signal) }
        // Passed directly, because storing the evaluation in a variable would copy it.
        RunningBodies.begin(
          BodyEvaluation(type: Accessor.Container.self, properties: properties, evaluated: current, installed: installed, before: before))
        defer { RunningBodies.end() }
        return surroundings.tracer.tracedBody(of: Accessor.Container.self, id) { Accessor.body(of: container) }
      })
  }

  /// Evaluates the body for the first time, for a container without dynamic properties.
  private mutating func evaluateFirst(_ output: borrowing RuleOutput<Accessor.Content>) {
    observation.surroundings.counters.countBody(of: Accessor.Container.self)
    let current = evaluationType.init(source.value)
    evaluated = current
    // A local copy. There's usually no tracer, so copying changes no reference count.
    let tracer = observation.surroundings.tracer
    let id = output.id
    output.set(
      observation.track(rule: id, for: Accessor.Container.self) {
        RunningBodies.begin(
          BodyEvaluation(type: Accessor.Container.self, properties: properties, evaluated: current, installed: nil, before: nil))
        defer { RunningBodies.end() }
        return tracer.tracedBody(of: Accessor.Container.self, id) { Accessor.body(of: current.container) }
      })
  }

  /// Returns information about the body, for tools.
  func facts(_ id: AttributeID) -> BodyFacts {
    var facts = BodyFacts(id: id, source: source.id, type: Accessor.Container.self)
    facts.observes = observation.isObserving
    facts.truths = properties?.truths ?? []
    guard let container = evaluated?.container else { return facts }
    facts.addFields(of: container)
    return facts
  }

  private func needsEvaluation(_ container: Accessor.Container, _ output: borrowing RuleOutput<Accessor.Content>) -> Bool {
    if observation.isInvalidated { return true }
    if source.id.changedAt > output.ranAt {
      guard let evaluated, ViewComparison.areEqual(evaluated.container, container) else { return true }
    }
    return output.hasChangedSource(excluding: source.id)
  }

  private static var containerName: String { _typeName(Accessor.Container.self, qualified: false) }

  static var name: String { "body of \(containerName)" }
}

/// A rule that evaluates bodies and that a maker creates.
@MainActor
protocol BodyEvaluatingRule: ViewValueRule where Value == Accessor.Content {
  associatedtype Accessor: BodyAccessor

  init(
    source: Attribute<Accessor.Container>, properties: PropertyList?, evaluationType: EvaluatedBody<Accessor.Container>.Type,
    _ surroundings: ScopeSurroundings
  )

  /// Returns information about the body, for tools.
  func facts(_ id: AttributeID) -> BodyFacts
}
