import RivuletCore
public import RivuletElements

/// The default style: inset groups on phones, and inset rows on desktops (B17.16).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct DefaultListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated var _look: _ListLook { _ListLook() }
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style, which depends on the context.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
