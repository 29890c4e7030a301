public import RivuletCore
import RivuletGeometry
import RivuletGraph

/// The style that suits the place: title and icon, unless what is around wants another one.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct DefaultLabelStyle: LabelStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabel()
  }
}

/// The title and the icon before it.
@available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, *)
public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabel()
  }
}

/// Only the title.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

/// Only the icon; the title is read.
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
  /// The style that suits the place.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The title and the icon before it.
  @available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, *)
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Only the title.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Only the icon; the title is read.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// A label as an icon and the title after it.
struct TitleAndIconLabel: CompositeView {
  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      LabelStyleConfiguration.Icon().modifier(ListIconModifier())
      LabelStyleConfiguration.Title()
    }
  }
}

extension StructuralStyle<Attribute<LabelStyleConfiguration>> {
  /// Builds labels where no style is set.
  static var standardLabel: StructuralStyle { standard }
}

/// One for all places.
@MainActor
private let standard = StructuralStyle<Attribute<LabelStyleConfiguration>>.showing { _ in TitleAndIconLabel() }
