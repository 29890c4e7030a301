package import RivuletGraph
package import RivuletTree

/// Content that is kept while it is not always visible: a screen of a stack, a page of a tab view, or a presentation.
///
/// It is shown, covered by another screen, or on its way out. A covered screen is kept up to date, but it has disappeared and occupies no
/// space in its container.
@MainActor
package final class Screen {
  package let scope: Scope
  package let node: BehaviorNode<ScreenBehavior>

  /// Builds the content.
  ///
  /// - Parameters:
  ///   - id: The identity of the content among all contents at the same position in the static structure.
  ///   - isCovered: True if the content is created without being shown.
  package init(
    _ id: AnyHashable, at place: Int, isCovered: Bool, _ inputs: _ViewListInputs, _ build: (inout _ViewListInputs) -> _ViewListOutputs
  ) {
    scope = inputs.scope.makeChild(at: place, content: id)
    scope.begin(as: isCovered ? .covered : .live)
    scope.isBeneath = isCovered
    var inner = inputs.inside(scope)
    (inner.stackAxis, inner.rowKind, inner.defersTabs) = (nil, .none, false)
    node = BehaviorNode(ScreenBehavior(), scope: scope)
    inner.makeSink(MirroringRule(node: node, inputs: inner))
    let outputs = build(&inner)
    node.setContents(outputs.elements)
    scope.contents = ScopeContents(_ViewListOutputs(node: node, preferences: outputs.preferences))
  }

  package var isRemoved: Bool { scope.isRemoved }

  /// Shows the content again, so that it appears.
  package func uncover() {
    node.isInert = false
    pose = .atRest
    scope.move(to: .live)
  }

  /// The pose in which the content is drawn during a transition.
  package var pose: ScreenBehavior.Pose {
    get { node.behavior.pose }
    set { if !isRemoved { node.update(ScreenBehavior(pose: newValue)) } }
  }

  /// Starts to remove the content. It keeps its last values, and can no longer be used.
  package func leave() {
    guard !isRemoved else { return }
    node.isInert = true
    scope.move(to: .leaving)
  }

  package func remove() { scope.remove() }
}

/// The screens of a container, topmost last. Preferences come from the topmost screen.
@MainActor
package final class ScreenList: ViewList {
  package private(set) var screens: [Screen] = []
  /// The screen whose preferences are used.
  private var top: Screen?
  /// The rule that determines the screens.
  package var rule: AttributeID?

  package func set(_ screens: [Screen], top: Screen?) {
    (self.screens, self.top) = (screens, top)
    elementsChanged()
  }

  override package func appendNodes(to nodes: inout NodeReferences) {
    for screen in screens where !screen.isRemoved { nodes.append(screen.node) }
  }

  override package func bringUpToDate() { rule?.touch() }

  override package func forEachPreferences(_ body: (PreferenceOutputs) -> Void) {
    if let top, !top.isRemoved { body(top.scope.contents.preferences) }
  }
}
