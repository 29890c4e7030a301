public import RivuletCore
import RivuletGeometry
import RivuletGraph

/// A style that depends on the context: title and icon, unless the surrounding view sets another style.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct DefaultLabelStyle: LabelStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabel()
  }
}

/// A style with the icon before the title.
@available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, *)
public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabel()
  }
}

/// A style with only the title.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

/// A style with only the icon. Accessibility reads the title.
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

extension LabelStyle where Self == DefaultLabelStyle {
  /// A style that depends on the context.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A style with the icon before the title.
  @available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, *)
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A style with only the title.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A style with only the icon. Accessibility reads the title.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// A label with the icon before the title. In the rows of some lists, icons have room of one width.
struct TitleAndIconLabel: CompositeView {
  @Environment(\.isInList) private var isInList
  @Environment(\.looks.labels.rowIcon) private var rowIcon

  var body: some View {
    let room = isInList ? rowIcon : nil
    HStack(alignment: .firstTextBaseline, spacing: room?.distance) {
      LabelStyleConfiguration.Icon().modifier(ListIconModifier()).frame(minWidth: room?.leastWidth)
      LabelStyleConfiguration.Title()
    }
  }
}
