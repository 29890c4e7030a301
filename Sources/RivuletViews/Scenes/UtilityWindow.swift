public import RivuletCore

/// A scene with a single window of controls or information about the app's other windows. Here it is a window like any other.
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct UtilityWindow<Content: View> {
  private let content: Content
  private let title: Text
  private let identifier: String

  nonisolated private init(_title title: Text, id: String, content: Content) {
    self.title = title
    identifier = id
    self.content = content
  }

  /// Creates a window with a title and an id that is unique in the app.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(_title: title, id: id, content: content())
  }

  /// Creates a window with a localized title and an id that is unique in the app.
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(_title: Text(titleKey), id: id, content: content())
  }

  /// Creates a window with a title that is not localized and an id that is unique in the app.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(_title: Text(title), id: id, content: content())
  }
}

extension UtilityWindow: Scene {
  public var body: some Scene {
    Window(title, id: identifier) { content }
  }
}
