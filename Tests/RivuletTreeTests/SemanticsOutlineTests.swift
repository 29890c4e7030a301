import Foundation
import RivuletDrawing
import RivuletGeometry
import RivuletLayout
import RivuletTree
import Testing

/// Elements that keep their ids from turn to turn, and the difference that a turn makes.
@MainActor
struct SemanticsOutlineTests {
  /// A tree whose root shows elements that change, with an outline of which everything was asked for.
  @MainActor private final class Stage {
    let tree: NodeTree
    let outline: SemanticsOutline
    private(set) var contents: Contents!

    init(_ names: [String], roles: SemanticsElement.Role? = nil) {
      var made: Contents!
      tree = NodeTree { tree in
        made = Contents(names.map { tree.box($0) })
        let stack = tree.node(OverlayBehavior())
        made.attach(to: stack)
        stack.semantics = roles.map { SemanticsElement(role: $0) }
        return [stack]
      }
      contents = made
      outline = SemanticsOutline(below: tree.root)
      askAll(outline.root)
    }

    func askAll(_ record: SemanticsRecord) {
      for child in outline.children(of: record) { askAll(child) }
    }

    var boxes: [BehaviorNode<BoxBehavior>] { contents.nodes.compactMap { $0 as? BehaviorNode<BoxBehavior> } }

    func rename(_ index: Int, _ name: String) {
      var behavior = boxes[index].behavior
      behavior.name = name
      boxes[index].update(behavior)
    }

    /// The difference as text.
    func update() -> [String] {
      outline.update().map { change in
        switch change {
        case .added(let child, let parent, let index): "added \(Self.name(child)) to \(Self.name(parent)) at \(index)"
        case .removed(let child, let parent, let index): "removed \(Self.name(child)) from \(Self.name(parent)) at \(index)"
        case .changed(let record, let former): "changed \(former.label ?? "") to \(Self.name(record))"
        }
      }
    }

    private static func name(_ record: SemanticsRecord) -> String {
      record.element.label ?? record.element.role?.rawValue ?? "window"
    }

    /// The names of all elements with their ids.
    var ids: [String: Int] {
      func collect(_ record: SemanticsRecord) -> [SemanticsRecord] { [record] + outline.children(of: record).flatMap(collect) }
      return Dictionary(collect(outline.root).map { (Self.name($0), $0.id) }) { first, _ in first }
    }
  }

  @Test func `an outline looks for elements when it is asked for them, and has ids for them`() {
    let tree = NodeTree { tree in [tree.node(OverlayBehavior(), containing: [tree.box("a"), tree.box("b")])] }
    let outline = SemanticsOutline(below: tree.root)
    #expect(outline.count == 1)
    let children = outline.children(of: outline.root)
    #expect(children.map(\.element.label) == ["a", "b"])
    #expect(outline.count == 3)
    #expect(outline.record(children[1].id) === children[1])
    #expect(outline.record(around: children[0].node!) === children[0])
  }

  @Test func `an element that says something else keeps its id`() {
    let stage = Stage(["a", "b", "c"])
    let id = stage.ids["b"]
    stage.rename(1, "beta")
    #expect(stage.update() == ["changed b to beta"])
    #expect(stage.ids["beta"] == id)
    #expect(stage.update().isEmpty)
  }

