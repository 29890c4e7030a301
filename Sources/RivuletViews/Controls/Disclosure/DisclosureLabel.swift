import Foundation
import RivuletCore
import RivuletGeometry

/// The label of a disclosure group with its chevron, which turns as the group expands. It lies before the label or at the far end.
struct DisclosureLabel: CompositeView {
  let configuration: DisclosureGroupStyleConfiguration
  /// True for a row of a list.
  let isRow: Bool
  @Environment(\.looks.disclosures) private var look

  init(configuration: DisclosureGroupStyleConfiguration, isRow: Bool) {
    self.configuration = configuration
    self.isRow = isRow
  }

  var body: some View {
    HStack(spacing: 0) {
      if let room = look.chevronRoom { chevron.frame(width: room, alignment: .leading) }
      if isRow || !look.isTinted {
        configuration.label
          .transformEnvironment(\.rowIndentation) { if isRow, let room = look.chevronRoom { $0 += room } }
      } else {
        configuration.label.modifier(GroundedLabelModifier(paint: ControlPaint(.label), font: nil))
      }
      Spacer(minLength: look.chevronDistance)
      if look.chevronRoom == nil { chevron }
    }
    .modifier(DisclosureModifier(isExpanded: configuration.$isExpanded))
  }

  private var chevron: some View { DisclosureChevron(isExpanded: configuration.isExpanded) }
}

/// The chevron of content that people open and close; it points down while the content is open.
struct DisclosureChevron: CompositeView {
  let isExpanded: Bool
  @Environment(\.looks.disclosures) private var look
  @Environment(\.layoutDirection) private var direction
  @Environment(\.backgroundProminence) private var prominence

  init(isExpanded: Bool) { self.isExpanded = isExpanded }

  var body: some View {
    let turn = direction == .rightToLeft ? -90.0 : 90
    Image(systemName: direction == .rightToLeft ? "chevron.left" : "chevron.right")
      .font(look.chevronFont.font)
      .foregroundStyle(color)
      .rotationEffect(.degrees(isExpanded ? turn : 0))
      .accessibilityHidden(true)
  }

  private var color: AnyShapeStyle {
    if look.isTinted { return AnyShapeStyle(ControlPaint(.label)) }
    return prominence == .increased ? AnyShapeStyle(Color.white) : AnyShapeStyle(Color.secondary)
  }
}
