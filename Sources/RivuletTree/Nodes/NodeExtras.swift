import RivuletGeometry
import RivuletLayout

/// Rarely used properties of a node, stored separately so that most nodes stay small.
@MainActor
final class NodeExtras {
  var coordinateSpaceName: AnyHashable?
  var stackRecord: StackRecord?
  var contents: (any NodeContents)?
  /// The results that a layout has cached for its children.
  var childMemory: (any ChildMemory)?
  var meaning: StoredSemantics?
  /// The insets around the first child that bars occupy.
  var safeArea = EdgeInsets()
  /// The axes along which the node keeps the surrounding bars away from its content.
  var coveredAxes: Axis.Set = []
  /// The watch that triggers placement when the safe area changes; nil for most nodes.
  var safeAreaWatch: SafeAreaWatch?
  /// The watches of the node's position.
  var watches: [any NodeWatch] = []
  var attachments = Attachments()
  var guides = GuideCache()
  /// Removed children that remain visible during their removal animation. They are painted below the children and are otherwise ignored.
  var departing: [ViewNode] = []
  /// The container in which the node stays visible after its removal.
  weak var formerContainer: ViewNode?
  /// True if the node is visible but cannot receive input.
  var isInert = false
  /// True if the node is painted in front of its siblings.
  var isRaised = false
  /// The node's running animation; nil if there is none.
  var motion: NodeMotion?
  /// The cached layout priority.
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

  /// The name by which descendants refer to this node's coordinate space; nil for most nodes.
  package final var coordinateSpaceName: AnyHashable? {
    get { extras?.coordinateSpaceName }
    set { if newValue != nil || extras != nil { makeExtras().coordinateSpaceName = newValue } }
  }

  /// True if the node is painted in front of its siblings, regardless of their z-index values.
  package final var isRaised: Bool {
    get { extras?.isRaised ?? false }
    set {
      guard newValue != isRaised else { return }
      makeExtras().isRaised = newValue
      surroundings.hasZIndices = true
      if let parent { parent.updateDrawingChildren() }
    }
  }

  /// The measurements and positions of the children of a stack that proposes the same size to all of them. See `StackRecord`.
  final var stackRecord: StackRecord? {
    get { extras?.stackRecord }
    set { if newValue != nil || extras != nil { makeExtras().stackRecord = newValue } }
  }

  /// The source of the children, if the children may change.
  final var contents: (any NodeContents)? {
    get { extras?.contents }
    set { if newValue != nil || extras != nil { makeExtras().contents = newValue } }
  }

  /// The layout's cached results for the children, which is notified when a result changes; nil for most nodes.
  package final var childMemory: (any ChildMemory)? {
    get { extras?.childMemory }
    set { if newValue != nil || extras != nil { makeExtras().childMemory = newValue } }
  }

  /// The cached layout priority; nil if the priority has not been queried.
  final var knownPriority: Double? {
    get { knowsPriority ? extras?.priority ?? 0 : nil }
    set {
      knowsPriority = newValue != nil
      if let newValue, newValue != 0 || extras != nil { makeExtras().priority = newValue }
    }
  }

  /// The cached spacing; nil if the spacing has not been queried.
  final var knownSpacing: ViewSpacing? {
    get { knowsSpacing ? sharedSpacing?.value ?? ViewSpacing() : nil }
    set {
      knowsSpacing = newValue != nil
      sharedSpacing = newValue.flatMap { surroundings.sharedSpacings.share($0) }
    }
  }
}

/// The explicitly set semantics of a node, stored separately to keep most nodes small.
final class StoredSemantics {
  var element: SemanticsElement

  init(_ element: SemanticsElement) {
    self.element = element
  }
}

/// A layout's cached results for the children of its node, in addition to the children's own caches.
@MainActor
package protocol ChildMemory: AnyObject {
  /// Called when the set of children or a cached result of a child has changed.
  func childrenDidChange()
}

/// The source of a container's children.
@MainActor
package protocol NodeContents: AnyObject {
  /// Appends the nodes of the elements in view order. The contents retain the nodes; the references do not.
  func appendNodes(to nodes: inout NodeReferences)
}
