import RivuletControls
public import RivuletCore
import RivuletElements

/// The default style, which insets the rows horizontally and alternates their backgrounds.
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
  /// The default style.
  @available(iOS 16.0, macOS 12.0, *)
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
