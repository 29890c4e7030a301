public import RivuletCore
import RivuletElements

/// A style that shows the group as a menu row.
@available(iOS 16.4, macOS 13.3, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { AutomaticControlGroup().environment(\.controlGroupIsRow, true) }
}

@available(iOS 16.4, macOS 13.3, tvOS 17.0, *)
@available(watchOS, unavailable)
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A style that shows the group as a menu row.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
