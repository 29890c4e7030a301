import RivuletGeometry
import RivuletLayout

/// What few nodes have, apart so that the many without any of it stay small.
@MainActor
final class NodeExtras {
  @exclusivity(unchecked) var coordinateSpaceName: AnyHashable?
  @exclusivity(unchecked) var stackRecord: StackRecord?
  @exclusivity(unchecked) var contents: (any NodeContents)?
  /// What a layout has derived from what the children said.
  @exclusivity(unchecked) var childMemory: (any ChildMemory)?
  @exclusivity(unchecked) var meaning: NodeMeaning?
  /// How much of the node its first child leaves free for bars.
  @exclusivity(unchecked) var safeArea = EdgeInsets()
  /// Along which axes the node keeps the bars around it away from what is inside.
  @exclusivity(unchecked) var coveredAxes: Axis.Set = []
  /// Has the node placed anew when it may reach further behind bars; nil for most.
  @exclusivity(unchecked) var safeAreaWatch: SafeAreaWatch?
  /// The watches of where the node is.
  @exclusivity(unchecked) var watches: [any NodeWatch] = []
  /// What the room above has attached.
  @exclusivity(unchecked) var attachments: [AnyObject] = []
  @exclusivity(unchecked) var guides = GuideAnswers()
  /// Nodes that were children and are still seen, because they go gradually: painted below the children, and no part of anything else.
  @exclusivity(unchecked) var departing: [ViewNode] = []
  /// Where the node is still seen after it was taken out.
  @exclusivity(unchecked) weak var formerContainer: ViewNode?
  /// Whether the node is seen but cannot be used.
  @exclusivity(unchecked) var isInert = false
  /// Whether the node is painted in front of its siblings.
  @exclusivity(unchecked) var isRaised = false
  /// What goes over from old to new; nil while nothing does.
  @exclusivity(unchecked) var motion: NodeMotion?
  /// The priority that is remembered.
  @exclusivity(unchecked) var priority = 0.0
}

extension ViewNode {
  /// The rarer parts, brought into being by the first use.
  func makeExtras() -> NodeExtras {
    if let extras { return extras }
    let made = NodeExtras()
    extras = made
    return made
  }

  /// The name by which views below ask for positions relative to this node; nil for most.
  package final var coordinateSpaceName: AnyHashable? {
    get { extras?.coordinateSpaceName }
    set { if newValue != nil || extras != nil { makeExtras().coordinateSpaceName = newValue } }
  }

  /// Whether the node is painted in front of its siblings, whatever their z-indices.
  package final var isRaised: Bool {
    get { extras?.isRaised ?? false }
    set {
      guard newValue != isRaised else { return }
      makeExtras().isRaised = newValue
      surroundings.hasZIndices = true
      if let parent { parent.updateDrawingChildren() }
    }
  }

  /// What the room above keeps with the node: a few objects at most, which it tells apart by their types.
  package final var attachments: [AnyObject] { extras?.attachments ?? [] }

  /// Keeps an object with the node for good.
  package final func attach(_ object: AnyObject) { makeExtras().attachments.append(object) }

  /// What the children said and where they are, for a stack that proposes the same to all of them; see `StackRecord`.
  final var stackRecord: StackRecord? {
    get { extras?.stackRecord }
    set { if newValue != nil || extras != nil { makeExtras().stackRecord = newValue } }
  }

  /// What the children are collected from, if they may change.
  final var contents: (any NodeContents)? {
    get { extras?.contents }
    set { if newValue != nil || extras != nil { makeExtras().contents = newValue } }
  }

  /// What a layout has derived from what the children said, and is told when they say something else; nil for most.
  package final var childMemory: (any ChildMemory)? {
    get { extras?.childMemory }
    set { if newValue != nil || extras != nil { makeExtras().childMemory = newValue } }
  }

  /// The priority that the node gave last, if it was asked.
  final var knownPriority: Double? {
    get { knowsPriority ? extras?.priority ?? 0 : nil }
    set {
      knowsPriority = newValue != nil
      if let newValue, newValue != 0 || extras != nil { makeExtras().priority = newValue }
    }
  }

  /// The spacing that the node gave last, if it was asked.
  final var knownSpacing: ViewSpacing? {
    get { knowsSpacing ? sharedSpacing?.value ?? ViewSpacing() : nil }
    set {
      knowsSpacing = newValue != nil
      sharedSpacing = newValue.flatMap { surroundings.sharedSpacings.share($0) }
    }
  }
}

/// What a node means, apart for the same reason.
final class NodeMeaning {
  @exclusivity(unchecked) var element: SemanticsElement

  init(_ element: SemanticsElement) {
    self.element = element
  }
}
