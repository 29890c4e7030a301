package import RivuletGraph

/// The bodies of an app and their sources of truth, as read from the graph at one point in time.
///
/// Creating an inspection traverses the whole graph and is intended only for tools. It doesn't change the graph.
@MainActor
package struct AppInspection {
  /// The bodies of live content, in creation order.
  package private(set) var bodies: [InspectedBody] = []
  private var indices: [AttributeID: Int] = [:]
  private var parents: [AttributeID: AttributeID?] = [:]
  /// The attributes of the views that rows come from.
  private var rowOrigins: [RowsPosition: AttributeID] = [:]

  /// Reads the bodies of an app.
  package init(_ app: AppRuntime) {
    var layers: [ModifierLayer] = []
    app.graph.forEachAttribute { id in
      id.withRule(EnvironmentLayerRule.self) { rule in if let layer = rule.layer as? ModifierLayer { layers.append(layer) } }
      if let rows = id.ruleType as? any RowsRule.Type, let found = rows.rows(of: id) { rowOrigins[found.position] = found.origin }
      guard let facts = BodyMaker.facts(of: id) else { return }
      indices[id] = bodies.count
      bodies.append(InspectedBody(facts))
    }
    bodies.sort { $0.id.sequence < $1.id.sequence }
    for (index, body) in bodies.enumerated() { indices[body.id] = index }
    for index in bodies.indices { bodies[index].parent = body(above: bodies[index].container) }
    for layer in layers.sorted(by: { $0.source.id.sequence < $1.source.id.sequence }) {
      guard let index = body(above: layer.source.id).flatMap({ indices[$0] }) else { continue }
      if let written = layer.written { bodies[index].environment.append((written.path, TracedValue.describe(written.value))) }
    }
  }

  /// Returns the body with the given number in the graph, if any.
  package func body(numbered number: UInt32) -> InspectedBody? { bodies.first { $0.id.sequence == number } }

  /// Returns the body that created the container of another body; nil for the outermost bodies.
  package func parent(of body: InspectedBody) -> InspectedBody? { body.parent.flatMap { self.body(of: $0) } }

  /// Returns the body that an attribute evaluates; nil if the attribute doesn't evaluate a body.
  package func body(of id: AttributeID) -> InspectedBody? { indices[id].map { bodies[$0] } }

  /// Returns the body from which an attribute is derived, which is the attribute itself or the first body found among its direct and
  /// indirect sources. The content of a row is derived from its `ForEach`.
  package mutating func body(above attribute: AttributeID) -> AttributeID? {
    if indices[attribute] != nil { return attribute }
    if let known = parents[attribute] { return known }
    parents[attribute] = .some(nil)
    for source in [rowOrigin(of: attribute)].compactMap(\.self) + attribute.sources {
      if let found = body(above: source) {
        parents[attribute] = found
        return found
      }
    }
    return nil
  }

  /// Returns the attribute of the view that a row comes from; nil if the attribute isn't the content of a row.
  private func rowOrigin(of attribute: AttributeID) -> AttributeID? {
    guard attribute.isLive, attribute.ruleType is any RowRule.Type, let row = attribute.subgraph as? Scope else { return nil }
    return row.rowsPosition.flatMap { rowOrigins[$0] }
  }

  /// The sources of truth of all bodies, without duplicates, in the order of the bodies that own them.
  package var sources: [InspectedSource] {
    var found: [InspectedSource] = []
    var places: [InspectedSource.Key: Int] = [:]
    for body in bodies {
      for property in body.truths {
        let key = InspectedSource.Key(property.truth)
        if let place = places[key] {
          found[place].add(property.truth, in: body.id.sequence)
        } else {
          places[key] = found.count
          found.append(InspectedSource(key, property.truth, named: body.name(of: property.name), in: body.id.sequence))
        }
      }
    }
    // Objects that no view owns, such as those inside other objects.
    for body in bodies where body.observes {
      for property in body.observedArguments {
        let truth = PropertyTruth(.object, value: property.object, object: property.object)
        let key = InspectedSource.Key(truth)
        guard places[key] == nil else { continue }
        places[key] = found.count
        found.append(InspectedSource(key, truth, named: body.name(of: property.name), in: body.id.sequence))
      }
    }
    for body in bodies {
      for property in body.references {
        if let place = places[InspectedSource.Key(property.truth)] {
          found[place].references.append(InspectedSource.Reference(body: body.id.sequence, name: property.name, path: property.truth.path))
        }
      }
    }
    for index in found.indices { found[index].readers = readers(of: found[index]).map(\.id.sequence) }
    return found
  }

  /// Returns the bodies that depend on a source, in creation order.
  package func readers(of source: InspectedSource) -> [InspectedBody] {
    if let input = source.key.input { return readers(of: input) }
    if let object = source.truth.observedObject {
      let holding = Set(source.inputs.flatMap { readers(of: $0) }.map(\.number))
      return bodies.filter { body in
        holding.contains(body.number) || body.observes && body.observed.contains { $0 === object }
          || body.truths.contains { $0.truth.object === object }
      }
    }
    return bodies.filter { $0.truths.contains { InspectedSource.Key($0.truth) == source.key } }
  }

  /// Returns the bodies that have read an attribute, or a value computed from it without an intermediate body.
  package func readers(of attribute: AttributeID) -> [InspectedBody] {
    var seen: Set<AttributeID> = [attribute]
    var waiting = [attribute]
    var found: [InspectedBody] = []
    while let next = waiting.popLast() {
      for dependent in next.dependents where seen.insert(dependent).inserted {
        if let body = body(of: dependent) { found.append(body) } else { waiting.append(dependent) }
      }
    }
    return found.sorted { $0.id.sequence < $1.id.sequence }
  }
}
