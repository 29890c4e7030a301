public import RivuletControls
public import RivuletCore
public import RivuletElements

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ContentUnavailableView where Label == RivuletControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a localized title and an image from the app.
  public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { RivuletControls.Label(title, image: name) }, description: { description })
  }

  /// Creates a view with a localized title and a system symbol.
  public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { RivuletControls.Label(title, systemImage: name) }, description: { description })
  }

  /// Creates a view with a title that is not localized and an image from the app.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: { RivuletControls.Label(title, image: name) }, description: { description })
  }

  /// Creates a view with a title that is not localized and a system symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { RivuletControls.Label(title, systemImage: name) }, description: { description })
  }
}
