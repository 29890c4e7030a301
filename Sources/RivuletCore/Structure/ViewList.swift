package import RivuletTree

/// Elements that a view contributes to the container around it where they are not one node for good; transparent views nest lists, and the container
/// flattens them.
///
/// Lists are built once with the static structure. Only a `DynamicViewList` changes later, and tells the container that owns the
/// outermost list.
@MainActor
package class ViewList: NodeContents {
  @exclusivity(unchecked) private unowned var parent: ViewList?
  @exclusivity(unchecked) private unowned var owner: ViewNode?

  /// Adds the nodes of the elements in view order. The list keeps them; nobody else does by it.
  package func appendNodes(to nodes: inout NodeReferences) {}

  /// Brings the rules up to date that make and remove the elements; the rule that runs depends on them from then on.
  package func bringUpToDate() {}

  /// Whether the elements, once all that stands around them is built, never change.
  package var isFixed: Bool { false }

  /// Puts a node made by `wrap` around each element, present and future; `preferences` are those of the content that the elements belong to.
  package func wrapElements(_ wrap: @escaping ElementWrapper, _ preferences: inout PreferenceOutputs) {}

  package final func attach(to parent: ViewList) {
    self.parent = parent
  }

  /// Makes `node` the container of these elements; it is told when they change.
  package final func attach(to node: ViewNode) {
    owner = node
  }

  /// The container of the elements, if they have got to one.
  package final var container: ViewNode? { owner ?? parent?.container }

  /// Tells the container that its elements have changed.
  package func elementsChanged() {
    if let owner {
      owner.tree.collectsContents(of: owner)
    } else {
      parent?.elementsChanged()
    }
  }
}

/// The elements of a tuple, one view after the other.
@MainActor
package final class StaticViewList: ViewList {
  @exclusivity(unchecked) private var parts: [ViewElements]
  @exclusivity(unchecked) private var changes = false

  package init(_ parts: [ViewElements]) {
    self.parts = parts
    super.init()
    for part in parts where !part.isFixed {
      part.attach(to: self)
      changes = true
    }
  }

  override package var isFixed: Bool { !changes }

  override package func appendNodes(to nodes: inout NodeReferences) {
    for part in parts { part.appendNodes(to: &nodes) }
  }

  override package func bringUpToDate() {
    for part in parts { part.bringUpToDate() }
  }

  override package func wrapElements(_ wrap: @escaping ElementWrapper, _ preferences: inout PreferenceOutputs) {
    for place in parts.indices { parts[place].wrapElements(wrap, &preferences) }
  }
}

/// The elements of a `Group`; kept apart so that a container never mistakes a group for a single view.
@MainActor
package final class GroupViewList: ViewList {
  @exclusivity(unchecked) private var content: ViewElements

  package init(_ content: ViewElements) {
    self.content = content
    super.init()
    content.attach(to: self)
  }

  override package var isFixed: Bool { content.isFixed }
  override package func appendNodes(to nodes: inout NodeReferences) { content.appendNodes(to: &nodes) }
  override package func bringUpToDate() { content.bringUpToDate() }

  override package func wrapElements(_ wrap: @escaping ElementWrapper, _ preferences: inout PreferenceOutputs) {
    content.wrapElements(wrap, &preferences)
  }
}
