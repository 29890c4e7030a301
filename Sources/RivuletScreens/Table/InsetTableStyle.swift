import RivuletControls
public import RivuletCore
import RivuletElements

/// A style that insets the rows horizontally.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct InsetTableStyle: TableStyle {
  private let look: TableRowsLook

  public nonisolated init() { look = TableRowsLook() }

  /// Creates a style, optionally with alternating row backgrounds.
  @available(macOS, introduced: 12.0, deprecated: 100000.0, message: "Use the .alternatingRowBackgrounds() view modifier instead")
  @available(iOS, unavailable)
  public nonisolated init(alternatesRowBackgrounds: Bool) { look = TableRowsLook(alternates: alternatesRowBackgrounds) }

  public func makeBody(configuration: Configuration) -> some View {
    configuration.table.environment(\.tableLook, look)
  }
}

extension TableStyle where Self == InsetTableStyle {
  /// A style that insets the rows horizontally.
  @available(iOS 16.0, macOS 12.0, *)
  public static var inset: InsetTableStyle { InsetTableStyle() }

  /// Returns a style that insets the rows horizontally, optionally with alternating row backgrounds.
  @available(macOS, introduced: 12.0, deprecated: 100000.0, message: "Use the .alternatingRowBackgrounds() view modifier instead")
  @available(iOS, unavailable)
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
