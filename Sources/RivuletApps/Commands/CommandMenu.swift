import RivuletControls
public import RivuletCore
public import RivuletElements
import RivuletGraph
import RivuletScreens

/// A menu of commands, placed between the View menu and the Window menu (B20.58).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct CommandMenu<Content: View> {
  let content: Content
  let name: Text

  nonisolated private init(_name name: Text, content: Content) {
    self.name = name
    self.content = content
  }

  /// Creates a menu with a localized title.
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(_name: Text(nameKey), content: content())
  }

  /// Creates a menu with a title.
  public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.init(_name: name, content: content())
  }

  /// Creates a menu with an unlocalized title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(_name: Text(name), content: content())
  }
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension CommandMenu: Commands {
  public typealias Body = Never

  public static func _makeCommands(content: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let menu = content.attribute
    let items: _GraphValue<Content> = content.field(0)
    let part = CommandPart(.menu { menu.value.name }, in: inputs) { Content._makeViewList(view: items, inputs: &$0) }
    return part.makeLive(&inputs)
  }
}

/// A group of commands before, after, or in place of standard commands (B20.58).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct CommandGroup<Content: View> {
  let content: Content
  let relation: CommandPart.Relation
  let placement: CommandGroupPlacement

  nonisolated private init(_ relation: CommandPart.Relation, _ placement: CommandGroupPlacement, content: Content) {
    self.relation = relation
    self.placement = placement
    self.content = content
  }

  /// Creates commands that precede standard commands.
  public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(.before, group, content: addition())
  }

  /// Creates commands that follow standard commands.
  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(.after, group, content: addition())
  }

  /// Creates commands that replace standard commands. An empty closure removes the standard commands.
  public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(.replacing, group, content: addition())
  }
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension CommandGroup: Commands {
  public typealias Body = Never

  public static func _makeCommands(content: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let group = content.attribute
    let items: _GraphValue<Content> = content.field(0)
    let part = CommandPart(.group { (group.value.relation, group.value.placement.group) }, in: inputs) {
      Content._makeViewList(view: items, inputs: &$0)
    }
    return part.makeLive(&inputs)
  }
}
