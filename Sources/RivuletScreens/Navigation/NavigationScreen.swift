import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletGraph
import RivuletLooks

/// A screen of a navigation stack, with the bar above its content.
struct NavigationScreen<Content: View> {
  let content: Content
  let place: NavigationPlace
  @Environment(\.looks.navigation) private var look
  @Environment(\.dismissal) private var outer
  @Environment(\.presentationLevel) private var presentationLevel
  /// The scroll offset of the content, clamped to the range that affects the bar.
  @State private var scrolled: CGFloat = 0
  @State private var editMode = EditMode.inactive

  nonisolated init(content: Content, place: NavigationPlace) {
    self.content = content
    self.place = place
  }
}

extension NavigationScreen: View {
  var body: some View {
    let isRoot = place.entry?.isColumnRoot != false
    // A sheet has no window bar that could contain the back button.
    let showsBar =
      look.hasBars
      ? !(place.model?.isOwnOfColumn == true && isRoot && place.model?.column?.hasInnerModel == true)
      : presentationLevel != nil && place.below != nil
    ZStack {
      if look.hasBars { Rectangle().fill(.background).ignoresSafeArea().accessibilityHidden(true) }
      ScreenContent(content: content)
        .modifier(SearchAdoption(isRoot: isRoot && showsBar && place.model?.column?.index ?? 0 == 0))
        .modifier(ScreenSurroundings(place: place, toolbar: place.toolbar, editMode: $editMode))
        .environment(\.dismissal, isRoot ? place.model?.column?.dismissal ?? outer : place.dismissal)
        .modifier(
          ScrolledUnderBar(place: place, isOn: look.hasBars, room: look.largeTitleHeight + look.subtitleHeight, scrolled: $scrolled)
        )
        .safeAreaInset(edge: .bottom, spacing: 0) {
          PreferenceBarrier(content: look.hasBars ? place.toolbar.map { BottomBars(host: $0, place: place) } : nil)
        }
        .modifier(NavigationBarLayer(place: place, isShown: showsBar, scrolled: scrolled))
    }
  }
}

/// A modifier that sets up the environment of a screen's content. If screens have bars, it also provides the edit mode and the toolbar.
private struct ScreenSurroundings: EnvironmentModifier {
  typealias Body = Never

  let place: NavigationPlace
  let toolbar: ToolbarHost?
  let editMode: Binding<EditMode>

  func change(_ environment: inout EnvironmentValues) {
    environment.enter(.screen)
    environment.navigationPlace = place
    guard environment.looks.navigation.hasBars else { return }
    environment.defaultEditMode = editMode
    environment.collapsingBar = CollapsingBarReference(place)
    environment.toolbarHost = toolbar
  }
}

/// A container that centres content in the screen, as a window does.
private struct ScreenContent<Content: View> {
  let content: Content
}

extension ScreenContent: ContainerView {
  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> RootBehavior { RootBehavior() }

  static var contentAxis: Axis? { nil }

  func update(_ node: BehaviorNode<RootBehavior>, environment: EnvironmentReader) { node.update(RootBehavior()) }
}

extension NavigationEntry {
  var isRoot: Bool { if case .root = reason { true } else { false } }
}

extension NavigationPlace {
  /// The action that pops the screen.
  var dismissal: Dismissal { Dismissal { [weak self] in self?.model?.pop(self?.entry) } }

  /// The screen below this screen; nil for the root. The running rule depends on that screen's bar settings, but not on its identity.
  @MainActor var below: NavigationEntry? {
    guard let entry, !entry.isColumnRoot, let entries = model?.entries, let index = entries.firstIndex(where: { $0 === entry }), index > 0
    else { return nil }
    return entries[index - 1]
  }
}

/// A modifier that overlays a screen's bar on its content. The bar uses the content's settings.
struct NavigationBarLayer {
  let place: NavigationPlace
  let isShown: Bool
  let scrolled: CGFloat

  nonisolated init(place: NavigationPlace, isShown: Bool, scrolled: CGFloat) {
    self.place = place
    self.isShown = isShown
    self.scrolled = scrolled
  }

}

extension NavigationBarLayer: PreferenceReaderModifier {
  typealias Body = Never
  typealias Key = NavigationBarKey

  static var isInFront: Bool { true }

  static func relays(_ value: Attribute<NavigationBarValues?>, of modifier: Attribute<NavigationBarLayer>) {
    modifier.untrackedValue.place.entry?.bar = value
  }

  static func makeBehavior(_ inputs: _ViewListInputs) -> SafeAreaInsetBehavior {
    SafeAreaInsetBehavior(edge: .top, spacing: 0, alignment: .center)
  }

