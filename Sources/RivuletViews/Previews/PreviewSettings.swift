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

/// How a preview tells whoever shows it what it wants.
private struct PreviewSettingsKey: ContainerValueKey {
  static var defaultValue: PreviewSettings { PreviewSettings() }
}

extension ContainerValues {
  /// What the preview modifiers around a view say.
  package var previewSettings: PreviewSettings {
    get { self[PreviewSettingsKey.self] }
    set { self[PreviewSettingsKey.self] = newValue }
  }
}
