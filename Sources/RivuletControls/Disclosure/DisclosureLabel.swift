import Foundation
import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletLooks

/// The label of a disclosure group, with a chevron before the label or at the trailing edge. The chevron rotates as the group expands.
struct DisclosureLabel: CompositeView {
  let configuration: DisclosureGroupStyleConfiguration
  /// True for a list row.
  let isRow: Bool
  @Environment(\.looks.disclosures) private var look
  /// The indentation of rows in the enclosing group, including the width reserved for their chevrons; 0 outside groups.
  @Environment(\.rowIndentation) private var indentation

  init(configuration: DisclosureGroupStyleConfiguration, isRow: Bool) {
    self.configuration = configuration
    self.isRow = isRow
  }

  var body: some View {
    HStack(spacing: 0) {
      if let room {
        chevron.padding(.trailing, isRow ? 2 * look.rowChevronShift : 0).frame(width: room, alignment: isRow ? .center : .leading)
      }
      if isRow || !look.isTinted {
        configuration.label
          .transformEnvironment(\.rowIndentation) { [inset = isRow ? room : nil] in if $0 == 0, let inset { $0 = inset } }
      } else {
        configuration.label.modifier(FilledButtonLabelModifier(paint: ControlPaint(.label), font: nil))
      }
      Spacer(minLength: look.chevronSpacing)
      if room == nil { chevron }
    }
    .modifier(DisclosureModifier(isExpanded: configuration.$isExpanded))
    .padding(.leading, isRow && indentation > 0 ? -(room ?? 0) : 0)
  }

  private var room: CGFloat? { isRow ? look.rowChevronRoom : look.chevronRoom }

  private var chevron: some View { DisclosureChevron(isExpanded: configuration.isExpanded) }
}

/// The chevron of collapsible content. The chevron points down while the content is expanded.
struct DisclosureChevron: CompositeView {
  let isExpanded: Bool
  @Environment(\.looks.disclosures) private var look
  @Environment(\.layoutDirection) private var direction
  @Environment(\.backgroundProminence) private var prominence

  init(isExpanded: Bool) { self.isExpanded = isExpanded }

  var body: some View {
    let turn = direction == .rightToLeft ? -90.0 : 90
    Image(systemName: "chevron.forward")
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
