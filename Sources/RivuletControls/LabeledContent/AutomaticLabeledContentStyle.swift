public import RivuletCore
import RivuletElements
import RivuletGraph

/// The default style. Depending on the context, it shows the label and the content at opposite edges of a row, in the columns of a form, or
/// side by side (B21.86).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    AutomaticLabeledContent(configuration: configuration)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default style, which depends on the context.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// Content and its label, in the arrangement that the context determines.
struct AutomaticLabeledContent: CompositeView {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.controlPlace) private var place

  init(configuration: LabeledContentStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    LabeledRow(
      .beside, label: configuration.label,
      control: configuration.content.modifier(ValueLookModifier(isDimmed: place == .row)).environment(\.isInLabeledContent, true))
  }
}

/// A modifier that dims the value on the trailing side of a row.
struct ValueLookModifier: EnvironmentModifier {
  typealias Body = Never

  let isDimmed: Bool

  func change(_ environment: inout EnvironmentValues) {
    if isDimmed { environment.setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)]) }
  }
}
