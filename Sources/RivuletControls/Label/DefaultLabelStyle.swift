public import RivuletCore
import RivuletElements

/// The default style, which shows the title and the icon unless an enclosing view sets another style.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct DefaultLabelStyle: LabelStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabel()
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