  func update(_ node: BehaviorNode<SafeAreaInsetBehavior>, environment: EnvironmentReader) {
    node.update(SafeAreaInsetBehavior(edge: .top, spacing: 0, alignment: .center))
  }

  var transform: (NavigationBarValues) -> PreferenceBarrier<NavigationBar?> {
    { values in
      let isSeen = isShown && values.visibility != .hidden
      if !isSeen { place.collapse(by: 0) }
      return PreferenceBarrier(content: isSeen ? NavigationBar(place: place, values: values, scrolled: scrolled) : nil)
    }
  }
}

/// The navigation bar of a screen on phones (B18.42–B18.48).
struct NavigationBar {
  let place: NavigationPlace
  let values: NavigationBarValues
  let scrolled: CGFloat
  @Environment(\.looks.navigation) private var look
  @Environment(\.horizontalSizeClass) private var sizeClass

  nonisolated init(place: NavigationPlace, values: NavigationBarValues, scrolled: CGFloat) {
    self.place = place
    self.values = values
    self.scrolled = scrolled
  }

}

extension NavigationBar: View {
  /// True if the title is below the bar (B18.42).
  @MainActor private var isLarge: Bool { hasTitle && look.hasBars && place.entry?.titleIsLarge == true }

  /// True if the bar has a title, or an item that replaces a large title.
  @MainActor private var hasTitle: Bool { title != nil || has(.largeTitle) }

  /// The title in the bar; nil if the app has removed or moved the title.
  @MainActor private var title: Text? { values.removesTitle == true || place.toolbar?.moves(.title) == true ? nil : values.title }

  @MainActor private func has(_ slot: ToolbarSlot) -> Bool { place.toolbar?.hasItems(slot) == true }

  @MainActor private var hasSearch: Bool { has(.search) && values.removesSearch != true }

  /// The height of a title below the bar, in points.
  @MainActor private var largeHeight: CGFloat { place.collapsibleHeight }

  /// True if the large title has faded out and the title in the bar is visible.
  @MainActor private var isFaded: Bool { scrolled >= 44 }

  /// True if the large title is scrolled out of view.
  @MainActor private var isCollapsed: Bool { scrolled >= largeHeight }

  /// This screen's column and the previous column; nil unless the screen is the root of its column.
  @MainActor private var columnBelow: (column: SplitColumn, below: SplitColumn)? {
    guard let column = place.model?.column, place.entry?.isColumnRoot == true, let below = column.below else { return nil }
    return (column, below)
  }

  /// True if the navigation items are at the trailing edge, because a back button occupies their position (B20.16).
  @MainActor private var movesNavigationItems: Bool {
    sizeClass == .compact && values.hidesBackButton != true && (place.below != nil || columnBelow != nil)
  }

