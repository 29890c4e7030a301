public import RivuletCore
import RivuletElements

/// A style that shows the group as a menu row of choices.
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PaletteControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { AutomaticControlGroup().environment(\.controlGroupIsRow, true) }
}

@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A style that shows the group as a menu row of choices.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
