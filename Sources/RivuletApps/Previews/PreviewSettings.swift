package import RivuletCore

/// The settings of a preview, where nil stands for an unspecified setting.
package struct PreviewSettings: Equatable {
  package var displayName: String?
  package var layout: PreviewLayout?
  package var device: String?
  package var orientation: InterfaceOrientation?

  package init() {}

  /// Returns these settings overridden by those of an outer modifier.
  func overridden(by outer: PreviewSettings) -> PreviewSettings {
    var settings = self
    settings.displayName = outer.displayName ?? displayName
    settings.layout = outer.layout ?? layout
    settings.device = outer.device ?? device
    settings.orientation = outer.orientation ?? orientation
    return settings
  }
}

/// The key for the settings that a preview passes to its container.
private struct PreviewSettingsKey: ContainerValueKey {
  static var defaultValue: PreviewSettings { PreviewSettings() }
}

extension ContainerValues {
  /// The settings of the preview modifiers applied to a view.
  package var previewSettings: PreviewSettings {
    get { self[PreviewSettingsKey.self] }
    set { self[PreviewSettingsKey.self] = newValue }
  }
}
