package import RivuletGraph
package import RivuletTree

/// Content that is kept while it is not visible: a screen in a stack, a page of a tab view, or a presentation.
///
/// A screen is visible, covered by another screen, or being removed. A covered screen is kept up to date, but has disappeared and occupies
/// no space in its container.
@MainActor
package final class Screen {
  package let scope: Scope
  package let node: BehaviorNode<ScreenBehavior>

  /// Creates a screen and builds its content.
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
    (inner.stackAxis, inner.rowKind, inner.defersTabPages) = (nil, .none, false)
    node = BehaviorNode(ScreenBehavior(), scope: scope)
    inner.makeSink(MirroringRule(node: node, inputs: inner))
    let outputs = build(&inner)
    node.setContents(outputs.elements)
    scope.contents = ScopeContents(_ViewListOutputs(node: node, preferences: outputs.preferences))
  }

  package var isRemoved: Bool { scope.isRemoved }

  /// Shows the content after it was covered, so that it appears.
  package func uncover() {
    node.isInert = false
    pose = .atRest
    scope.move(to: .live)
  }

  /// The pose of the content during a transition.
  package var pose: ScreenBehavior.Pose {
    get { node.behavior.pose }
    set { if !isRemoved { node.update(ScreenBehavior(pose: newValue)) } }
  }

  /// Begins removing the content, which keeps its last values and becomes unusable.
  package func leave() {
    guard !isRemoved else { return }
    node.isInert = true
    scope.move(to: .leaving)
  }

  package func remove() { scope.remove() }
}

/// The screens of a container, from bottom to top. The topmost screen provides the preferences.
@MainActor
package final class ScreenList: ViewList {
  package private(set) var screens: [Screen] = []
  /// The screen that provides the preferences.
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
