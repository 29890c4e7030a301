import Foundation
import RivuletCore

/// How the headers and footers of sections look in lists; elsewhere they look as they are (B17.18).
struct SectionLabelLook: ViewModifier {
  let isFooter: Bool
  /// The flag of a section that people open and close; nil for others.
  let isExpanded: Binding<Bool>?
  @Environment(\.isInList) private var isInList
  @Environment(\.idiom) private var idiom
  @Environment(\.headerProminence) private var prominence
  @Environment(\.shownListLook) private var look
  @Environment(\.givenControlPlace) private var place

  nonisolated init(isFooter: Bool, isExpanded: Binding<Bool>? = nil) {
    self.isFooter = isFooter
    self.isExpanded = isExpanded
  }

  private var isProminent: Bool { prominence == .increased && !isFooter }

  private var hasLook: Bool { isInList || place == .columns }

  private var isSecondary: Bool { place == .columns ? isFooter : isInList && !isProminent && (isFooter || look != .plain) }

  private var font: Font {
    if isProminent { return .title3.bold() }
    if place == .columns { return isFooter ? .footnote : .body.bold() }
    if idiom == .desktop, !isFooter { return .subheadline.bold() }
    return look == .plain && !isFooter ? .headline : .footnote
  }

  private var isUpperCase: Bool { idiom == .phone && look != .plain && !isFooter && !isProminent }

  func body(content: Content) -> some View {
    disclosed(content)
      .transformEnvironment(\.font) { if hasLook { $0 = font } }
      .transformEnvironment(\.textContext) { if isInList, isUpperCase, !$0.givesTextCase { $0.textCase = .uppercase } }
      .placeForeground(isSecondary ? HierarchicalShapeStyle.secondary : HierarchicalShapeStyle.primary)
  }

  /// The header of a sidebar's section has a chevron if people can close the section (documentation of `init(isExpanded:content:header:)`).
  @ViewBuilder private func disclosed(_ content: Content) -> some View {
    if let isExpanded, look == .sidebar {
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
