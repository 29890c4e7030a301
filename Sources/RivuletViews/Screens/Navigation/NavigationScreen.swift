import Foundation
import RivuletCore
import RivuletGeometry
import RivuletGraph

/// One screen of a navigation stack: its content with the bar above it.
struct NavigationScreen<Content: View> {
  let content: Content
  let place: NavigationPlace
  @Environment(\.looks.navigation) private var look
  @Environment(\.dismissal) private var outer
  @Environment(\.presentationLevel) private var presentationLevel
  /// The scroll offset of the content, as far as it affects the bar.
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
    // A sheet has no bar of the window for the back button.
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
        .modifier(ScrolledUnderBar(isOn: look.hasBars, room: look.largeTitleHeight, scrolled: $scrolled))
        .safeAreaInset(edge: .bottom, spacing: 0) {
          PreferenceBarrier(content: look.hasBars ? place.toolbar.map { BottomBars(host: $0, place: place) } : nil)
        }
        .modifier(NavigationBarLayer(place: place, isShown: showsBar, scrolled: scrolled))
    }
  }
}

/// A modifier that puts content into a screen, with the edit mode and the toolbar of a screen that has bars.
private struct ScreenSurroundings: EnvironmentModifier {
  typealias Body = Never

  let place: NavigationPlace
  let toolbar: ToolbarHost?
  let editMode: Binding<EditMode>

  func change(_ environment: inout EnvironmentValues) {
    environment.enter(.screen)
    environment.navigationPlace = place
    guard environment.looks.navigation.hasBars else { return }
    environment.suppliedEditMode = editMode
    environment.collapsingBar = CollapsingBarReference(place)
    environment.toolbarHost = toolbar
  }
}

/// A content centred in the space of the screen, as in a window.
private struct ScreenContent<Content: View> {
  let content: Content
}

extension ScreenContent: ContainerView {
  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> RootBehavior { RootBehavior() }

  static var contentAxis: Axis? { nil }

  func update(_ node: BehaviorNode<RootBehavior>, environment: EnvironmentReader) { node.update(RootBehavior()) }
}

/// A modifier that reads the distance by which the content of a screen is scrolled under its bar.
struct ScrolledUnderBar {
  let isOn: Bool
  /// The largest distance, in points.
  let room: CGFloat
  @Binding var scrolled: CGFloat

  nonisolated init(isOn: Bool, room: CGFloat, scrolled: Binding<CGFloat>) {
    self.isOn = isOn
    self.room = room
    _scrolled = scrolled
  }
}

extension ScrolledUnderBar: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(
      ScrollGeometryModifier(
        transform: { min(max($0.contentOffset.y + $0.contentInsets.top, 0), room) },
        action: { _, next in if isOn { scrolled = next } }, expectsOneScrollView: false))
  }
}

extension NavigationEntry {
  var isRoot: Bool { if case .root = reason { true } else { false } }
}

extension NavigationPlace {
  /// The dismissal that pops the screen.
  var dismissal: Dismissal { Dismissal { [weak self] in self?.model?.pop(self?.entry) } }

  /// The screen below this one, or nil for the root. The running rule depends on that screen's settings for its bar, not on its identity.
  @MainActor var below: NavigationEntry? {
    guard let entry, !entry.isColumnRoot, let entries = model?.entries, let index = entries.firstIndex(where: { $0 === entry }), index > 0
    else { return nil }
    return entries[index - 1]
  }
}

/// A modifier that puts the bar of a screen above its content, with the content's settings.
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
      return PreferenceBarrier(content: isSeen ? NavigationBar(place: place, values: values, scrolled: scrolled) : nil)
    }
  }
}

/// The navigation bar of a screen on the phone (B18.42–B18.48).
struct NavigationBar {
  let place: NavigationPlace
  let values: NavigationBarValues
  let scrolled: CGFloat
  @Environment(\.looks.navigation) private var look

  nonisolated init(place: NavigationPlace, values: NavigationBarValues, scrolled: CGFloat) {
    self.place = place
    self.values = values
    self.scrolled = scrolled
  }

}

extension NavigationBar: View {
  /// True if the title stands below the bar (B18.42).
  @MainActor private var isLarge: Bool { values.title != nil && look.hasBars && place.entry?.titleIsLarge == true }

  @MainActor private var hasSearch: Bool { place.toolbar?.hasItems(.search) == true }

  /// True if a title below the bar is scrolled out of view.
  private var isCollapsed: Bool { scrolled >= look.largeTitleHeight }

