import RivuletCore
import RivuletElements

/// A modifier that sets an edit mode for the entire window, unless the environment already contains one.
struct WindowEditModeModifier: NodeModifier {
  typealias Body = Never

  let mode: Binding<EditMode>

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    if environment.values.editMode != nil || node.attachment(WindowEditMode.self) != nil { return }
    let source = WindowEditMode(mode, node.tree)
    node.attach(source)
    node.scope.add(source)
  }
}

/// The edit mode that a button provides to a window for as long as the button exists.
@MainActor
private final class WindowEditMode: LifecycleObserver {
  private weak var tree: ViewTree?

  init(_ mode: Binding<EditMode>, _ tree: ViewTree) {
    self.tree = tree
    tree.actions.append { [weak tree] in tree?.updateEnvironment { $0.defaultEditMode = mode } }
  }

  func scopeWillDisappear() { tree?.updateEnvironment { $0.defaultEditMode = nil } }
}
