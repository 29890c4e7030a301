public import RivuletCore
import RivuletGraph

/// The command that hides and shows the sidebar of the window in front (documentation).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct SidebarCommands {
  /// The commands.
  public nonisolated init() {}
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension SidebarCommands: Commands {
  public typealias Body = Never

  public static func _makeCommands(content: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let item = WindowCommandItem(title: "Toggle Sidebar", key: "s", scenes: inputs.tree.app.scenes) { root in
      root.firstAttachment(SplitModel.self)?.toggleSidebar()
    }
    return item.makeCommands(&inputs)
  }
}

/// The command that hides and shows the inspector of the window in front (documentation).
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct InspectorCommands {
  /// The commands.
  public nonisolated init() {}
}

@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension InspectorCommands: Commands {
  public typealias Body = Never

  public static func _makeCommands(content: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let item = WindowCommandItem(title: "Toggle Inspector", key: "i", scenes: inputs.tree.app.scenes) { root in
      root.firstAttachment(InspectorSign.self)?.toggle()
    }
    return item.makeCommands(&inputs)
  }
}

/// A command for the views of the window in front.
private struct WindowCommandItem {
  let title: LocalizedStringKey
  let key: KeyEquivalent
  let scenes: AppScenes
  let action: @MainActor (ViewNode) -> Void

  init(title: LocalizedStringKey, key: KeyEquivalent, scenes: AppScenes, action: @escaping @MainActor (ViewNode) -> Void) {
    self.title = title
    self.key = key
    self.scenes = scenes
    self.action = action
  }

  /// The command among those of the menu View.
  @MainActor func makeCommands(_ inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let group = inputs.makeRule(FixedRule(value: CommandGroup(before: .sidebar) { self }))
    return CommandGroup<WindowCommandItem>._makeCommands(content: _GraphValue(group), inputs: &inputs)
  }
}

extension WindowCommandItem: View {
  var body: some View {
    let (scenes, action) = (scenes, action)
    Button(title) { if let root = scenes.front?.tree?.root { action(root) } }.keyboardShortcut(key, modifiers: [.control, .command])
  }
}

/// A value that never changes.
@MainActor
private struct FixedRule<Value>: @MainActor Rule {
  let value: Value

  mutating func update(_ output: borrowing RuleOutput<Value>) { output.set(value) }
}

/// The commands that find something in text and check it: none beside the keys that editors know (documentation).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TextEditingCommands {
  /// The commands.
  public nonisolated init() {}
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TextEditingCommands: Commands {
  public var body: some Commands { EmptyCommands() }
}

/// The commands that change how text looks: none, as text that is edited here has one look (documentation).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TextFormattingCommands {
  /// The commands.
  public nonisolated init() {}
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TextFormattingCommands: Commands {
  public var body: some Commands { EmptyCommands() }
}

/// The commands that change the toolbar of a window: none, as the bars here stay as the app has made them (documentation).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct ToolbarCommands {
  /// The commands.
  public nonisolated init() {}
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ToolbarCommands: Commands {
  public var body: some Commands { EmptyCommands() }
}

/// The commands that take pictures from devices nearby: none, as there are no such devices here (documentation).
@available(macOS 12.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct ImportFromDevicesCommands {
  /// The commands.
  public nonisolated init() {}
}

@available(macOS 12.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ImportFromDevicesCommands: Commands {
  public var body: some Commands { EmptyCommands() }
}

extension ViewNode {
  /// The first object of a type that is attached to a node of a screen people see, in view order.
  fileprivate func firstAttachment<Object: AnyObject>(_ type: Object.Type) -> Object? {
    var next: ViewNode? = self
    while let node = next {
      if let object = node.attachment(type) { return object }
      next = node.following { !$0.isLeftOut && !$0.isInert }
    }
    return nil
  }
}

/// The inspector of a view, for the command that hides and shows it.
@MainActor
final class InspectorSign {
  var toggle: () -> Void = {}
}

/// Lets a command find an inspector.
struct InspectorSignModifier: NodeModifier {
  let isPresented: Binding<Bool>

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    let known = node.attachment(InspectorSign.self)
    let sign = known ?? InspectorSign()
    if known == nil { node.attach(sign) }
    let isPresented = isPresented
    sign.toggle = { isPresented.wrappedValue.toggle() }
  }
}