  @Test func `elements come and go and move, and those that stay keep their ids`() {
    let stage = Stage(["a", "b", "c"])
    let before = stage.ids
    let nodes = stage.contents.nodes
    stage.contents.set([nodes[2], stage.tree.box("d"), nodes[0]])
    #expect(
      stage.update() == ["removed b from window at 1", "removed a from window at 0", "added d to window at 1", "added a to window at 2"])
    let after = stage.ids
    #expect(after["a"] == before["a"] && after["c"] == before["c"])
    #expect(after["b"] == nil && after["d"] != nil && !before.values.contains(after["d"]!))
    #expect(stage.outline.record(before["b"]!) == nil)
    #expect(stage.outline.children(of: stage.outline.root).map(\.element.label) == ["c", "d", "a"])
  }

  @Test func `an update and a new outline agree after any script of changes (invariant 6)`() {
    for seed in UInt64(1)...40 {
      var random = seed &* 0x9E37_79B9_7F4A_7C15
      func next(_ limit: Int) -> Int {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(random >> 33) % limit
      }
      let stage = Stage(["a", "b", "c", "d"], roles: seed % 2 == 0 ? .group : nil)
      var pool = stage.contents.nodes
      for step in 0..<12 {
        switch next(4) {
        case 0: stage.rename(next(stage.boxes.count), "n\(step)")
        case 1:
          pool.append(stage.tree.box("new\(step)"))
          stage.contents.set(Array(pool.suffix(1)) + stage.contents.nodes)
        case 2 where stage.contents.nodes.count > 1: stage.contents.set(Array(stage.contents.nodes.dropFirst()))
        default: stage.contents.set(stage.contents.nodes.reversed())
        }
        _ = stage.update()
        let items = SemanticsTree(below: stage.tree.root).items().map(\.element.label)
        func flat(_ record: SemanticsRecord) -> [String?] {
          stage.outline.children(of: record).flatMap { [$0.element.label] + flat($0) }
        }
        #expect(flat(stage.outline.root) == items, "seed \(seed), step \(step)")
      }
    }
  }

  @Test func `the difference of a turn looks at what has changed and no further`() {
    for count in [10, 1_000] {
      let stage = Stage((0..<count).map { "row \($0)" }, roles: .list)
      let before = stage.outline.looks
      stage.rename(3, "other")
      #expect(stage.update() == ["changed row 3 to other"])
      #expect(stage.outline.looks - before == 1, "of \(count)")
    }
  }

  @Test func `what combines what is inside changes with it`() {
    let tree = NodeTree { tree in
      let row = tree.node(OverlayBehavior(), containing: [tree.box("a"), tree.box("b")])
      row.semantics = SemanticsElement(role: .button, children: .combine)
      return [row]
    }
    let outline = SemanticsOutline(below: tree.root)
    let button = outline.children(of: outline.root)[0]
    #expect(outline.children(of: button).isEmpty)
    let box = tree.root.children[0].children[1] as? BehaviorNode<BoxBehavior>
    box?.update(BoxBehavior(name: "c", width: 10, height: 10))
    #expect(outline.update().count == 1)
    #expect(button.element.label == "a, c")
  }

  @Test func `what is hidden goes, and comes back with what a modifier says`() {
    let tree = NodeTree { tree in
      let node = tree.node(PassingBehavior(), around: tree.box("a"))
      node.semantics = SemanticsElement()
      return [node]
    }
    let outline = SemanticsOutline(below: tree.root)
    #expect(outline.children(of: outline.root).count == 1)
    let modifier = tree.root.children[0]
    modifier.semantics?.isHidden = true
    _ = outline.update()
    #expect(outline.children(of: outline.root).isEmpty)
    modifier.semantics = SemanticsElement(label: "other")
    _ = outline.update()
    #expect(outline.children(of: outline.root).map(\.element.label) == ["other"])
  }

  @Test func `an element that was hidden comes back with its id, and the id of a view that is gone does not`() {
    let owner = NodeTree.Owner()
    var node: BehaviorNode<PassingBehavior>!
    let tree = NodeTree { tree in
      node = tree.node(PassingBehavior(), around: tree.node(BoxBehavior(name: "a", width: 10, height: 10), of: owner), of: owner)
      return [node]
    }
    let outline = SemanticsOutline(below: tree.root)
    let id = outline.children(of: outline.root)[0].id
    func set(_ isInert: Bool) -> Int? {
      node.isInert = isInert
      _ = outline.update()
      return outline.children(of: outline.root).first?.id
    }
    #expect(set(true) == nil && outline.record(id) == nil)
    #expect(set(false) == id)
    #expect(set(true) == nil)
    owner.isRemoved = true
    #expect(set(false) == id)
    #expect(set(true) == nil)
    #expect(set(false) != id)
  }

  @Test func `an outline for listeners looks for what comes as soon as it is there`() {
    let tree = NodeTree { tree in [tree.node(OverlayBehavior(), containing: [tree.box("a")])] }
    let outline = SemanticsOutline(below: tree.root)
    outline.trackAllElements()
    #expect(outline.count == 2)
    let stack = tree.root.children[0]
    let contents = Contents([tree.box("b")])
    let group = tree.node(OverlayBehavior())
    contents.attach(to: group)
    group.semantics = SemanticsElement(role: .group)
    Contents([stack.children[0], group]).attach(to: stack)
    _ = outline.update()
    #expect(outline.count == 4)
  }

  @Test func `nothing is noted while no outline is kept, and ids are never given twice`() {
    let stage = Stage(["a", "b"])
    let last = stage.outline.close()
    #expect(last == stage.ids.values.max())
    stage.rename(0, "c")
    #expect(stage.update().isEmpty)
    let next = SemanticsOutline(below: stage.tree.root, after: last)
    #expect(next.children(of: next.root).allSatisfy { $0.id > last })
    #expect(next.children(of: next.root).map(\.element.label) == ["c", "b"])
  }

  @Test func `asking makes nothing (invariant 13)`() {
    let tree = NodeTree { tree in [tree.node(OverlayBehavior(), containing: [tree.box("a"), tree.box("b")])] }
    let drawings = tree.surroundings.drawing.liveNodeCount
    let counts = tree.counting {
      let outline = SemanticsOutline(below: tree.root)
      for child in outline.children(of: outline.root) { _ = outline.children(of: child) }
      _ = outline.update()
    }
    #expect(counts == (0, 0))
    #expect(tree.surroundings.drawing.liveNodeCount == drawings)
  }
}
