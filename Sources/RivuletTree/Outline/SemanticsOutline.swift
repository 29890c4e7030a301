/// The semantics tree as presented to a screen reader: elements with stable identifiers, and the changes of each turn.
///
/// By default, the outline contains only the elements that have been requested. An element's children are determined when they are first
/// requested, and only the contained elements are kept up to date. While an outline exists, nodes record their changes. An update examines
/// only the recorded nodes and the elements around them.
///
/// Invariants: An identifier is never reused for another element. After `update` has run, the outline contains no records of removed views.
@MainActor
package final class SemanticsOutline {
  /// The element of the window, which has no semantics of its own.
  package let root: SemanticsRecord
  private let meanings = ChangedSemantics()
  private weak var surroundings: NodeSurroundings?
  private var records: [Int: SemanticsRecord] = [:]
  private var places: [Place: SemanticsRecord] = [:]
  /// The identifiers of elements that are currently hidden, such as those covered by an alert.
  private var hiddenIDs: [Place: RestingID] = [:]
  private var restingLimit = 64
  private var lastID: Int
  /// True if the outline finds all elements without waiting for requests.
  private var isComplete = false
  /// The number of elements examined because of changes.
  package private(set) var looks = 0
  private var changes: [SemanticsChange] = []
  /// The records that were removed during the current update and may be inserted elsewhere.
  private var orphans: [SemanticsRecord] = []
  /// The identifiers of elements whose titles come from enclosing or enclosed elements.
  private var titled: Set<Int> = []

  /// The node, or the part of a node, that a record represents.
  private struct Place: Hashable {
    let node: ObjectIdentifier
    let part: Int?

    init(_ node: ViewNode, _ part: Int?) {
      (self.node, self.part) = (ObjectIdentifier(node), part)
    }

    @MainActor init(_ record: SemanticsRecord) {
      (node, part) = (record.nodeID, record.part)
    }
  }

  /// The identifier of a hidden element whose view still exists.
  private struct RestingID {
    weak var node: ViewNode?
    let id: Int
  }

  /// Creates an outline of the tree below a node. A tree can have only one outline at a time.
  ///
  /// - Parameter lastID: The last identifier that an earlier outline assigned.
  package init(below node: ViewNode, after lastID: Int = 0) {
    self.lastID = lastID + 1
    root = SemanticsRecord(id: lastID + 1, node: node, part: nil, element: SemanticsElement(), parent: nil)
    surroundings = node.surroundings
    add(root)
    node.surroundings.meanings = meanings
  }

  /// Stops recording changes and returns the last assigned identifier. The records must not be used after this call.
  @discardableResult
  package func close() -> Int {
    if surroundings?.meanings === meanings { surroundings?.meanings = nil }
    return lastID
  }

  /// Finds all existing elements, and from now on all new ones, so that no change goes unnoticed.
  package func trackAllElements() {
    guard !isComplete else { return }
    isComplete = true
    hold(root)
  }

  private func hold(_ record: SemanticsRecord) {
    for child in children(of: record) { hold(child) }
  }

  /// The number of elements in the outline.
  package var count: Int { records.count }

  /// Returns the element with an identifier; nil if it no longer exists.
  package func record(_ id: Int) -> SemanticsRecord? { records[id] }

  /// Returns the direct children of an element in view order.
  package func children(of record: SemanticsRecord) -> [SemanticsRecord] {
    if let children = record.children { return children }
    guard let node = record.node, record.part == nil else { return [] }
    let children = SemanticsTree.items(inside: node, of: record.element).map { adopt($0, in: record) }
    record.children = children
    return children
  }

  /// Returns the innermost element that represents or contains a node.
  package func record(around node: ViewNode) -> SemanticsRecord {
    var ancestors: Set<ObjectIdentifier> = []
    var step: ViewNode? = node
    while let current = step {
      ancestors.insert(ObjectIdentifier(current))
      step = current.parent
    }
    var found = root
    while let next = children(of: found).first(where: { child in
      child.part == nil && child.node.map { ancestors.contains(ObjectIdentifier($0)) } == true
    }) { found = next }
    return found
  }

  private func add(_ record: SemanticsRecord) {
    records[record.id] = record
    places[Place(record)] = record
    if SemanticsTree.isTitled(record.element.role) { titled.insert(record.id) }
  }

  private func existing(_ item: SemanticsTree.Item) -> SemanticsRecord? {
    guard let record = places[Place(item.node, item.part)], record.node === item.node else { return nil }
    return record
  }

  private func adopt(_ item: SemanticsTree.Item, in parent: SemanticsRecord) -> SemanticsRecord {
    if let record = existing(item) {
      if record.parent !== parent { leave(record) }
      record.parent = parent
      set(item.element, of: record)
      return record
    }
    let record = SemanticsRecord(id: takeID(for: item), node: item.node, part: item.part, element: item.element, parent: parent)
    add(record)
    if isComplete { hold(record) }
    return record
  }

  /// Returns the identifier that the element had before it was hidden, or a new one.
  private func takeID(for item: SemanticsTree.Item) -> Int {
    if let resting = hiddenIDs.removeValue(forKey: Place(item.node, item.part)), resting.node === item.node { return resting.id }
    lastID += 1
    return lastID
  }

  /// Stores the identifier of an element that may reappear.
  private func rest(_ record: SemanticsRecord) {
    guard let node = record.node, !node.owner.isRemoved else { return }
    if hiddenIDs.count >= restingLimit {
      hiddenIDs = hiddenIDs.filter { $0.value.node.map { !$0.owner.isRemoved } ?? false }
      restingLimit = max(64, 2 * hiddenIDs.count)
    }
    hiddenIDs[Place(record)] = RestingID(node: node, id: record.id)
  }

  /// Removes a record from its previous parent after it has received a new one.
  private func leave(_ record: SemanticsRecord) {
    guard let former = record.parent, let index = former.children?.firstIndex(where: { $0 === record }) else { return }
    former.children?.remove(at: index)
    changes.append(.removed(record, from: former, at: index))
  }

  private func set(_ element: SemanticsElement, of record: SemanticsRecord) {
    let former = record.element
    guard former != element else { return }
    record.element = element
    changes.append(.changed(record, from: former))
  }
}

