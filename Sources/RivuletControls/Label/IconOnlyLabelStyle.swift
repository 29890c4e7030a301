public import RivuletCore
import RivuletElements

/// A style that shows only the icon. Assistive technology reads the title.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct IconOnlyLabelStyle: LabelStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      configuration.icon
      configuration.title.modifier(SpokenLabelModifier(isShown: false))
    }
  }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A style that shows only the icon. Assistive technology reads the title.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
