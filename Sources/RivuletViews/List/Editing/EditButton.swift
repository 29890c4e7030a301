import Foundation
public import RivuletCore
import RivuletGraph

/// A button that begins and ends the editing of what is around it, or where nothing around it says what that is, of the whole window (B17.40).
@available(iOS 13.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct EditButton: View {
  @State private var ownMode = EditMode.inactive
  @Environment(\.editMode) private var surroundingMode

  public nonisolated init() {}

  private var mode: Binding<EditMode> { surroundingMode ?? $ownMode }

  public var body: some View {
    let mode = mode
    let isEditing = mode.wrappedValue.isEditing
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { mode.wrappedValue = isEditing ? .inactive : .active }
    }
    .fontWeight(isEditing ? .semibold : nil)
    .modifier(WindowEditModeModifier(mode: $ownMode))
  }
}

@available(*, unavailable)
extension EditButton: Sendable {}

/// Makes a mode that of the whole window, where nothing around the view sets one.
private struct WindowEditModeModifier: NodeModifier {
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

/// The mode of a window that one button provides, for as long as the button is there.
@MainActor
private final class WindowEditMode: LifecycleObserver {
  private weak var tree: ViewTree?

  init(_ mode: Binding<EditMode>, _ tree: ViewTree) {
    self.tree = tree
    tree.actions.append { [weak tree] in tree?.updateEnvironment { $0.editMode = mode } }
  }

  func scopeWillDisappear() { tree?.updateEnvironment { $0.editMode = nil } }
}
