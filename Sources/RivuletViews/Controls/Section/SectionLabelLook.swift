import Foundation
import RivuletCore

/// The look of section headers and footers in lists. Elsewhere they are unchanged (B17.18).
struct SectionLabelLook: ViewModifier {
  let isFooter: Bool
  /// The binding of a collapsible section, or nil for others.
  let isExpanded: Binding<Bool>?
  @Environment(\.isInList) private var isInList
  @Environment(\.looks) private var looks
  @Environment(\.headerProminence) private var prominence
  @Environment(\.shownListLook) private var look
  @Environment(\.givenControlPlace) private var place

  nonisolated init(isFooter: Bool, isExpanded: Binding<Bool>? = nil) {
    self.isFooter = isFooter
    self.isExpanded = isExpanded
  }

  private var isProminent: Bool { prominence == .increased && !isFooter }

  private var hasLook: Bool { isInList || place == .columns }

  private var isSecondary: Bool { place == .columns ? isFooter : isInList && !isProminent && (isFooter || look.headersAreSecondary) }

  private var font: Font {
    if isProminent { return looks.lists.prominentHeaderFont.font }
    if place == .columns { return (isFooter ? looks.forms.footerFont : looks.forms.headerFont).font }
    return (isFooter ? looks.lists.footerFont : look.headerFont).font
  }

  private var isUpperCase: Bool { look.capitalizesHeaders && !isFooter && !isProminent }

  func body(content: Content) -> some View {
    disclosed(content)
      .transformEnvironment(\.font) { if hasLook { $0 = font } }
      .transformEnvironment(\.textContext) { if isInList, isUpperCase, !$0.givesTextCase { $0.textCase = .uppercase } }
      .placeForeground(isSecondary ? HierarchicalShapeStyle.secondary : HierarchicalShapeStyle.primary)
      .modifier(SectionLabelPlaceModifier(font: hasLook ? font : nil))
  }

  /// Adds a chevron to a header, in lists that have one, if the section is collapsible (documentation of `init(isExpanded:content:header:)`).
  @ViewBuilder private func disclosed(_ content: Content) -> some View {
    if let isExpanded, look.collapsesSections {
      HStack(spacing: 0) {
        content
        Spacer(minLength: 8)
        DisclosureChevron(isExpanded: isExpanded.wrappedValue)
      }
      .modifier(DisclosureModifier(isExpanded: isExpanded))
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
      font: font, outerFont: environment.font, outerTextCase: environment.textContext.textCase, outerForeground: environment.foreground)
  }
}
