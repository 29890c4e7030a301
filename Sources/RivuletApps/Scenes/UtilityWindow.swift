import RivuletControls
public import RivuletCore
public import RivuletElements
import RivuletScreens

/// A scene with a single window for controls or information that relate to the app's other windows. Here, it is a window like any other.
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct UtilityWindow<Content: View> {
  private let window: Window<Content>

  /// Creates a window with a title and an id that is unique in the app.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    window = Window(title, id: id, content: content)
  }

  /// Creates a window with a localized title and an id that is unique in the app.
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    window = Window(titleKey, id: id, content: content)
  }

  /// Creates a window with a title that is not localized and an id that is unique in the app.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    window = Window(title, id: id, content: content)
  }
}

extension UtilityWindow: Scene {
  public var body: some Scene { window }
}
