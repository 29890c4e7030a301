import Foundation
import RivuletCore
import RivuletGeometry

/// A reader that answers questions about the current state of an app's tree and sources.
@MainActor
final class InspectorReader {
  let app: AppRuntime
  let numbers: InspectorNumbers
  let log: CauseLog
  // Reading walks the whole graph, which only some questions require.
  private lazy var inspection = AppInspection(app)
  private lazy var sources = inspection.sources

  init(_ app: AppRuntime, _ numbers: InspectorNumbers, _ log: CauseLog) {
    (self.app, self.numbers, self.log) = (app, numbers, log)
  }

  private static func name(ofBody number: UInt32) -> String { "b\(number)" }

  private func name(of key: InspectedSource.Key, _ truth: PropertyTruth) -> String {
    if let object = truth.object ?? truth.observedObject { return "o\(numbers.number(of: object))" }
    return "s\(truth.inputNumber ?? 0)"
  }

  // MARK: Tree

  func windows() -> [WindowAnswer] {
    app.trees.filter { $0.size != .zero }.map { tree in
      let views = InspectedTree(tree, inspection, naming: WrittenName.of).views
      let title = tree.rootEnvironment.appWindow?.title ?? app.scenes.name
      return WindowAnswer(title: title, width: tree.size.width, height: tree.size.height, views: views.map(answer))
    }
  }

  private func answer(_ view: InspectedView) -> ViewAnswer {
    switch view.kind {
    case .body(let body):
      return ViewAnswer(
        id: Self.name(ofBody: body.number), name: view.name, written: view.written, content: nil, isOwn: body.isOwn, hasBody: true,
        frame: view.frame.numbers,
        properties: properties(of: body), children: view.children.map(answer))
    case .node(let node):
      return ViewAnswer(
        id: "n\(numbers.number(of: node))", name: view.name, written: view.written, content: Self.content(of: node), isOwn: false,
        hasBody: false, frame: view.frame.numbers, properties: [], children: view.children.map(answer))
    }
  }

  private static func content(of node: ViewNode) -> String? {
    node.traits.isDisjoint(with: [.showsText, .showsImage]) ? nil : node.semantics?.label
  }

  private func properties(of body: InspectedBody) -> [PropertyAnswer] {
    body.arguments.map { PropertyAnswer(name: $0.name, value: $0.value, kind: "argument", source: nil) }
      + body.truths.map { property in
        PropertyAnswer(
          name: property.name, value: TracedValue.describe(property.truth.value), kind: property.truth.kind.rawValue,
          source: name(of: InspectedSource.Key(property.truth), property.truth))
      }
      + body.references.map { property in
        PropertyAnswer(
          name: property.name, value: CallSites.naming(keyPath: property.truth.path), kind: "binding",
          source: name(of: InspectedSource.Key(property.truth), property.truth))
      }
      + body.environment.map { PropertyAnswer(name: Self.name(ofPath: $0.path), value: $0.value, kind: "sets", source: nil) }
  }

