#if GTK
import CGTK4
import CRivuletCanvas
import Foundation
import RivuletHost

/// The desktop's light or dark appearance, tracked while the app runs.
@MainActor
final class DesktopAppearance {
  private var sources = AppearanceSources() {
    didSet { if sources.colorScheme != oldValue.colorScheme { apply() } }
  }
  /// Called when the appearance has changed.
  var onChange: () -> Void = {}

  private let settings: OpaquePointer?
  private var desktopSettings: UnsafeMutablePointer<GSettings>?
  private var portal: SettingsPortal?
  /// The value this object last set for GTK's dark-theme preference, which does not count as a preference of the desktop.
  private var applied: Bool?

  private static let schema = "org.gnome.desktop.interface"
  private static let key = "color-scheme"

  /// Creates the appearance. GTK must already be connected to a display.
  init(wish: ColorScheme?) {
    settings = gtk_settings_get_default()
    if let settings {
      Signal.connect(UnsafeMutableRawPointer(settings), "notify::gtk-enable-animations") { [weak self] in self?.onChange() }
    }
    sources.wish = wish
    readTheme()
    guard wish == nil else {
      apply()
      return
    }
    watchTheme()
    watchDesktop()
    portal = SettingsPortal { [weak self] in self?.sources.portal = $0 }
    apply()
  }

  var colorScheme: ColorScheme { sources.colorScheme }

  /// The duration of each phase, visible and hidden, of a blinking caret, in seconds. Nil if the caret should not blink.
  var caretBlinkInterval: Double? {
    let milliseconds = settings.map { rivulet_settings_blink_milliseconds(UnsafeMutableRawPointer($0)) } ?? 0
    return milliseconds > 0 ? Double(milliseconds) / 2_000 : nil
  }

  /// A Boolean value that indicates whether the user has turned off animations.
  var reducesMotion: Bool { settings.map { !rivulet_settings_enables_animations(UnsafeMutableRawPointer($0)) } ?? false }

  /// Applies the appearance to the parts that GTK draws, such as the title bar.
  private func apply() {
    if let settings {
      let isDark = sources.colorScheme == .dark
      applied = isDark
      rivulet_settings_set_prefers_dark(UnsafeMutableRawPointer(settings), isDark)
    }
    onChange()
  }
}

// MARK: - GTK's theme

extension DesktopAppearance {
  private func watchTheme() {
    guard let settings else { return }
    for property in ["gtk-application-prefer-dark-theme", "gtk-theme-name"] {
      Signal.connect(UnsafeMutableRawPointer(settings), "notify::\(property)") { [weak self] in self?.readTheme() }
    }
  }

  private func readTheme() {
    guard let settings else { return }
    let prefersDark = rivulet_settings_prefers_dark(UnsafeMutableRawPointer(settings))
    if prefersDark != applied { sources.prefersDark = prefersDark }
    let name = rivulet_settings_copy_theme_name(UnsafeMutableRawPointer(settings))
    defer { g_free(name) }
    // In GTK, too, the environment variable overrides the setting.
    sources.theme = ProcessInfo.processInfo.environment["GTK_THEME"] ?? name.map { String(cString: $0) }
  }
}

// MARK: - GNOME's setting

extension DesktopAppearance {
  private func watchDesktop() {
    // GSettings terminates the process if a schema is not installed, so look up the schema first.
    guard let source = g_settings_schema_source_get_default(), let schema = g_settings_schema_source_lookup(source, Self.schema, 1) else {
      return
    }
    defer { g_settings_schema_unref(schema) }
    guard g_settings_schema_has_key(schema, Self.key) != 0, let settings = g_settings_new(Self.schema) else { return }
    desktopSettings = settings
    Signal.connect(UnsafeMutableRawPointer(settings), "changed::\(Self.key)") { [weak self] in self?.readDesktop() }
    readDesktop()
  }

  private func readDesktop() {
    guard let desktopSettings, let value = g_settings_get_string(desktopSettings, Self.key) else { return }
    defer { g_free(value) }
    sources.desktop = String(cString: value)
  }
}
#endif
