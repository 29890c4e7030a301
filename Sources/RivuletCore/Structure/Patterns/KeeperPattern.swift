import Foundation
import RivuletGraph

/// What a rule keeps in step with one value (`NodesRule`): nodes by their numbers in a pattern.
@MainActor
struct KeeperPattern {
  /// A node, and what it is kept in step with.
  struct Kept {
    let node: Int
    let offset: UInt32
    /// Which of the content's places in the environment it looks up from.
    let place: Int
    let maker: MakerReference
    /// The number of its memory among those of the content; less than 0 for none.
    var memory = -1

    /// How far the node would reach that showed what is in `value`.
    @MainActor @inline(__always) func reach(_ value: ValuePlace<Void>, like node: NodeReference) -> CGSize? {
      maker.lend { maker in node.lend { maker.reach(value, Int(offset), like: $0) } }
    }

    /// How large the node would be, whatever it is proposed.
    @MainActor func fixedSize(_ value: ValuePlace<Void>) -> CGSize? { maker.lend { $0.fixedSize(value, Int(offset)) } }

    /// The bytes of the value that the node is made from.
    var part: ByteSpan { maker.lend { $0.ownBytes }.moved(by: Int(offset)) }
  }

  /// Which of the content's sources holds the value.
  let source: Int
  /// The bytes of the value in which the views and modifiers lie.
  let part: ByteSpan
  /// In the order in which they are brought up to date.
  var nodes: [Kept] = []
  /// Those to which pointers do something.
  var operated: [(node: Int, responder: any ResponderPattern)] = []

  init(source: Int, part: ByteSpan) {
    self.source = source
    self.part = part
  }

  /// Gives nodes what pointers do to them, in a scope where a rule keeps them in step.
  func giveResponders(to nodes: borrowing NodeReferences, in scope: Scope, keeper: AttributeID) {
    for operated in operated { nodes[operated.node].responder = operated.responder.makeResponder(in: scope, keeper: keeper) }
  }

  /// Brings nodes up to date with a value and with all else that they read.
  func showAll(
    _ value: ValuePlace<Void>, on nodes: borrowing NodeReferences, _ places: ContentPlaces, _ direction: Attribute<EnvironmentSnapshot>,
    _ root: Int
  ) {
    show(Showing(value: value, places: places, direction: direction, root: root), on: nodes)
  }

  /// What nodes are to show, and what is known of what they show so far.
  struct Showing {
    let value: ValuePlace<Void>
    let places: ContentPlaces
    let direction: Attribute<EnvironmentSnapshot>
    let root: Int
    /// What they show, if they see the same environment as they will: those whose views have the same bytes are as they should be.
    var former: ValuePlace<Void>?
    /// What those have found out before that have a memory, if anything.
    var memories: [AnyObject] = []
    /// Whether what was found out may be out of date, whatever the value says.
    var isSure = true
  }

  /// Brings nodes up to date with what they are to show.
  func show(_ showing: borrowing Showing, on nodes: borrowing NodeReferences) {
    var number = -1
    var isMirrored = false
    let kept = self.nodes.span
    for index in kept.indices {
      let node = KeptNode(nodes.reference(at: kept[index].node), showing.places[kept[index].place], like: kept[index])
      let isRecalled = kept[index].memory >= 0 && !showing.memories.isEmpty
      if isRecalled { node.recall(showing.memories[kept[index].memory]) }
      if let former = showing.former {
        if isRecalled {
          node.showOther(showing.value, showing.root, isSure: showing.isSure)
        } else if !showing.value.hasBytes(kept[index].part, of: former) {
          node.showOther(showing.value, showing.root, isSure: true)
        }
      } else {
        if kept[index].place != number {
          number = kept[index].place
          isMirrored = EnvironmentReader(showing.places[number], showing.direction).isRightToLeft
        }
        node.showAll(showing.value, showing.root, isMirrored, isSure: !isRecalled || showing.isSure)
      }
    }
  }

  /// Brings those nodes up to date whose views lie where the value has changed.
  func show(
    _ value: ValuePlace<Void>, _ changed: ByteSpan, on nodes: borrowing NodeReferences, _ places: ContentPlaces, _ root: Int
  ) {
    let kept = self.nodes.span
    for index in kept.indices {
      KeptNode(nodes.reference(at: kept[index].node), places[kept[index].place], like: kept[index]).show(value, root, changed)
    }
  }

  /// Adds what is kept, where nodes and places have these numbers; false if there is more to it.
  mutating func add(_ kept: KeptNode, _ numberOfNode: (ViewNode) -> Int?, _ numberOfPlace: (EnvironmentPlace) -> Int?) -> Bool {
    kept.add(to: &self, numberOfNode, numberOfPlace)
  }
}
