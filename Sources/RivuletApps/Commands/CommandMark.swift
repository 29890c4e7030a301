import RivuletControls
package import RivuletCore
import RivuletElements
import RivuletGraph
import RivuletScreens
import RivuletTree

/// An attachment that identifies the menu of a node's commands.
@MainActor
private final class CommandMark {
  let place: CommandMenuPlace

  init(_ place: CommandMenuPlace, _ node: ViewNode) {
    self.place = place
    node.attach(self)
  }
}

/// The menu that contains a command.
@MainActor
enum CommandMenuPlace {
  case part(CommandPart)
  case standard(StandardCommandGroup)
}

extension _ViewListOutputs {
  /// Marks the nodes as commands in a menu.
  @MainActor mutating func markCommands(_ place: CommandMenuPlace) {
    elements.wrapNodes { child, scope in
      let node = BehaviorNode(PassingBehavior(), around: child, scope: scope)
      _ = CommandMark(place, node)
      return node
    }
  }
}

/// Marks views as the commands in a standard group.
struct StandardCommandMark {
  let group: StandardCommandGroup
}

extension StandardCommandMark: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    var outputs = body(&inputs)
    outputs.elements.wrapNodes { child, scope in
      let node = BehaviorNode(PassingBehavior(), around: child, scope: scope)
      scope.makeSink(StandardCommandMarkRule(modifier: modifier.attribute, node: node))
      return node
    }
    return outputs
  }
}

@MainActor
private struct StandardCommandMarkRule: @MainActor Rule {
  let modifier: Attribute<StandardCommandMark>
  unowned let node: ViewNode

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    let group = modifier.value.group
    if output.hasValue { return }
    output.set(())
    _ = CommandMark(.standard(group), node)
  }
}

/// The result of choosing a command by name.
package enum CommandChoice: Equatable {
  case done
  case disabled
  /// The command does not exist. Lists the existing commands, each preceded by the name of its menu.
  case unknown([String])
}

extension AppScenes {
  /// Performs the action of an item in the app's menus, as clicking the item does.
  package func choose(_ item: String, in menu: String) -> CommandChoice {
    guard let commands = commands as? AppCommands else { return .unknown([]) }
    return commands.choose(item, in: menu)
  }
}

extension AppCommands {
  fileprivate func choose(_ item: String, in menu: String) -> CommandChoice {
    var known: [String] = []
    var next: ViewNode? = tree.root
    while let node = next {
      next = node.following { _ in true }
      guard let mark = node.attachment(CommandMark.self) else { continue }
      let title = title(of: mark.place).string(in: tree.rootEnvironment, tree.services)
      for entry in SemanticsTree(below: node).items() {
        guard let label = entry.element.label else { continue }
        known.append("\(title) › \(label)")
        guard title == menu, label == item else { continue }
        return activate(entry.node) ? .done : .disabled
      }
    }
    return .unknown(known)
  }

  private func title(of place: CommandMenuPlace) -> Text {
    switch place {
    case .standard(let group): title(of: StandardMenu.allCases.first { $0.groups.contains(group) } ?? .app)
    case .part(let part):
      switch part.kind {
      case .menu(let title): title()
      case .group(let place): title(of: .standard(place().1))
      }
    }
  }

  private func activate(_ node: ViewNode) -> Bool {
    var next: ViewNode? = node
    while let step = next {
      if let responder = step.responder, responder.isControl, responder.activate(in: step) { return true }
      next = step.parent
    }
    return false
  }
}
