import RivuletControls
public import RivuletCore
import RivuletElements

/// A style that depends on the context. It adds space at the sides of the rows, and gives every second row a different background.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct AutomaticTableStyle: TableStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.table.environment(\.tableLook, TableRowsLook())
  }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// A style that depends on the context.
  @available(iOS 16.0, macOS 12.0, *)
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
