import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletFoundation
import RivuletGeometry
import RivuletGraph
import RivuletLayout
import RivuletLooks
import RivuletTree

/// A modifier that places a tab view's bar below its pages, unless the visible page hides the bar (B20.12).
struct TabBarLayer {
  let model: TabModel
  let isShown: Bool
}

extension TabBarLayer: PreferenceReaderModifier {
  typealias Body = Never
  typealias Key = TabBarPreferencesKey

  static var isInFront: Bool { true }

  static func makeBehavior(_ inputs: _ViewListInputs) -> SafeAreaInsetBehavior {
    SafeAreaInsetBehavior(edge: .bottom, spacing: 0, alignment: .center)
  }

  func update(_ node: BehaviorNode<SafeAreaInsetBehavior>, environment: EnvironmentReader) {
    node.update(SafeAreaInsetBehavior(edge: .bottom, spacing: 0, alignment: .center))
  }

  var transform: (TabBarPreferences) -> PreferenceBarrier<TabBarColumn?> {
    { wishes in
      let isSeen = isShown && wishes.visibility != .hidden
      return PreferenceBarrier(content: isSeen ? TabBarColumn(model: model, look: wishes.look) : nil)
    }
  }
}

/// The tab bar, with the bottom accessory above it.
struct TabBarColumn {
  let model: TabModel
  let look: BarLook
  @Environment(\.tabBottomAccessory) private var accessory

  nonisolated init(model: TabModel, look: BarLook) {
    self.model = model
    self.look = look
  }
}

extension TabBarColumn: View {
  var body: some View {
    VStack(spacing: 0) {
      if let accessory { TabAccessory(content: accessory) }
      TabBar(model: model, look: look).modifier(BarScheme(look: look))
    }
  }
}

/// The bar of a tab view (B20.11).
struct TabBar {
  let model: TabModel
  let look: BarLook
  @Environment(\.looks.tabs) private var tabs
  @Environment(\.layoutDirection) private var direction

  nonisolated init(model: TabModel, look: BarLook = BarLook()) {
    self.model = model
    self.look = look
  }
}

extension TabBar: View {
  var body: some View {
    let pages = model.shownPages
    switch tabs.form {
    case .strip(let height, let maximumTabCount):
      let count = pages.count > maximumTabCount ? maximumTabCount - 1 : pages.count
      row(pages.prefix(count), more: pages.dropFirst(count))
        .frame(maxWidth: .infinity)
        .frame(height: height)
        .background { BarGround(look: look, isShown: true, lineEdge: .top) }
    case .segments(let segments):
      row(pages[...], more: [])
        .padding(segments.padding)
        .background(.quaternary, in: RoundedRectangle(cornerRadius: segments.radius))
        .lineLimit(1)
        .fixedSize(horizontal: false, vertical: true)
    }
  }

  /// Returns the tabs, followed by a tab for the remaining pages, if any.
  @MainActor private func row(_ pages: ArraySlice<TabModel.Page>, more: ArraySlice<TabModel.Page>) -> some View {
    let (model, isMirrored) = (model, direction == .rightToLeft)
    return HStack(spacing: 0) {
      ForEach(Array(pages), id: \.id) { TabButton(model: model, page: $0, traits: $0.traits, badge: $0.badge) }
      if !more.isEmpty { MoreTabs(model: model, pages: Array(more)) }
    }
    .modifier(SemanticsGroupModifier(role: .tabBar))
    .onMoveCommand { direction in
      // Arrow keys move the selection while a tab has the focus (B20.14).
      switch direction {
      case .left: _ = model.step(forward: isMirrored)
      case .right: _ = model.step(forward: !isMirrored)
      case .up, .down: break
      }
    }
  }
}

/// The last tab of a strip, which opens a menu of the tabs that don't fit (B20.11).
private struct MoreTabs {
  let model: TabModel
  let pages: [TabModel.Page]
  @Environment(\.looks.tabs) private var tabs

  nonisolated init(model: TabModel, pages: [TabModel.Page]) {
    self.model = model
    self.pages = pages
  }
}

