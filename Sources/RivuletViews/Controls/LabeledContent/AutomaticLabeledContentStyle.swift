public import RivuletCore
import RivuletGraph

/// The style that suits the place: at the sides of a row, in the columns of a form, or one beside the other (B21.86).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PlacedLabeledContent(configuration: configuration)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The style that suits the place.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// Content and its label as the place wants them.
struct PlacedLabeledContent: CompositeView {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.controlPlace) private var place

  init(configuration: LabeledContentStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    LabeledRow(
      .beside, label: configuration.label,
      control: configuration.content.modifier(ValueLookModifier(isPale: place == .row)).environment(\.isInLabeledContent, true))
  }
}

/// Draws the value at the trailing side of a row less prominently than its label.
struct ValueLookModifier: EnvironmentModifier {
  typealias Body = Never

  let isPale: Bool

  func change(_ environment: inout EnvironmentValues) {
    if isPale { environment.setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)]) }
  }
}

private struct IsInLabeledContentKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether this is the value of labeled content.
  var isInLabeledContent: Bool {
    get { self[IsInLabeledContentKey.self] }
    set { self[IsInLabeledContentKey.self] = newValue }
  }
}

extension StructuralStyle<Attribute<LabeledContentStyleConfiguration>> {
  /// Builds content with labels where no style is set.
  static var standardLabeledContent: StructuralStyle { standard }
}

/// One for all places.
@MainActor
private let standard = StructuralStyle<Attribute<LabeledContentStyleConfiguration>>.showing { PlacedLabeledContent(configuration: $0) }
