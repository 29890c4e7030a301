import Foundation
import RivuletCore
import RivuletGeometry

/// The label of a disclosure group with its chevron, which turns as the group expands. It lies at the far end on phones and before
/// the label on desktops.
struct DisclosureLabel: CompositeView {
  let configuration: DisclosureGroupStyleConfiguration
  /// True for a row of a list.
  let isRow: Bool
  @Environment(\.idiom) private var idiom

  init(configuration: DisclosureGroupStyleConfiguration, isRow: Bool) {
    self.configuration = configuration
    self.isRow = isRow
  }

  var body: some View {
    HStack(spacing: 0) {
      if idiom == .desktop { chevron.frame(width: DisclosureLabelBehavior.chevronRoom, alignment: .leading) }
      if isRow || idiom == .desktop {
        configuration.label
          .transformEnvironment(\.rowIndentation) { if isRow, idiom == .desktop { $0 += DisclosureLabelBehavior.chevronRoom } }
      } else {
        configuration.label.modifier(GroundedLabelModifier(paint: ControlPaint(.label), font: nil))
      }
      Spacer(minLength: idiom == .phone ? 8 : 0)
      if idiom == .phone { chevron }
    }
    .modifier(DisclosureModifier(isExpanded: configuration.$isExpanded))
  }

  private var chevron: some View { DisclosureChevron(isExpanded: configuration.isExpanded) }
}

/// The chevron of content that people open and close; it points down while the content is open.
struct DisclosureChevron: CompositeView {
  let isExpanded: Bool
  @Environment(\.idiom) private var idiom
  @Environment(\.layoutDirection) private var direction
  @Environment(\.backgroundProminence) private var prominence

  init(isExpanded: Bool) { self.isExpanded = isExpanded }

  var body: some View {
    let turn = direction == .rightToLeft ? -90.0 : 90
    Image(systemName: direction == .rightToLeft ? "chevron.left" : "chevron.right")
      .font(idiom == .phone ? .system(size: 14, weight: .semibold) : .system(size: 10, weight: .bold))
      .foregroundStyle(color)
      .rotationEffect(.degrees(isExpanded ? turn : 0))
      .accessibilityHidden(true)
  }

  private var color: AnyShapeStyle {
    if idiom == .phone { return AnyShapeStyle(ControlPaint(.label)) }
    return prominence == .increased ? AnyShapeStyle(Color.white) : AnyShapeStyle(Color.secondary)
  }
}
