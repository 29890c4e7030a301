import RivuletControls
public import RivuletCore
import RivuletElements

/// The default style.
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct DefaultMenuStyle: MenuStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
