public import RivuletCore
import RivuletGraph

/// A scene with one window (B20.62).
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

  /// A window with a title, and a name that no other scene of the app has.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(_title: title, id: id, content: content())
  }

  /// A window with a title from a string table of the app, and a name that no other scene of the app has.
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(_title: Text(titleKey), id: id, content: content())
  }

  /// A window with a title that is shown as it is, and a name that no other scene of the app has.
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

/// The settings of an app: one window, as large as its content (B20.65).
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct Settings<Content: View> {
  let content: Content

  /// The settings of the app.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Settings: Scene {
  public typealias Body = Never

  public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    let content: _GraphValue<Content> = scene.field(0)
    return inputs.declare(.settings) {
      nil
    } title: { environment, services in
      Text("Settings").string(in: environment, services)
    } makeContent: { views in
      Content._makeViewList(view: content, inputs: &views)
    }
  }
}

/// A button that opens the settings of the app.
@available(macOS 14.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct SettingsLink<Label: View> {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  /// A button with a label.
  public nonisolated init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// A button that says what it opens.
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

/// What a button says that opens the settings.
@available(macOS 14.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DefaultSettingsLinkLabel {
  nonisolated init() {}
}

extension DefaultSettingsLinkLabel: View {
  public var body: some View { Label("Settings…", systemImage: "gear") }
}