extension MoreTabs: View {
  var body: some View {
    let model = model
    let isSelected = pages.contains { $0.item?.isSelectedNow == true }
    Menu {
      ForEach(pages, id: \.id) { page in
        Button {
          model.choose(page)
        } label: {
          TabLabelPlace(item: page.item, isVertical: false, spacing: tabs.rowSpacing)
        }
      }
    } label: {
      VStack(spacing: tabs.stackedSpacing) {
        Image(systemName: "ellipsis").imageScale(.large).accessibilityHidden(true)
        Text(.more).font(tabs.stackedFont.font)
      }
      .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

/// A tab in a bar.
private struct TabButton {
  let model: TabModel
  let page: TabModel.Page
  let traits: TabTraits
  let badge: Badge?
  @Environment(\.looks.tabs) private var tabs
  @Environment(\.appWindow) private var window

  init(model: TabModel, page: TabModel.Page, traits: TabTraits, badge: Badge?) {
    self.model = model
    self.page = page
    self.traits = traits
    self.badge = badge
  }
}

extension TabButton: View {
  var body: some View {
    let isSelected = page.item?.isSelectedNow == true
    let isVertical = tabs.stacksTitles || window?.tabsShowIcons == true
    Button {
      model.choose(page)
    } label: {
      TabLabelPlace(item: page.item, isVertical: isVertical, spacing: isVertical ? tabs.stackedSpacing : tabs.rowSpacing)
        .overlay(alignment: .top) {
          if let badge, tabs.showsBadges {
            CornerBadge(label: badge.label).alignmentGuide(HorizontalAlignment.center) { $0[.leading] - 3 }.offset(y: -3)
          }
        }
        .padding(.horizontal, tabs.tabInsets.width)
        .padding(.vertical, tabs.tabInsets.height)
        .frame(maxWidth: tabs.segments == nil ? .infinity : nil, maxHeight: tabs.segments == nil ? .infinity : nil)
        .background {
          if isSelected, let segments = tabs.segments {
            RoundedRectangle(cornerRadius: segments.markRadius).fill(ControlPaint(.segmentPill))
          }
        }
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .disabled(traits.isDisabled)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
    .modifier(SemanticsRoleModifier(role: .tab))
    .modifier(TabExtras(traits: traits, badge: badge))
  }
}

/// A modifier that adds a tab's accessibility label, its badge as the accessibility value, and its context menu.
struct TabExtras {
  let traits: TabTraits
  let badge: Badge?
}

extension TabExtras: ViewModifier {
  @ViewBuilder func body(content: Content) -> some View {
    let tab = labelled(
      content
        .accessibilityValue(badge?.label ?? Text(verbatim: ""))
        .accessibilityIdentifier(traits.identifier ?? ""))
    if let menu = traits.menu {
      tab.contextMenu { menu }
    } else {
      tab
    }
  }

  @MainActor @ViewBuilder private func labelled(_ tab: some View) -> some View {
    if let label = traits.label {
      tab.accessibilityLabel(label)
    } else {
      tab
    }
  }
}

/// A view that displays the label of a page.
struct TabLabelPlace {
  let item: TabItemTrait?
  let isVertical: Bool
  /// The spacing between the icon and the title.
  let spacing: CGFloat
}

extension TabLabelPlace: View {
  typealias Body = Never

  static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let this = view.attribute.untrackedValue
    let layout: StackLayout = this.isVertical ? .vertical(.center, spacing: this.spacing) : .horizontal(.center, spacing: this.spacing)
    let node = BehaviorNode(StackBehavior(layout), scope: inputs.scope)
    inputs.makeSink(MirroringRule(node: node, inputs: inputs))
    guard let item = this.item else { return _ViewListOutputs(node: node) }
    let parts = TabItemParts(item.label)
    node.attach(parts)
    node.setChangingContents(parts)
    item.label.onChange = { [weak node] in if let node, !node.scope.isRemoved { node.tree.collectsContents(of: node) } }
    inputs.tree.collectsContents(of: node)
    return _ViewListOutputs(node: node)
  }
}
