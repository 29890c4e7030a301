import RivuletControls
import RivuletCore
import RivuletElements
import RivuletGraph
import RivuletScreens

/// The contribution of a `CommandMenu` or `CommandGroup` to the app's commands.
@MainActor
final class CommandPart: LifecycleObserver, Identifiable {
  /// The position of commands relative to standard commands.
  enum Relation {
    case before, after, replacing
  }

  enum Kind {
    /// A separate menu, with a closure that reads the title from the app's attributes.
    case menu(@MainActor () -> Text)
    case group(@MainActor () -> (Relation, StandardCommandGroup))
  }

  package let kind: Kind
  private weak var commands: AppCommands?
  private let scope: Scope
  private let makeItems: @MainActor (inout _ViewListInputs) -> _ViewListOutputs

  init(_ kind: Kind, in inputs: _ViewListInputs, items: @escaping @MainActor (inout _ViewListInputs) -> _ViewListOutputs) {
    self.kind = kind
    makeItems = items
    scope = inputs.scope
    let commands = AppCommands.of(inputs.tree)
    self.commands = commands
    commands.add(self)
    inputs.scope.add(self)
  }

  func scopeWillDisappear() { if scope.isInOpenTree { commands?.remove(self) } }

  /// Creates the permanent copy of the items, whose shortcuts work while no menu is open.
  func makeLive(_ inputs: inout _ViewListInputs) -> _ViewListOutputs {
    inputs.makeSink(CommandPartRule(part: self))
    var outputs = makeItems(&inputs)
    outputs.markCommands(.part(self))
    return outputs
  }

  /// Creates the items of an open menu.
  fileprivate func makeShown(_ inputs: inout _ViewListInputs) -> _ViewListOutputs { makeItems(&inputs) }

  fileprivate func placeChanged() { commands?.changed() }
}

/// A rule that notifies the menus of a change in a title or placement.
@MainActor
private struct CommandPartRule: @MainActor Rule {
  let part: CommandPart

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    switch part.kind {
    case .menu(let title): _ = title()
    case .group(let place): _ = place()
    }
    part.placeChanged()
    if !output.hasValue { output.set(()) }
  }
}

/// A view that shows the items of a part in an open menu.
struct CommandPartView {
  let part: CommandPart
}

extension CommandPartView: View {
  typealias Body = Never

  static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    inputs.makeSwitch(CommandPartSwitch(view: view.attribute))
  }
}

@MainActor
private struct CommandPartSwitch: ContentSwitch {
  let view: Attribute<CommandPartView>

  func currentKey() -> ObjectIdentifier? { view.value.part.id }

  func makeContent(_ inputs: inout _ViewListInputs) -> _ViewListOutputs { view.value.part.makeShown(&inputs) }
}