  var body: some View {
    let _ = place.collapse(by: isLarge ? min(scrolled, largeHeight) : 0)
    let movesItems = movesNavigationItems
    VStack(spacing: 0) {
      NavigationBarLayout(host: place.toolbar, look: look, movesNavigationItems: movesItems) {
        if let host = place.toolbar, host.hasItems(.middle) {
          ToolbarSlotView(host: host, slot: .middle, spacing: 8).layoutValue(key: NavigationBarPart.self, value: .middle)
        } else if values.titleIsLeading != true, hasTitle || has(.title) || has(.subtitle) {
          VStack(spacing: 0) {
            NavigationTitle(
              title: title, host: place.toolbar, menu: values.titleMenu, renaming: isLarge && !isFaded ? nil : values.renaming)
            NavigationSubtitle(slots: [.subtitle], host: place.toolbar, subtitle: values.subtitle)
          }
          .opacity(isLarge ? min(max((scrolled - 30) / 16, 0), 1) : 1)
          .accessibilityHidden(isLarge && !isFaded)
          .layoutValue(key: NavigationBarPart.self, value: .title)
        }
        if let below = place.below, values.hidesBackButton != true {
          NavigationBackButton(place: place, below: below, isBare: values.role == .editor)
            .layoutValue(key: NavigationBarPart.self, value: .back)
        } else if let (column, below) = columnBelow, values.hidesBackButton != true {
          ColumnBackButton(column: column, below: below, isBare: values.role == .editor)
            .layoutValue(key: NavigationBarPart.self, value: .back)
        }
        HStack(spacing: look.itemSpacing) {
          if values.titleIsLeading == true, let title {
            title.font(.title.bold()).lineLimit(1).accessibilityAddTraits(.isHeader)
          }
          if let column = place.model?.column, place.entry?.isColumnRoot == true, place.toolbar?.moves(.sidebarToggle) != true {
            ColumnBarButton(column: column)
          }
          if let host = place.toolbar {
            if !movesItems, host.hasItems(.navigation) { ToolbarSlotView(host: host, slot: .navigation, spacing: look.itemSpacing) }
            ToolbarSlotView(host: host, slot: .leading, spacing: look.itemSpacing)
          }
        }
        .layoutValue(key: NavigationBarPart.self, value: .leading)
        if let host = place.toolbar {
          HStack(spacing: look.itemSpacing) {
            if movesItems, host.hasItems(.navigation) { ToolbarSlotView(host: host, slot: .navigation, spacing: look.itemSpacing) }
            ToolbarSlotView(host: host, slot: .trailing, spacing: look.itemSpacing)
            if host.hasItems(.overflow) { ToolbarOverflowButton(host: host) }
          }
          .layoutValue(key: NavigationBarPart.self, value: .trailing)
        }
      }
      .frame(height: look.barHeight)
      .background { BarGround(look: values.look, isShown: scrolled > 0, lineEdge: .bottom, hasLine: !(isCollapsed && hasSearch)) }
      .zIndex(1)
      if isLarge {
        LargeTitle(title: title, host: place.toolbar, subtitle: values.subtitle, renaming: isFaded ? nil : values.renaming)
          .frame(height: largeHeight)
          .opacity(min(max((44 - scrolled) / 16, 0), 1))
          .frame(height: max(largeHeight - scrolled, 0), alignment: .bottom)
          .clipped()
          .accessibilityHidden(isFaded)
      }
      if let host = place.toolbar, hasSearch {
        ToolbarSlotView(host: host, slot: .search, spacing: 0).padding(.horizontal, 16).padding(.bottom, 10)
          .background { BarGround(look: values.look, isShown: isLarge ? isCollapsed : scrolled > 0, lineEdge: .bottom) }
      }
    }
    // Bars keep their height at accessibility type sizes.
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    // A colour set around the stack applies to its screens. The bars use their own colours.
    .foregroundColor(nil)
    .modifier(BarScheme(look: values.look))
  }
}

/// A back button with the title of the screen below (B18.45).
struct NavigationBackButton {
  let place: NavigationPlace
  let below: NavigationEntry
  /// True if the bar's role omits the title.
  let isBare: Bool
  @Environment(\.looks.navigation) private var look

  nonisolated init(place: NavigationPlace, below: NavigationEntry, isBare: Bool) {
    self.place = place
    self.below = below
    self.isBare = isBare
  }
}

extension NavigationBackButton: View {
  var body: some View {
    Button {
      place.model?.pop(place.entry)
    } label: {
      BackLabel(title: below.barValues.title, isBare: isBare, model: place.model)
    }
    .modifier(NavigationRowLook(isPlain: look.linkForm == .plain))
    .accessibilityIdentifier("BackButton")
  }
}

/// The button that goes back from the root of a column to the previous column in a collapsed stack (B18.54). The button shows the title of
/// the previous column's top screen.
struct ColumnBackButton {
  let column: SplitColumn
  let below: SplitColumn
  /// True if the bar's role omits the title.
  let isBare: Bool

  nonisolated init(column: SplitColumn, below: SplitColumn, isBare: Bool) {
    self.column = column
    self.below = below
    self.isBare = isBare
  }
}

extension ColumnBackButton: View {
  var body: some View {
    Button {
      column.split?.goBack(from: column)
    } label: {
      BackLabel(title: below.model?.entries.last?.barValues.title, isBare: isBare, model: below.model)
    }
    .accessibilityIdentifier("BackButton")
  }
}

/// The button in the root of a column that toggles the first column (B18.52).
struct ColumnBarButton {
  let column: SplitColumn

  nonisolated init(column: SplitColumn) { self.column = column }
}

extension ColumnBarButton: View {
  var body: some View {
    if let split = column.split, column.isFirstVisible, !split.removesToggle { SplitToggle(split: split) }
  }
}

extension NavigationEntry {
  /// True if the title is large. A screen without a display mode uses the mode of the screen below. At the root, the default is large
  /// (B18.42).
  var titleIsLarge: Bool {
    switch barValues.displayMode {
    case .inline: false
    case .large: true
    case .automatic, nil: place.below?.titleIsLarge ?? true
    }
  }

  /// The value of `titleIsLarge`, read without a dependency.
  var lastTitleIsLarge: Bool {
    switch lastBarValues.displayMode {
    case .inline: false
    case .large: true
    case .automatic, nil: place.below?.lastTitleIsLarge ?? true
    }
  }
}
