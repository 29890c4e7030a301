import RivuletControls
public import RivuletCore
import RivuletElements

/// A style that draws a border around the table.
@available(macOS 12.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct BorderedTableStyle: TableStyle {
  private let look: TableRowsLook

  public nonisolated init() { look = TableRowsLook(isBordered: true) }

  /// Creates a style, optionally with alternating row backgrounds.
  @available(macOS, introduced: 12.0, deprecated: 100000.0, message: "Use the .alternatingRowBackgrounds() view modifier instead")
  public nonisolated init(alternatesRowBackgrounds: Bool) { look = TableRowsLook(isBordered: true, alternates: alternatesRowBackgrounds) }

  public func makeBody(configuration: Configuration) -> some View {
    configuration.table.environment(\.tableLook, look)
  }
}

extension TableStyle where Self == BorderedTableStyle {
  /// A style that draws a border around the table.
  @available(macOS 12.0, *)
  @available(iOS, unavailable)
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }

  /// Returns a style that draws a border around the table, optionally with alternating row backgrounds.
  @available(macOS, introduced: 12.0, deprecated: 100000.0, message: "Use the .alternatingRowBackgrounds() view modifier instead")
  @available(iOS, unavailable)
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
