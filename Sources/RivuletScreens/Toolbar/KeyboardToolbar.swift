import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletGraph
import RivuletLooks
import RivuletTree

/// The toolbar items above a phone's keyboard while text has the focus (B20.22).
///
/// The items come from the screen, presentation, or window content that contains the focused text.
@MainActor
final class KeyboardToolbar {
  /// The toolbar items declared outside navigation and presentations.
  let toolbar: ToolbarHost
  private unowned let tree: ViewTree
  private var hosts: [WeakHost] = []
  /// A rule whose value counts the focus changes. The strip depends on it.
  private var rule: Attribute<Int>!
  fileprivate var version = 0
  private var isShown = false

  private struct WeakHost {
    weak var host: ToolbarHost?
  }

  private init(_ tree: ViewTree) {
    self.tree = tree
    toolbar = ToolbarHost(.plain, in: tree.rootScope)
    rule = tree.rootScope.makeRule(KeyboardToolbarRule(toolbar: self))
    tree.keyboardStrip.onFocusMove = { [unowned self] in changed() }
  }

  /// Returns the keyboard toolbar of a window, creating it if needed.
  package static func of(_ tree: ViewTree) -> KeyboardToolbar {
    if let known = tree.keyboardStrip.owner as? KeyboardToolbar { return known }
    let made = KeyboardToolbar(tree)
    tree.keyboardStrip.owner = made
    return made
  }

  /// Adds a host with items for the keyboard. This method runs inside a rule.
  func add(_ host: ToolbarHost) {
    hosts.removeAll { $0.host == nil }
    hosts.append(WeakHost(host: host))
    changed()
    guard !isShown else { return }
    isShown = true
    tree.keyboardStrip.show { inputs in
      let view = inputs.graph.makeInput(KeyboardToolbarView(toolbar: self), in: inputs.scope, name: "strip", areEqual: { _, _ in true })
      return KeyboardToolbarView._makeViewList(view: _GraphValue(view), inputs: &inputs)
    }
  }

  private func changed() {
    version += 1
    if rule.id.isLive { tree.graph.invalidate(rule.id) }
  }

  /// The hosts with visible items. Reading the property makes the running rule depend on them.
  fileprivate var shownHosts: [ToolbarHost] {
    _ = rule.value
    guard let text = tree.keyboardStrip.focusedText else { return [] }
    return hosts.compactMap(\.host).filter { $0.isLive && surrounds($0, text) && $0.hasItems(.keyboard) }
  }

  private func surrounds(_ host: ToolbarHost, _ text: ViewNode) -> Bool {
    if host === toolbar { return !tree.keyboardStrip.isPresented(text) }
    guard let container = host.container else { return false }
    var next: ViewNode? = text
    while let step = next, step !== container { next = step.parent }
    return next != nil
  }
}

@MainActor
private struct KeyboardToolbarRule: @MainActor Rule {
  unowned let toolbar: KeyboardToolbar

  mutating func update(_ output: borrowing RuleOutput<Int>) { output.set(toolbar.version) }
}

/// The strip of items above the keyboard.
private struct KeyboardToolbarView {
  let toolbar: KeyboardToolbar
  @Environment(\.looks.navigation) private var look

  nonisolated init(toolbar: KeyboardToolbar) { self.toolbar = toolbar }
}

extension KeyboardToolbarView: View {
  var body: some View {
    let hosts = toolbar.shownHosts
    if !hosts.isEmpty {
      HStack(spacing: 16) {
        ForEach(hosts, id: \.id) { ToolbarSlotView(host: $0, slot: .keyboard, spacing: 16) }
      }
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .frame(height: look.keyboardBarHeight)
      .background { Rectangle().fill(.bar).overlay(alignment: .top) { Divider() } }
    }
  }
}

extension ToolbarHost {
  /// The identity of the host for as long as it exists.
  fileprivate var id: ObjectIdentifier { ObjectIdentifier(self) }
}
