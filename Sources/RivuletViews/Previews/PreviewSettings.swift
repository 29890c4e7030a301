package import RivuletCore

/// How one preview wants to be shown; nil where it does not say.
package struct PreviewSettings: Equatable {
  package var displayName: String?
  package var layout: PreviewLayout?
  package var device: String?
  package var orientation: InterfaceOrientation?

  package init() {}

  /// These settings with those of a modifier further out, which counts where both speak.
  func overridden(by outer: PreviewSettings) -> PreviewSettings {
    var settings = self
    settings.displayName = outer.displayName ?? displayName
    settings.layout = outer.layout ?? layout
    settings.device = outer.device ?? device
    settings.orientation = outer.orientation ?? orientation
    return settings
  }
}

extension PreviewSettings {
  /// What the modifiers around one element of a preview's views say.
  @MainActor
  package init(of element: ViewNode) {
    self.init()
    var chain: [PreviewSettings] = []
    var current: ViewNode? = element
    while let node = current {
      if let node = node as? BehaviorNode<PreviewSettingsModifier> { chain.append(node.behavior.settings) }
      current = node.children.count == 1 ? node.children[0] : nil
    }
    self = chain.reversed().reduce(self) { $0.overridden(by: $1) }
  }
}

/// Keeps settings on the node of a preview, where whoever runs previews finds them; nothing else takes notice.
struct PreviewSettingsModifier: BehaviorModifier {
  let settings: PreviewSettings

  static var initial: PreviewSettingsModifier { PreviewSettingsModifier(settings: PreviewSettings()) }

  func change(from old: PreviewSettingsModifier, in node: ViewNode) -> NodeChange { .nothing }
}
