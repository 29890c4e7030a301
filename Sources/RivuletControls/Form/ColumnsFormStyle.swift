public import RivuletCore
import RivuletElements

/// A nonscrolling style that arranges labels in one column and controls in another (B21.81).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ColumnsFormStyle: FormStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { ColumnsForm() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A style that arranges labels in one column and controls in another.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// A form in columns.
struct ColumnsForm: CompositeView {
  var body: some View {
    FormColumns(content: FormStyleConfiguration.Content())
      .environment(\.inheritedControlPlace, .columns)
  }
}
