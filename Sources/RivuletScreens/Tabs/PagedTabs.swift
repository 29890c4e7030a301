import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletFoundation

/// A tab view with pages side by side, which people change by dragging (B20.13).
struct PagedTabs<Content: View> {
  /// The selected value; nil if the app does not bind the selection.
  let selected: AnyHashable?
  let access: TabSelectionAccess
  let content: Content
  @Environment(\.tabLook) private var look
  @Environment(\.indexLook) private var dots
}

extension PagedTabs: View {
  var body: some View {
    PageSubviews(content) { pages in
      if pages.isEmpty {
        Color.clear
      } else {
        PagedTabsBody(
          pages: pages, tags: pages.map { access.tag($0.containerValues) }, selected: selected, select: access.select, look: look,
          dots: dots)
      }
    }
  }
}

private struct PagedTabsBody {
  let pages: SubviewsCollection
  /// The selection value of each page; nil for a page without a value.
  let tags: [AnyHashable?]
  let selected: AnyHashable?
  let select: (AnyHashable) -> Bool
  let look: _TabViewLook
  let dots: _IndexViewLook
  /// The identifier of the page at the scroll position.
  @State private var shown: Subview.ID?
  /// True unless the pages follow a finger or are still moving after its release.
  @State private var isAtRest = true

  init(
    pages: SubviewsCollection, tags: [AnyHashable?], selected: AnyHashable?, select: @escaping (AnyHashable) -> Bool, look: _TabViewLook,
    dots: _IndexViewLook
  ) {
    (self.pages, self.tags, self.selected, self.select, self.look, self.dots) = (pages, tags, selected, select, look, dots)
    _shown = State(wrappedValue: (page(tagged: selected) ?? pages.first)?.id)
  }
}

extension PagedTabsBody: View {
  var body: some View {
    let wanted = page(tagged: selected)?.id
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 0) { ForEach(pages) { $0.containerRelativeFrame([.horizontal, .vertical]) } }
        .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $shown)
    .onScrollPhaseChange { former, phase in
      guard phase != former else { return }
      isAtRest = phase == .idle
      if isAtRest { settle() }
    }
    .onChange(of: shown) { former, _ in if isAtRest, pages.contains(where: { $0.id == former }) { settle() } }
    .onChange(of: wanted) { if let wanted, wanted != shown { withAnimation { shown = wanted } } }
    .onChange(of: index) { former, index in
      // If the visible page has been removed, the next page replaces it.
      if index == nil, let former, !pages.isEmpty { shown = wanted ?? pages[min(former, pages.count - 1)].id }
    }
    .overlay(alignment: .bottom) { if showsDots { PageDots(count: pages.count, current: index ?? 0, dots: dots, go: go) } }
  }

  private var showsDots: Bool { look.dots == .always || look.dots == .automatic && pages.count > 1 }

  /// The index of the visible page; nil for none.
  private var index: Int? { pages.firstIndex { $0.id == shown } }

  private func page(tagged tag: AnyHashable?) -> Subview? {
    guard let tag, let index = tags.firstIndex(of: tag) else { return nil }
    return pages[index]
  }

  /// Selects the page at which the pages have come to rest after a drag.
  @MainActor private func settle() {
    guard let index, let tag = tags[index], tag != selected else { return }
    _ = select(tag)
  }

  @MainActor private func go(_ index: Int) {
    guard pages.indices.contains(index) else { return }
    withAnimation { shown = pages[index].id }
    if let tag = tags[index], tag != selected { _ = select(tag) }
  }
}

/// A row with a dot for each page. A tap on either side of the current dot moves by one page in that direction.
private struct PageDots {
  let count: Int
  let current: Int
  let dots: _IndexViewLook
  let go: (Int) -> Void
}

extension PageDots: View {
  var body: some View {
    let (current, go) = (current, go)
    HStack(spacing: 9) {
      ForEach(0..<count, id: \.self) { index in
        Circle().fill(Color.primary.opacity(index == current ? 0.85 : 0.3)).frame(width: 7, height: 7)
      }
    }
    .padding(.horizontal, 12)
    .frame(height: 26)
    .background { if dots.ground == .always { Capsule().fill(.regularMaterial) } }
    .padding(.bottom, 8)
    .contentShape(Rectangle())
    .onTapGesture { point in go(point.x < 12 + CGFloat(current) * 16 ? current - 1 : current + 1) }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(.pageOfCount, FormatArgument(current + 1), FormatArgument(count)))
    .accessibilityAdjustableAction { direction in go(direction == .increment ? current + 1 : current - 1) }
  }
}
