import RivuletControls
import RivuletCore
import RivuletElements
import RivuletFoundation
import RivuletScreens
import RivuletTree

/// A view that shows the commands of a standard group (B20.60).
struct StandardCommandItems {
  let group: StandardCommandGroup
  package let commands: AppCommands
  @Environment(\.self) private var environment

  init(_ group: StandardCommandGroup, of commands: AppCommands) {
    self.group = group
    self.commands = commands
  }
}

extension StandardCommandItems: View {
  @ViewBuilder var body: some View {
    let scenes = commands.scenes
    switch group {
    case .appSettings: Button(.openSettings) { scenes.openSettings() }.keyboardShortcut(",")
    case .appTermination: Button(.quit) { scenes.quit() }.keyboardShortcut("q")
    case .newItem:
      if scenes.makesDocuments {
        Button(.new) { scenes.openNewDocument() }.keyboardShortcut("n")
      } else if scenes.hasGroup {
        Button(.newWindow) { scenes.openNewWindow() }.keyboardShortcut("n")
      }
      if scenes.hasDocuments { Button(.chooseFile) { scenes.chooseDocument() }.keyboardShortcut("o") }
    case .saveItem:
      if scenes.makesDocuments {
        Button(.save) { scenes.front?.document?.save {} }.keyboardShortcut("s")
        Button(.saveAs) { scenes.front?.document?.saveAs {} }.keyboardShortcut("s", modifiers: [.command, .shift])
      }
      Button(.close) { if let front = scenes.front { scenes.close(front) } }.keyboardShortcut("w")
    case .undoRedo:
      EditingCommandItem(.undo, .undo) { scenes.front?.tree?.keyboard }.keyboardShortcut("z")
      EditingCommandItem(.redo, .redo) { scenes.front?.tree?.keyboard }.keyboardShortcut("z", modifiers: [.command, .shift])
    case .pasteboard:
      EditingCommandItem(.cut, .cut) { scenes.front?.tree?.keyboard }.keyboardShortcut("x")
      EditingCommandItem(.copy, .copy) { scenes.front?.tree?.keyboard }.keyboardShortcut("c")
      EditingCommandItem(.paste, .paste) { scenes.front?.tree?.keyboard }.keyboardShortcut("v")
      EditingCommandItem(.selectAll, .selectAll) { scenes.front?.tree?.keyboard }.keyboardShortcut("a")
    case .singleWindowList:
      ForEach(singleWindows) { window in
        Button(window.title) { scenes.openWindow(id: window.id, value: nil, type: nil) }.keyboardShortcut(window.shortcut)
      }
    case .windowList:
      ForEach(listedWindows) { entry in
        Button(entry.title) { scenes.show(entry.window) }
      }
    default: EmptyView()
    }
  }

  private struct SingleWindow: Identifiable {
    let id: String
    let title: String
    let shortcut: KeyboardShortcut?
  }

  @MainActor private var singleWindows: [SingleWindow] {
    guard let services = environment.hostServices else { return [] }
    return commands.scenes.declared.compactMap { scene in
      guard scene.kind == .single, scene.offersCommands, let id = scene.identifier else { return nil }
      return SingleWindow(id: id, title: scene.title(in: environment, services) ?? id, shortcut: scene.settings.shortcut)
    }
  }

  private struct OpenWindow: Identifiable {
    let id: Int
    let title: String
    let window: AppWindow
  }

  @MainActor private var listedWindows: [OpenWindow] {
    let scenes = commands.scenes
    return commands.openWindows.map { OpenWindow(id: $0.number, title: $0.title ?? scenes.name, window: $0) }
  }
}

/// A view that shows the items of one of the app's menus.
struct AppMenuItems {
  let menu: AppMenu
  package let commands: AppCommands
}

extension AppMenuItems: View {
  var body: some View {
    ForEach(menu.sections) { section in
      if section.id > 0 { Divider() }
      ForEach(section.items) { item in
        switch item {
        case .standard(let group): StandardCommandItems(group, of: commands)
        case .part(let part): CommandPartView(part: part)
        }
      }
    }
  }
}

/// A button in a window's bar that opens the app's menus.
struct AppMenuButton {
  package let commands: AppCommands
}

extension AppMenuButton: View {
  var body: some View {
    let commands = commands
    Menu {
      ForEach(commands.menus) { menu in
        Menu {
          AppMenuItems(menu: menu, commands: commands)
        } label: {
          menu.title
        }
      }
    } label: {
      Image(systemName: "line.3.horizontal").accessibilityLabel(Text(.menu))
    }
    .menuIndicator(.hidden)
    .buttonStyle(.borderless)
    .accessibilityIdentifier("AppMenu")
  }
}

/// A permanent copy of the app's standard commands, whose shortcuts work while no menu is open.
struct LiveStandardCommands {
  package let commands: AppCommands
}

extension LiveStandardCommands: View {
  var body: some View {
    ForEach(commands.standardGroups, id: \.self) { group in
      StandardCommandItems(group, of: commands).modifier(StandardCommandMark(group: group))
    }
  }
}
