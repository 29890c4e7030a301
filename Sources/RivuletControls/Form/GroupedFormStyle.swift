public import RivuletCore
import RivuletElements
import RivuletLooks

/// A style that shows sections as scrolling cards, with labels on the leading side and controls on the trailing side (B21.82).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct GroupedFormStyle: FormStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { GroupedForm() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// A style that shows sections as scrolling cards.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// A form that is a list of cards.
struct GroupedForm: CompositeView {
  var body: some View {
    List<Never, FormStyleConfiguration.Content>(_selection: nil, content: FormStyleConfiguration.Content())
      .listPlace(.insetGrouped)
      .environment(\.inheritedControlPlace, .row)
  }
}