  /// Returns the name of the property at the end of a key path's description. The name of an object in the environment is its type.
  static func name(ofPath path: String) -> String {
    let property = CallSites.property(inKeyPath: path)
    // A subscript has a name such as "subscript<A>(A.Type) -> Swift.Optional<A>", which doesn't tell its key.
    if let property, property.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) { return property }
    // For example, "\EnvironmentValues.<computed 0x00007fb877c35850 (Optional<Legacy>)>".
    if let start = path.range(of: "<computed 0x"), let type = path[start.upperBound...].firstRange(of: " (") {
      let text = path[type.upperBound...].prefix(while: { $0 != ")" })
      return text.hasPrefix("Optional<") ? String(text.dropFirst("Optional<".count).dropLast()) : String(text)
    }
    return path.split(separator: ".").last.map(String.init) ?? path
  }

  // MARK: Sources

  func sourceAnswers() -> [SourceAnswer] {
    let twins = TwinSources(log.turns)
    return sources.map { source in
      let changes = log.turns.flatMap { turn in turn.changes.filter { isOne($0, of: source) }.map { (turn.number, $0) } }
      return SourceAnswer(
        id: name(of: source.key, source.truth), kind: source.kind, name: source.name, path: source.path, type: source.typeName,
        value: source.value, fields: source.fields.map { PropertyAnswer(name: $0.name, value: $0.value, kind: "field", source: nil) },
        holders: source.holders.map(Self.name), readers: source.readers.map(Self.name),
        references: source.references.map {
          ReferenceAnswer(view: Self.name(ofBody: $0.body), name: $0.name, path: CallSites.naming(keyPath: $0.path))
        },
        changes: changes.suffix(20).map { SourceChangeAnswer(turn: $0, old: $1.old, new: $1.new, event: $1.eventText) },
        names: names(around: source),
        twins: source.number.map { number in
          twins.numbers(equalTo: number).compactMap { twin in sources.first { $0.number == twin }?.name }
        } ?? [],
        isOwn: source.holders.contains { inspection.body(numbered: $0)?.isOwn == true })
    }
  }

  /// Returns the names of the views that hold, read, or refer to a source, keyed by identifier.
  private func names(around source: InspectedSource) -> [String: String] {
    var names: [String: String] = [:]
    for number in source.holders + source.readers + source.references.map(\.body) {
      guard let body = inspection.body(numbered: number) else { continue }
      names[Self.name(ofBody: number)] = WrittenName.of(body)
    }
    return names
  }

  private func isOne(_ change: ChangeRecord, of source: InspectedSource) -> Bool {
    if let number = change.input, source.isChanged(byInput: number) { return true }
    guard source.object != nil, change.input == nil, change.kind == .object || change.kind == .property else { return false }
    return change.source == source.typeName || change.source.hasPrefix("\(source.typeName).")
  }

  // MARK: Accessibility

  func elements() -> [ElementAnswer] {
    app.trees.filter { $0.size != .zero }.flatMap { tree in
      SemanticsTree(tree).items().map { item in
        let element = item.element
        let parts = [element.role.map { "\($0)" }, element.label.map { "\"\($0)\"" }, element.value.map { "= \($0)" }, element.identifier]
        return ElementAnswer(
          view: "n\(numbers.number(of: item.node))", depth: item.depth, text: parts.compactMap(\.self).joined(separator: " "),
          frame: item.frameInRoot.numbers)
      }
    }
  }

  // MARK: Layout

  func layout(of node: ViewNode) -> LayoutAnswer? {
    guard let tree = app.trees.first(where: { node.isInside($0.root) }), let proposal = node.proposal else { return nil }
    let names = Dictionary(uniqueKeysWithValues: names(in: InspectedTree(tree, inspection).views))
    func questions(_ node: ViewNode) -> [LayoutAnswer.Question] {
      tree.layoutQueries(of: node).map { question in
        LayoutAnswer.Question(
          view: "n\(numbers.number(of: question.node))", name: names[ObjectIdentifier(question.node)] ?? question.node.behaviorName,
          asker: question.asker, proposal: question.proposal.numbers, answer: [question.answer.width.number, question.answer.height.number])
      }
    }
    let container = node.placingContainer
    return LayoutAnswer(
      view: "n\(numbers.number(of: node))", name: names[ObjectIdentifier(node)] ?? node.behaviorName,
      container: container.map { "n\(numbers.number(of: $0))" },
      containerName: container.map { names[ObjectIdentifier($0)] ?? $0.behaviorName }, proposal: proposal.numbers,
      frame: node.frameInRoot.numbers, inside: questions(node), around: container.map(questions) ?? [])
  }

  private func names(in views: [InspectedView]) -> [(ObjectIdentifier, String)] {
    views.flatMap { view -> [(ObjectIdentifier, String)] in
      guard case .node(let node) = view.kind else { return names(in: view.children) }
      return [(ObjectIdentifier(node), view.name)] + names(in: view.children)
    }
  }

  // MARK: Views by name

  /// Returns the nodes of a view, given its identifier in an answer. For a body, these are the outermost nodes of its content.
  func nodes(named name: String) -> [ViewNode] {
    if name.first == "n" { return Int(name.dropFirst()).flatMap { numbers.object($0) as? ViewNode }.map { [$0] } ?? [] }
    guard name.first == "b", let number = UInt32(name.dropFirst()) else { return [] }
    return app.trees.flatMap { InspectedTree($0, inspection).nodes(ofBody: number) }
  }

  /// Returns the innermost view at a point that appears in source code, along with its frame, or nil if no view contains the point.
  func view(at point: CGPoint, in tree: ViewTree) -> (name: String, frame: CGRect)? {
    guard let view = InspectedTree(tree, inspection, naming: WrittenName.of).view(at: point) else { return nil }
    switch view.kind {
    case .body(let body): return (Self.name(ofBody: body.number), view.frame)
    case .node(let node): return ("n\(numbers.number(of: node))", view.frame)
    }
  }
}

extension CGRect {
  /// The origin and size, or zeros for a null or infinite rectangle.
  var numbers: [Double] { isNull || isInfinite ? [0, 0, 0, 0] : [minX, minY, width, height].map { Double($0) } }
}

extension ProposedViewSize {
  /// The width and height, each nil if unspecified.
  var numbers: [Double?] { [width, height].map { $0?.number } }
}

extension CGFloat {
  /// The length as a JSON number. An infinite length becomes the largest finite number, because JSON has no infinity.
  fileprivate var number: Double { isFinite ? Double(self) : self < 0 ? -Double.greatestFiniteMagnitude : .greatestFiniteMagnitude }
}
