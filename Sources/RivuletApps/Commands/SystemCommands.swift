import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletFoundation
import RivuletGraph
import RivuletScreens

/// The command that toggles the sidebar of the front window (documentation).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct SidebarCommands {
  /// Creates the commands.
  public nonisolated init() {}
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension SidebarCommands: Commands {
  public typealias Body = Never

  public static func _makeCommands(content: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    WindowCommandItem<SplitModel>.makeCommands(.toggleSidebar, key: "s", &inputs) { $0.toggleSidebar() }
  }
}

/// The command that toggles the inspector of the front window (documentation).
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct InspectorCommands {
  /// Creates the commands.
  public nonisolated init() {}
}

@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension InspectorCommands: Commands {
  public typealias Body = Never

  public static func _makeCommands(content: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    WindowCommandItem<InspectorToggle>.makeCommands(.toggleInspector, key: "i", &inputs) { $0.toggle() }
  }
}

/// A command that acts on an object attached to a view in the front window.
private struct WindowCommandItem<Object: AnyObject> {
  let title: Word
  let key: KeyEquivalent
  let scenes: AppScenes
  let action: @MainActor (Object) -> Void

  /// Creates the command in the View menu, before the sidebar commands.
  @MainActor static func makeCommands(
    _ title: Word, key: KeyEquivalent, _ inputs: inout _ViewListInputs, action: @escaping @MainActor (Object) -> Void
  ) -> _ViewListOutputs {
    let item = WindowCommandItem(title: title, key: key, scenes: inputs.tree.app.scenes, action: action)
    let group = inputs.makeRule(FixedRule(value: CommandGroup(before: .sidebar) { item }))
    return CommandGroup<WindowCommandItem>._makeCommands(content: _GraphValue(group), inputs: &inputs)
  }
}

extension WindowCommandItem: View {
  var body: some View {
    let (scenes, action) = (scenes, action)
    Button(title) {
      if let object = scenes.front?.tree?.root.firstAttachment(Object.self) { action(object) }
    }
    .keyboardShortcut(key, modifiers: [.control, .command])
  }
}

/// A rule with a constant value.
@MainActor
private struct FixedRule<Value>: @MainActor Rule {
  let value: Value

  mutating func update(_ output: borrowing RuleOutput<Value>) { output.set(value) }
}

extension ViewNode {
  /// Returns the first attached object of a type, in view order, or nil if no node has one. Skips hidden and inert nodes.
  fileprivate func firstAttachment<Object: AnyObject>(_ type: Object.Type) -> Object? {
    var next: ViewNode? = self
    while let node = next {
      if let object = node.attachment(type) { return object }
      next = node.following { !$0.isExcluded && !$0.isInert }
    }
    return nil
  }
}