  var body: some View {
    VStack(spacing: 0) {
      NavigationBarLayout {
        if let host = place.toolbar, host.hasItems(.middle) {
          ToolbarSlotView(host: host, slot: .middle, spacing: 8).layoutValue(key: NavigationBarPart.self, value: .middle)
        } else if let title = values.title {
          NavigationTitle(title: title, menu: values.titleMenu)
            .opacity(isLarge ? min(max((scrolled - 30) / 16, 0), 1) : 1)
            .accessibilityHidden(isLarge && scrolled < 44)
            .layoutValue(key: NavigationBarPart.self, value: .title)
        }
        if let below = place.below, values.hidesBackButton != true {
          NavigationBackButton(place: place, below: below).layoutValue(key: NavigationBarPart.self, value: .back)
        }
        HStack(spacing: 16) {
          if let column = place.model?.column, place.entry?.isColumnRoot == true { ColumnBarButton(column: column) }
          if let host = place.toolbar { ToolbarSlotView(host: host, slot: .leading, spacing: 16) }
        }
        .layoutValue(key: NavigationBarPart.self, value: .leading)
        if let host = place.toolbar {
          HStack(spacing: 16) {
            ToolbarSlotView(host: host, slot: .trailing, spacing: 16)
            if host.hasItems(.overflow) { ToolbarOverflowButton(host: host) }
          }
          .layoutValue(key: NavigationBarPart.self, value: .trailing)
        }
      }
      .frame(height: look.barHeight)
      .background { BarGround(look: values.look, isShown: scrolled > 0, lineEdge: .bottom, hasLine: !(isCollapsed && hasSearch)) }
      .zIndex(1)
      if isLarge, let title = values.title {
        title.font(.largeTitle.bold()).lineLimit(1).accessibilityAddTraits(.isHeader)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal, 16)
          .frame(height: look.largeTitleHeight)
          .offset(y: -scrolled)
          .opacity(min(max((44 - scrolled) / 16, 0), 1))
          .clipped()
      }
      if let host = place.toolbar, hasSearch {
        ToolbarSlotView(host: host, slot: .search, spacing: 0).padding(.horizontal, 16).padding(.bottom, 10)
          .background { BarGround(look: values.look, isShown: isLarge ? isCollapsed : scrolled > 0, lineEdge: .bottom) }
          .offset(y: isLarge ? -min(scrolled, look.largeTitleHeight) : 0)
      }
    }
    // A colour set around the stack applies to its screens; bars have their own colours.
    .foregroundColor(nil)
    .modifier(BarScheme(look: values.look))
  }
}

/// A back button, labelled with the title of the screen below (B18.45).
struct NavigationBackButton {
  let place: NavigationPlace
  let below: NavigationEntry
  @Environment(\.looks.navigation) private var look

  nonisolated init(place: NavigationPlace, below: NavigationEntry) {
    self.place = place
    self.below = below
  }
}

extension NavigationBackButton: View {
  var body: some View {
    Button {
      place.model?.pop(place.entry)
    } label: {
      BackLabel(title: below.barValues.title, model: place.model)
    }
    .modifier(NavigationRowLook(isPlain: look.linkForm == .plain))
    .accessibilityIdentifier("BackButton")
  }
}

/// The button in the root of a column: a back button in a single stack of all columns, otherwise the toggle of the first column (B18.52,
/// B18.54).
struct ColumnBarButton {
  let column: SplitColumn

  nonisolated init(column: SplitColumn) { self.column = column }
}

extension ColumnBarButton: View {
  var body: some View {
    if let below = column.below {
      Button {
        column.split?.goBack(from: column)
      } label: {
        BackLabel(title: below.model?.entries.last?.barValues.title, model: below.model)
      }
      .accessibilityIdentifier("BackButton")
    } else if let split = column.split, column.isFirstVisible, !split.removesToggle {
      SplitToggle(split: split)
    }
  }
}

extension NavigationEntry {
  /// True if the title is large. The screen decides, otherwise the screen below it. In the root it is large (B18.42).
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

/// The title in a bar, which opens the screen's title menu if there is one.
private struct NavigationTitle {
  let title: Text
  let menu: TitleMenu?

  nonisolated init(title: Text, menu: TitleMenu?) {
    self.title = title
    self.menu = menu
  }
}

extension NavigationTitle: View {
  var body: some View {
    let shown = title.font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
    if let menu {
      Button {
        menu.open()
      } label: {
        HStack(spacing: 4) {
          shown
          Image(systemName: "chevron.down").font(.caption.bold()).accessibilityHidden(true)
        }
      }
      .environment(\.buttonActsAtPress, true)
      .modifier(SemanticsRoleModifier(role: .menuButton))
      .modifier(PopoverAnchorModifier(anchor: menu.anchor))
      .foregroundStyle(.primary)
    } else {
      shown
    }
  }
}
