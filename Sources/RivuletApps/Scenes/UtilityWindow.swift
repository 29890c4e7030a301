import RivuletControls
public import RivuletCore
public import RivuletElements
import RivuletScreens

/// A scene with a single window for controls or information related to the app's other windows. On the desktop, it behaves like any other
/// window.
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct UtilityWindow<Content: View> {
  private let window: Window<Content>

  /// Creates a window with a title and a unique identifier.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    window = Window(title, id: id, content: content)
  }

  /// Creates a window with a localized title and a unique identifier.
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    window = Window(titleKey, id: id, content: content)
  }

  /// Creates a window with an unlocalized title and a unique identifier.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    window = Window(title, id: id, content: content)
  }
}

extension UtilityWindow: Scene {
  public var body: some Scene { window }
}
