import RivuletCore

/// The order and visibility of the tabs in a bar or a sidebar (documentation).
struct TabArrangement {
  let isSidebar: Bool
  let customization: TabViewCustomization?

  /// Returns the visible pages, with customized orders applied to their sections. In a bar, pinned pages come last.
  @MainActor func arranged(_ pages: [TabModel.Page]) -> [TabModel.Page] {
    let shown = groups(of: pages.filter { $0.traits.isShown(inSidebar: isSidebar, customization) }).flatMap { ordered($0).pages }
    if isSidebar { return shown }
    return shown.filter { $0.traits.placement != .pinned } + shown.filter { $0.traits.placement == .pinned }
  }

  /// Returns the pages grouped by section.
  @MainActor func groups(of pages: [TabModel.Page]) -> [TabGroup] {
    var groups: [TabGroup] = []
    for page in pages {
      let section = page.traits.section
      if let last = groups.indices.last, groups[last].section?.mark === section?.mark {
        groups[last].pages.append(page)
      } else {
        groups.append(TabGroup(section: section, pages: [page]))
      }
    }
    return groups
  }

  /// Returns a group in its customized order. Pages that don't participate in that order keep their positions.
  @MainActor private func ordered(_ group: TabGroup) -> TabGroup {
    guard let id = group.section?.customizationID, let order = customization?[sectionID: id] else { return group }
    var group = group
    @MainActor func rank(_ page: TabModel.Page) -> Int? {
      page.traits.locksOrder ? nil : page.traits.customizationID.flatMap { order.firstIndex(of: $0) }
    }
    let places = group.pages.indices.filter { rank(group.pages[$0]) != nil }
    let moved = places.map { group.pages[$0] }.sorted { (rank($0) ?? 0) < (rank($1) ?? 0) }
    for (place, page) in zip(places, moved) { group.pages[place] = page }
    return group
  }
}
