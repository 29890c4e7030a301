public import RivuletCore
import RivuletElements

/// A style that depends on the context. It shows the title and the icon, unless the surrounding view sets another style.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct DefaultLabelStyle: LabelStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabel()
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// A style that depends on the context.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
