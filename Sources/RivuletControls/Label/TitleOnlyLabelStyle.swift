public import RivuletCore
import RivuletElements

/// A style that shows only the title.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A style that shows only the title.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
