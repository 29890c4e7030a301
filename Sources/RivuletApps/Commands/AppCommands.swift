import RivuletControls
import RivuletCore
import RivuletElements
import RivuletFoundation
import RivuletGraph
import RivuletLooks
import RivuletScreens

/// An app's commands, both those that it declares and the standard ones (B20.58, B20.60).
@MainActor
final class AppCommands {
  let scenes: AppScenes
  /// The tree for the views that are outside windows.
  unowned let tree: ViewTree
  private var parts: [CommandPart] = []
  /// The rule on which menus depend. Its value is the number of changes.
  private var rule: Attribute<Int>!
  fileprivate var version = 0

  private init(_ tree: ViewTree) {
    self.tree = tree
    scenes = tree.app.scenes
    rule = tree.rootScope.makeRule(CommandVersionRule(commands: self))
    scenes.onChange = { [weak self] in self?.changed() }
    scenes.windowBuilders.append { [unowned self] window, inputs in
      guard inputs.tree.rootEnvironment.looks.scenes.hasAppMenus, window.scene.kind != .settings else { return }
      inputs.makeSink(AppMenuRule(commands: self, tree: inputs.tree))
    }
  }

  /// Returns the commands of the app whose body `tree` evaluates, creating them on the first call.
  package static func of(_ tree: ViewTree) -> AppCommands {
    if let known = tree.app.scenes.commands as? AppCommands { return known }
    let made = AppCommands(tree)
    tree.app.scenes.commands = made
    return made
  }

  func add(_ part: CommandPart) { parts.append(part) }

  func remove(_ part: CommandPart) {
    parts.removeAll { $0 === part }
    changed()
  }

  /// Records that commands were added, removed, or moved. May be called inside a rule or between turns.
  func changed() {
    version += 1
    if rule.id.isLive { tree.graph.invalidate(rule.id) }
  }

  /// The open windows. Accessing this property makes the running rule depend on them.
  var openWindows: [AppWindow] {
    _ = rule.value
    return scenes.windows
  }

  /// True if the app has commands besides those common to all apps. Menus are shown only in that case.
  var hasOwn: Bool {
    _ = rule.value
    return !parts.isEmpty || scenes.hasSettings || scenes.declared.count > 1
  }
}

@MainActor
private struct CommandVersionRule: @MainActor Rule {
  unowned let commands: AppCommands

  mutating func update(_ output: borrowing RuleOutput<Int>) { output.set(commands.version) }
}

/// A rule that shows the app's menus in the bar of a window once the app has any.
@MainActor
private struct AppMenuRule: @MainActor Rule {
  let commands: AppCommands
  unowned let tree: ViewTree

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    if commands.hasOwn { WindowBar.of(tree).offer(menus: AppMenuButton(commands: commands)) }
    if !output.hasValue { output.set(()) }
  }
}

// MARK: - The menus

/// A menu in the app's menu bar.
struct AppMenu: Identifiable {
  let id: ObjectIdentifierOrMenu
  let title: Text
  /// The sections of the menu, separated by lines.
  let sections: [Section]

  enum ObjectIdentifierOrMenu: Hashable {
    case standard(StandardMenu)
    case part(ObjectIdentifier)
  }

  struct Section: Identifiable {
    let id: Int
    let items: [Item]
  }

  enum Item: Identifiable {
    case standard(StandardCommandGroup)
    case part(CommandPart)

    var id: AnyHashable {
      switch self {
      case .standard(let group): AnyHashable(group)
      case .part(let part): AnyHashable(part.id)
      }
    }
  }
}

extension AppCommands {
  /// The nonempty menus, in order. Accessing this property makes the running rule depend on them.
  var menus: [AppMenu] {
    _ = rule.value
    var menus: [AppMenu] = []
    for menu in StandardMenu.allCases {
      if menu == .window { menus += ownMenus }
      let sections = menu.groups.map { items(in: $0) }.filter { !$0.isEmpty }
      if sections.isEmpty { continue }
      let numbered = sections.enumerated().map { AppMenu.Section(id: $0.offset, items: $0.element) }
      menus.append(AppMenu(id: .standard(menu), title: title(of: menu), sections: numbered))
    }
    return menus
  }

  private var ownMenus: [AppMenu] {
    parts.compactMap { part in
      guard case .menu(let title) = part.kind else { return nil }
      return AppMenu(id: .part(part.id), title: title(), sections: [AppMenu.Section(id: 0, items: [.part(part)])])
    }
  }

  func title(of menu: StandardMenu) -> Text {
    switch menu {
    case .app: Text(verbatim: scenes.name)
    case .file: Text(.fileMenu)
    case .edit: Text(.editMenu)
    case .format: Text(.formatMenu)
    case .view: Text(.viewMenu)
    case .window: Text(.windowMenu)
    case .help: Text(.help)
    }
  }

  /// Returns the items at the position of a standard command group.
  private func items(in group: StandardCommandGroup) -> [AppMenu.Item] {
    var before: [AppMenu.Item] = []
    var middle: [AppMenu.Item] = hasStandard(group) ? [.standard(group)] : []
    var after: [AppMenu.Item] = []
    for part in parts {
      guard case .group(let place) = part.kind, case let (relation, wanted) = place(), wanted == group else { continue }
      switch relation {
      case .before: before.append(.part(part))
      case .after: after.append(.part(part))
      case .replacing: middle = [.part(part)]
      }
    }
    return before + middle + after
  }

  /// The standard command groups that exist and are not replaced. Accessing this property makes the running rule depend on them.
  var standardGroups: [StandardCommandGroup] {
    _ = rule.value
    return StandardMenu.allCases.flatMap(\.groups).filter { group in
      hasStandard(group) && items(in: group).contains { if case .standard = $0 { true } else { false } }
    }
  }

  private func hasStandard(_ group: StandardCommandGroup) -> Bool {
    switch group {
    case .appSettings: scenes.hasSettings
    case .newItem: scenes.hasGroup || scenes.hasDocuments
    case .singleWindowList: scenes.declared.contains { $0.kind == .single && $0.offersCommands }
    case .appTermination, .saveItem, .undoRedo, .pasteboard, .windowList: true
    default: false
    }
  }
}
