import RivuletGeometry
import RivuletLayout

/// Rarely used properties of a node, stored separately so that most nodes stay small.
@MainActor
final class NodeExtras {
  var coordinateSpaceName: AnyHashable?
  var stackRecord: StackRecord?
  var contents: (any NodeContents)?
  /// A layout's memory of the children's answers.
  var childMemory: (any ChildMemory)?
  var meaning: NodeMeaning?
  /// The insets that the first child leaves free for bars.
  var safeArea = EdgeInsets()
  /// The axes along which the node keeps the surrounding bars away from its content.
  var coveredAxes: Axis.Set = []
  /// A watch that places the node again when its safe area changes; nil for most nodes.
  var safeAreaWatch: SafeAreaWatch?
  /// The watches of the node's position.
  var watches: [any NodeWatch] = []
  var attachments = Attachments()
  var guides = GuideAnswers()
  /// Previous children that are still visible because their removal is animated. They are painted below the children and have no other
  /// role.
  var departing: [ViewNode] = []
  /// The container in which the node stays visible after its removal.
  weak var formerContainer: ViewNode?
  /// True if the node is visible but cannot be used.
  var isInert = false
  /// True if the node is painted in front of its siblings.
  var isRaised = false
  /// The running animation of the node; nil if there is none.
  var motion: NodeMotion?
  /// The remembered priority.
  var priority = 0.0
}

extension ViewNode {
  /// Returns the extras of the node, creating them on first use.
  func makeExtras() -> NodeExtras {
    if let extras { return extras }
    let made = NodeExtras()
    extras = made
    return made
  }

  /// The name by which descendants refer to the coordinate space of this node; nil for most nodes.
  package final var coordinateSpaceName: AnyHashable? {
    get { extras?.coordinateSpaceName }
    set { if newValue != nil || extras != nil { makeExtras().coordinateSpaceName = newValue } }
  }

  /// True if the node is painted in front of its siblings, regardless of their z-indices.
  package final var isRaised: Bool {
    get { extras?.isRaised ?? false }
    set {
      guard newValue != isRaised else { return }
      makeExtras().isRaised = newValue
      surroundings.hasZIndices = true
      if let parent { parent.updateDrawingChildren() }
    }
  }

  /// The answers and positions of the children, for a stack that gives all of them the same proposal; see `StackRecord`.
  final var stackRecord: StackRecord? {
    get { extras?.stackRecord }
    set { if newValue != nil || extras != nil { makeExtras().stackRecord = newValue } }
  }

  /// The source of the children, if they may change.
  final var contents: (any NodeContents)? {
    get { extras?.contents }
    set { if newValue != nil || extras != nil { makeExtras().contents = newValue } }
  }

  /// A layout's memory of the children's answers, which is notified when an answer changes; nil for most nodes.
  package final var childMemory: (any ChildMemory)? {
    get { extras?.childMemory }
    set { if newValue != nil || extras != nil { makeExtras().childMemory = newValue } }
  }

  /// The node's last answer for its priority; nil if it has not been queried.
  final var knownPriority: Double? {
    get { knowsPriority ? extras?.priority ?? 0 : nil }
    set {
      knowsPriority = newValue != nil
      if let newValue, newValue != 0 || extras != nil { makeExtras().priority = newValue }
    }
  }

  /// The node's last answer for its spacing; nil if it has not been queried.
  final var knownSpacing: ViewSpacing? {
    get { knowsSpacing ? sharedSpacing?.value ?? ViewSpacing() : nil }
    set {
      knowsSpacing = newValue != nil
      sharedSpacing = newValue.flatMap { surroundings.sharedSpacings.share($0) }
    }
  }
}

/// The semantics of a node, stored separately for the same reason.
final class NodeMeaning {
  var element: SemanticsElement

  init(_ element: SemanticsElement) {
    self.element = element
  }
}

/// A layout's memory of the children of its node, in addition to their own answers.
@MainActor
package protocol ChildMemory: AnyObject {
  /// Called when the children have changed, or when one of their answers has changed.
  func childrenMayDiffer()
}

/// The source of a container's children.
@MainActor
package protocol NodeContents: AnyObject {
  /// Adds the nodes of the elements in view order. The contents retain the nodes; the references do not.
  func appendNodes(to nodes: inout NodeReferences)
}
