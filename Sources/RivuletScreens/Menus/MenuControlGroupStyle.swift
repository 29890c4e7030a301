public import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletFoundation

/// A style that shows the group as a menu.
@available(iOS 16.4, macOS 13.3, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct MenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      // The menu's button already shows the label.
      configuration.content.environment(\.controlGroupIsRow, true)
    } label: {
      if configuration.hasLabel {
        configuration.label
      } else {
        Image(systemName: "ellipsis").accessibilityLabel(Text(.more))
      }
    }
  }
}

@available(iOS 16.4, macOS 13.3, tvOS 17.0, *)
@available(watchOS, unavailable)
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A style that shows the group as a menu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
