import Foundation
import RivuletCore

/// Pages side by side, which a drag goes through (B20.13).
struct PagedTabs<Content: View> {
  /// What is selected; nil where people alone choose.
  let selected: AnyHashable?
  let access: TabSelectionAccess
  let content: Content
  @Environment(\.tabLook) private var look
}

extension PagedTabs: View {
  var body: some View {
    Group(subviews: content) { pages in
      PagedTabsBody(
        pages: pages, tags: pages.map { access.tag($0.containerValues) }, selected: selected, select: access.select, look: look)
    }
  }
}

private struct PagedTabsBody {
  let pages: SubviewsCollection
  /// The value of each page among the choices; nil for a page without one.
  let tags: [AnyHashable?]
  let selected: AnyHashable?
  let select: (AnyHashable) -> Bool
  let look: TabLook
  /// The page that is shown, as far as scrolling is concerned.
  @State private var shown: Int?
  /// Whether no finger holds the pages.
  @State private var isLetGo = true

  init(
    pages: SubviewsCollection, tags: [AnyHashable?], selected: AnyHashable?, select: @escaping (AnyHashable) -> Bool, look: TabLook
  ) {
    (self.pages, self.tags, self.selected, self.select, self.look) = (pages, tags, selected, select, look)
    let first = selected.flatMap { selected in tags.firstIndex { $0 == selected } } ?? 0
    _shown = State(wrappedValue: first)
  }
}

extension PagedTabsBody: View {
  var body: some View {
    let wanted = selected.flatMap { selected in tags.firstIndex { $0 == selected } }
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 0) {
        ForEach(Array(pages.indices), id: \.self) { index in
          pages[index].containerRelativeFrame([.horizontal, .vertical])
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $shown)
    .onScrollPhaseChange { _, phase in
      isLetGo = phase == .decelerating || phase == .idle
      if isLetGo { settle() }
    }
    .onChange(of: shown) { if isLetGo { settle() } }
    .onChange(of: wanted) { _, wanted in
      if let wanted, wanted != shown { withAnimation { shown = wanted } }
    }
    .overlay(alignment: .bottom) { if showsDots { PageDots(count: pages.count, current: shown ?? 0, look: look, go: go) } }
  }

  private var showsDots: Bool { look.dots == .always || look.dots == .automatic && pages.count > 1 }

  /// The pages are let go: what they come to rest at is selected.
  @MainActor private func settle() {
    guard let shown, tags.indices.contains(shown), let tag = tags[shown], tag != selected else { return }
    _ = select(tag)
  }

  @MainActor private func go(_ index: Int) {
    guard pages.indices.contains(index) else { return }
    withAnimation { shown = index }
    if let tag = tags[index], tag != selected { _ = select(tag) }
  }
}

/// A dot for each page; a tap beside the one of the current page goes on to that side.
private struct PageDots {
  let count: Int
  let current: Int
  let look: TabLook
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
    .background { if look.ground == .always { Capsule().fill(.regularMaterial) } }
    .padding(.bottom, 8)
    .contentShape(Rectangle())
    .onTapGesture { point in go(point.x < 12 + CGFloat(current) * 16 ? current - 1 : current + 1) }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text("Page \(current + 1) of \(count)"))
  }
}