// MARK: - Updates

extension SemanticsOutline {
  /// Processes the recorded nodes. Returns the changes in chronological order.
  package func update() -> [SemanticsChange] {
    let nodes = meanings.take()
    guard !nodes.isEmpty else { return [] }
    var concerned: [SemanticsRecord] = []
    var noted: Set<Int> = []
    for node in nodes {
      guard let record = nearest(to: node), noted.insert(record.id).inserted else { continue }
      concerned.append(record)
    }
    // Elements removed in the meantime need no update.
    for record in concerned where records[record.id] === record && (record === root || record.parent != nil) { refresh(record) }
    for record in orphans where record.parent == nil { drop(record) }
    orphans = []
    for id in titled.sorted() { if let record = records[id] { refreshTitle(of: record) } }
    defer { changes = [] }
    return changes
  }

  /// Returns the innermost element in the outline that represents or contains a node; nil if the node is not in the tree.
  private func nearest(to node: ViewNode) -> SemanticsRecord? {
    var step: ViewNode? = node
    while let current = step {
      if let record = places[Place(current, nil)], record.node === current { return record }
      step = current.parent
    }
    return nil
  }

  private func refresh(_ record: SemanticsRecord) {
    looks += 1
    if let parent = record.parent, let outer = parent.node, let node = record.node {
      guard let element = SemanticsTree.element(of: node, inside: outer, of: parent.element) else { return refreshChildren(of: parent) }
      set(element, of: record)
      // The contents of a control may provide its label.
      if parent.element.takesParts { refresh(parent) }
    }
    refreshChildren(of: record)
  }

  /// Updates the title of a list or presentation. The title may come from any enclosing or enclosed element.
  private func refreshTitle(of record: SemanticsRecord) {
    guard let node = record.node else { return }
    var element = record.element
    element.title = node.semantics?.title
    element.title = SemanticsTree.title(of: element, at: node)
    set(element, of: record)
  }

  private func refreshChildren(of record: SemanticsRecord) {
    guard let former = record.children, let node = record.node else { return }
    let next = SemanticsTree.items(inside: node, of: record.element).map { (record: existing($0), item: $0) }
    looks += next.count
    let difference = next.map { $0.record.map { ObjectIdentifier($0) } }.difference(from: former.map { Optional(ObjectIdentifier($0)) })
    for case .remove(let index, _, _) in difference.removals.reversed() {
      let child = former[index]
      record.children?.remove(at: index)
      child.parent = nil
      orphans.append(child)
      changes.append(.removed(child, from: record, at: index))
    }
    for (index, entry) in next.enumerated() {
      let isNew = entry.record == nil || entry.record?.parent !== record
      let child = adopt(entry.item, in: record)
      guard isNew else { continue }
      record.children?.insert(child, at: index)
      changes.append(.added(child, to: record, at: index))
    }
  }

  private func drop(_ record: SemanticsRecord) {
    for child in record.children ?? [] where child.parent === record { drop(child) }
    record.children = nil
    records[record.id] = nil
    titled.remove(record.id)
    rest(record)
    if places[Place(record)] === record { places[Place(record)] = nil }
  }
}
