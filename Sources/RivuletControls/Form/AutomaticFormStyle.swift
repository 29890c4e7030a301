public import RivuletCore
import RivuletElements
import RivuletLooks

/// The default style: cards or columns, depending on the looks (B21.80).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct AutomaticFormStyle: FormStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { AutomaticForm() }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default style, which depends on the looks.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// A form in cards or columns.
struct AutomaticForm: CompositeView {
  @Environment(\.looks.forms) private var look

  var body: some View {
    if look.isInColumns {
      ColumnsForm()
    } else {
      GroupedForm()
    }
  }
}
