/// The semantics tree as a screen reader knows it: elements with ids that stay, and the difference that each turn makes.
///
/// It holds what it was asked for and no more, unless it is told to hold everything: the children of an element are looked for when they are asked
/// for, and only what is held is kept up to date. Nodes note their changes as long as an outline is there; bringing it up to date looks at those, at the
/// elements around them, and at nothing else.
///
/// Invariants: an id belongs to one element for good; records whose views are gone are no longer in the outline once `update` has run.
@MainActor
package final class SemanticsOutline {
  /// Stands for the window; it has no meaning of its own.
  package let root: SemanticsRecord
  private let meanings = ChangedMeanings()
  private weak var surroundings: NodeSurroundings?
  private var records: [Int: SemanticsRecord] = [:]
  private var places: [Place: SemanticsRecord] = [:]
  /// The ids of elements that are hidden for now, such as what lies below an alert.
  private var restingIDs: [Place: RestingID] = [:]
  private var restingLimit = 64
  private var lastID: Int
  /// Whether elements are looked for before they are asked for.
  private var isComplete = false
  /// How many elements were looked at because of changes.
  package private(set) var looks = 0
  private var changes: [SemanticsChange] = []
  /// Records that were taken out in this update and may be put in elsewhere.
  private var orphans: [SemanticsRecord] = []
  /// The ids of those that are called by what is around them or inside.
  private var titled: Set<Int> = []

  /// What a record stands for.
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

  /// The id of an element whose view is still there.
  private struct RestingID {
    weak var node: ViewNode?
    let id: Int
  }

  /// An outline of what is below a node. A tree has one at a time.
  ///
  /// - Parameter lastID: The last id that an earlier outline has given.
  package init(below node: ViewNode, after lastID: Int = 0) {
    self.lastID = lastID + 1
    root = SemanticsRecord(id: lastID + 1, node: node, part: nil, element: SemanticsElement(), parent: nil)
    surroundings = node.surroundings
    add(root)
    node.surroundings.meanings = meanings
  }

  /// Ends the notes of changes; the records are of no use afterwards. Gives the last id that was given.
  @discardableResult
  package func close() -> Int {
    if surroundings?.meanings === meanings { surroundings?.meanings = nil }
    return lastID
  }

  /// Looks for all elements, now and when they come, so that no change is missed.
  package func holdEverything() {
    guard !isComplete else { return }
    isComplete = true
    hold(root)
  }

  private func hold(_ record: SemanticsRecord) {
    for child in children(of: record) { hold(child) }
  }

  /// How many elements it holds.
  package var count: Int { records.count }

  /// The element with an id; nil if there is none any more.
  package func record(_ id: Int) -> SemanticsRecord? { records[id] }

  /// The elements directly inside of one, in view order.
  package func children(of record: SemanticsRecord) -> [SemanticsRecord] {
    if let children = record.children { return children }
    guard let node = record.node, record.part == nil else { return [] }
    let children = SemanticsTree.items(inside: node, of: record.element).map { adopt($0, in: record) }
    record.children = children
    return children
  }

  /// The innermost element that a node is, or is inside of.
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

  /// The id that an element had before it was hidden, or a new one.
  private func takeID(for item: SemanticsTree.Item) -> Int {
    if let resting = restingIDs.removeValue(forKey: Place(item.node, item.part)), resting.node === item.node { return resting.id }
    lastID += 1
    return lastID
  }

  /// Remembers the id of an element that may come back.
  private func rest(_ record: SemanticsRecord) {
    guard let node = record.node, !node.owner.isRemoved else { return }
    if restingIDs.count >= restingLimit {
      restingIDs = restingIDs.filter { $0.value.node.map { !$0.owner.isRemoved } ?? false }
      restingLimit = max(64, 2 * restingIDs.count)
    }
    restingIDs[Place(record)] = RestingID(node: node, id: record.id)
  }

  /// Takes a record out of its former parent, because it has another one.
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

// MARK: - The difference of a turn

extension SemanticsOutline {
  /// Takes over what nodes have noted; gives what is different, in the order in which it became so.
  package func update() -> [SemanticsChange] {
    let nodes = meanings.take()
    guard !nodes.isEmpty else { return [] }
    var concerned: [SemanticsRecord] = []
    var noted: Set<Int> = []
    for node in nodes {
      guard let record = nearest(to: node), noted.insert(record.id).inserted else { continue }
      concerned.append(record)
    }
    // What was taken out meanwhile needs no look any more.
    for record in concerned where records[record.id] === record && (record === root || record.parent != nil) { refresh(record) }
    for record in orphans where record.parent == nil { drop(record) }
    orphans = []
    for id in titled.sorted() { if let record = records[id] { refreshTitle(of: record) } }
    defer { changes = [] }
    return changes
  }

  /// The innermost element that is held and that a node is, or is inside of; nil for a node that is not in the tree.
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
      // A control may be called like what is inside of it.
      if parent.element.takesParts { refresh(parent) }
    }
    refreshChildren(of: record)
  }

  /// Looks again at what a list or a presentation is called, because the title may stand anywhere around it or inside.
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
