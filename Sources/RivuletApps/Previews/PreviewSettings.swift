package import RivuletCore

/// The settings of one preview. A setting of nil is not specified.
package struct PreviewSettings: Equatable {
  package var displayName: String?
  package var layout: PreviewLayout?
  package var device: String?
  package var orientation: InterfaceOrientation?

  package init() {}

  /// Returns these settings combined with those of an outer modifier, which take precedence.
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
  /// The settings of the preview modifiers around a view.
  package var previewSettings: PreviewSettings {
    get { self[PreviewSettingsKey.self] }
    set { self[PreviewSettingsKey.self] = newValue }
  }
}
