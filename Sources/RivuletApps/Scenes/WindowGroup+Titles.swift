import RivuletControls
public import RivuletCore
public import RivuletElements
import RivuletScreens

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension WindowGroup {
  /// Creates a window group whose windows have a title.
  public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(title: title, identifier: nil, content: content())
  }

  /// Creates a window group with a title and a unique identifier.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: title, identifier: id, content: content())
  }

  /// Creates a window group whose windows have a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey), identifier: nil, content: content())
  }

  /// Creates a window group with a localized title and a unique identifier.
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey), identifier: id, content: content())
  }

  /// Creates a window group whose windows have an unlocalized title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(title: Text(title), identifier: nil, content: content())
  }

  /// Creates a window group with an unlocalized title and a unique identifier.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(title), identifier: id, content: content())
  }
}
