import Foundation
import RivuletCore
import RivuletElements
import RivuletLooks

/// A modifier that styles section headers and footers in lists. Elsewhere, it does not change them (B17.18).
struct SectionLabelLook: ViewModifier {
  let isFooter: Bool
  /// The binding of a collapsible section; nil for other sections.
  let isExpanded: Binding<Bool>?
  @Environment(\.isInList) private var isInList
  @Environment(\.looks) private var looks
  @Environment(\.headerProminence) private var prominence
  @Environment(\.shownListLook) private var look
  @Environment(\.inheritedControlPlace) private var place

  nonisolated init(isFooter: Bool, isExpanded: Binding<Bool>? = nil) {
    self.isFooter = isFooter
    self.isExpanded = isExpanded
  }

  private var isProminent: Bool { prominence == .increased && !isFooter }

  private var hasLook: Bool { isInList || place == .columns }

  private var isSecondary: Bool { place == .columns ? isFooter : isInList && !isProminent && (isFooter || look.headersAreSecondary) }

  private var font: Font {
    if isProminent, let font = looks.lists.prominentHeaderFont { return font.font }
    if place == .columns { return (isFooter ? looks.forms.footerFont : looks.forms.headerFont).font }
    return (isFooter ? look.footerFont : look.headerFont).font
  }

  func body(content: Content) -> some View {
    placed(content)
      .transformEnvironment(\.font) { if hasLook { $0 = font } }
      .surroundingForeground(isSecondary ? HierarchicalShapeStyle.secondary : HierarchicalShapeStyle.primary)
      .modifier(SectionLabelPlaceModifier(font: hasLook ? font : nil))
  }

  /// Adds a chevron to the header of a collapsible section in lists with collapsible sections (documentation of
  /// `init(isExpanded:content:header:)`). Aligns a footer with the trailing edge in lists that require it. Separates the sections of a form
  /// with columns.
  @ViewBuilder private func placed(_ content: Content) -> some View {
    if let isExpanded, look.collapsesSections {
      HStack(spacing: 0) {
        content
        Spacer(minLength: 8)
        DisclosureChevron(isExpanded: isExpanded.wrappedValue)
      }
      .modifier(DisclosureModifier(isExpanded: isExpanded))
    } else if isFooter, isInList, look.footersAreTrailing {
      content.multilineTextAlignment(.trailing).frame(maxWidth: .infinity, alignment: .trailing)
    } else if place == .columns {
      content.modifier(SectionEdgeModifier(edge: isFooter ? .bottom : .top))
    } else {
      content
    }
  }
}

private struct SectionLabelPlaceModifier: EnvironmentModifier {
  typealias Body = Never

  let font: Font?

  func change(_ environment: inout EnvironmentValues) {
    environment.sectionLabelPlace = SectionLabelPlace(
      font: font, outerFont: environment.font, outerForeground: environment.foreground)
  }
}
