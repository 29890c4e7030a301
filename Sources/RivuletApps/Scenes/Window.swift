import RivuletControls
public import RivuletCore
public import RivuletElements
import RivuletFoundation
import RivuletGraph
import RivuletScreens

/// A scene with a single window (B20.62).
@available(macOS 13.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct Window<Content: View> {
  let content: Content
  let title: Text
  let identifier: String

  nonisolated private init(_title title: Text, id: String, content: Content) {
    self.title = title
    identifier = id
    self.content = content
  }

  /// Creates a window with a title and a unique identifier.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(_title: title, id: id, content: content())
  }

  /// Creates a window with a localized title and a unique identifier.
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(_title: Text(titleKey), id: id, content: content())
  }

  /// Creates a window with an unlocalized title and a unique identifier.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(_title: Text(title), id: id, content: content())
  }
}

extension Window: Scene {
  public typealias Body = Never

  public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    let window = scene.attribute
    let content: _GraphValue<Content> = scene.field(0)
    return inputs.declare(.single) {
      window.value.identifier
    } title: { environment, services in
      window.value.title.string(in: environment, services)
    } makeContent: { views in
      Content._makeViewList(view: content, inputs: &views)
    }
  }
}

/// A scene for an app's settings, presented in a single window that fits its content (B20.65).
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct Settings<Content: View> {
  let content: Content

  /// Creates a settings scene.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Settings: Scene {
  public typealias Body = Never

  public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    let content: _GraphValue<Content> = scene.field(0)
    return inputs.declare(.settings) {
      nil
    } title: { environment, services in
      Text(.settings).string(in: environment, services)
    } makeContent: { views in
      Content._makeViewList(view: content, inputs: &views)
    }
  }
}

/// A button that opens the app's settings.
@available(macOS 14.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct SettingsLink<Label: View> {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  /// Creates a button with a label.
  public nonisolated init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// Creates a button with the default label.
  public nonisolated init() where Label == DefaultSettingsLinkLabel { label = DefaultSettingsLinkLabel() }
}

extension SettingsLink: View {
  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

/// The default label of a settings link.
@available(macOS 14.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DefaultSettingsLinkLabel {
  nonisolated init() {}
}

extension DefaultSettingsLinkLabel: View {
  public var body: some View { Label(.openSettings, systemImage: "gear") }
}
