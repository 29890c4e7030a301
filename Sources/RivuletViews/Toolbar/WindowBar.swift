import Foundation
import RivuletCore
import RivuletGeometry
import RivuletGraph
import RivuletTree

/// What the bar of a window on the desktop shows: the title and the way back of its navigation stacks, and items of toolbars (B18.62, B20.17).
@MainActor
final class WindowBar {
  let toolbar: ToolbarHost
  private unowned let tree: ViewTree
  private var models: [WeakModel] = []
  private weak var splitModel: SplitModel?
  private var titles: [ViewTitle] = []
  /// The commands of the app, whose menus open here.
  private var offeredCommands: AppCommands?
  /// Counts the changes; the bar depends on it.
  private var rule: Attribute<Int>!
  fileprivate var version = 0
  private var isShown = false

  private struct WeakModel {
    weak var model: NavigationModel?
  }

  private init(_ tree: ViewTree) {
    self.tree = tree
    toolbar = ToolbarHost(.window, in: tree.rootScope)
    rule = tree.rootScope.makeRule(WindowBarVersionRule(bar: self))
    toolbar.onChange = { [unowned self] in show() }
  }

  /// The bar of a window; it is made by the first call.
  static func of(_ tree: ViewTree) -> WindowBar {
    if let known = tree.chrome.owner as? WindowBar { return known }
    let made = WindowBar(tree)
    tree.chrome.owner = made
    tree.chrome.goBack = { [unowned made] in made.goBack() }
    return made
  }

  /// There is something to show. Runs inside a rule.
  private func show() {
    guard !isShown else { return }
    isShown = true
    tree.chrome.show(height: WindowBarConstants.height) { inputs in
      let view = inputs.graph.makeInput(WindowBarView(bar: self), in: inputs.scope, name: "bar", areEqual: { _, _ in true })
      return WindowBarView._makeViewList(view: _GraphValue(view), inputs: &inputs)
    }
  }

  func add(_ model: NavigationModel) {
    models.removeAll { $0.model == nil }
    models.append(WeakModel(model: model))
    model.inputs.scope.add(StackWatch(bar: self))
    show()
    changed()
  }

  func add(_ split: SplitModel) {
    splitModel = split
    show()
    changed()
  }

  /// The split view whose first column can be hidden and shown. The running rule depends on it.
  var split: SplitModel? {
    _ = rule.value
    return splitModel.flatMap { $0.inputs.scope.isLive ? $0 : nil }
  }

  /// Shows the menus of the app.
  func offer(_ commands: AppCommands) {
    guard offeredCommands == nil else { return }
    offeredCommands = commands
    show()
    changed()
  }

  /// Whether the scene wants the title to be seen. The running rule depends on it.
  var showsTitle: Bool {
    guard let settings = tree.rootEnvironment.appWindow?.scene.currentSettings else { return true }
    return settings.showsTitle && settings.frame == .titleBar
  }

  /// The commands of the app, if the bar opens their menus. The running rule depends on it.
  var commands: AppCommands? {
    _ = rule.value
    return offeredCommands
  }

  fileprivate func add(_ title: ViewTitle) {
    titles.append(title)
    titleChanged()
  }

  fileprivate func remove(_ title: ViewTitle) {
    titles.removeAll { $0 === title }
    changed()
  }

  fileprivate func titleChanged() {
    show()
    changed()
  }

  /// A stack shows another screen, or a title is another one.
  func changed() {
    version += 1
    if rule.id.isLive { tree.graph.invalidate(rule.id) }
  }

  private var liveModels: [NavigationModel] { models.compactMap(\.model).filter { $0.inputs.scope.isLive } }

  /// The stack that the bar goes back in. The running rule depends on it.
  var leader: NavigationModel? {
    _ = rule.value
    return leaderNow
  }

  /// The same at an event, without a dependency.
  var leaderNow: NavigationModel? { liveModels.last { $0.canGoBack } }

  /// What the screens in sight say of their titles. The running rule depends on it.
  var values: NavigationBarValues {
    _ = rule.value
    var values = NavigationBarValues()
    for model in liveModels.reversed() {
      guard let own = model.entries.last?.barValues else { continue }
      if values.title == nil, own.title != nil { (values.title, values.subtitle) = (own.title, own.subtitle) }
      if own.visibility == .hidden { values.visibility = .hidden }
    }
    if values.title == nil { values.title = titles.last { $0.isShown }?.title }
    return values
  }

  private func goBack() -> Bool {
    guard let leader = liveModels.last(where: { $0.topIsAboveOthers && $0.entries.last?.lastBarValues.hidesBackButton != true }) else {
      return false
    }
    leader.goBack()
    return true
  }
}

@MainActor
private struct WindowBarVersionRule: @MainActor Rule {
  unowned let bar: WindowBar

  mutating func update(_ output: borrowing RuleOutput<Int>) { output.set(bar.version) }
}

/// Numbers of the bar of a window (behaviour-screens, "Numbers used above").
enum WindowBarConstants {
  /// With or without items, in points.
  static let height: CGFloat = 52
  /// Between items, in points.
  static let itemSpacing: CGFloat = 8
  /// The width up to which a title is not shortened, in points.
  static let leastTitleWidth: CGFloat = 80
  /// The width of the button that opens the menu of items without room, with the room before it, in points.
  static let menuWidth: CGFloat = 40
}

extension EnvironmentValues {
  /// Whether titles and toolbars here are those of the window on the desktop.
  var showsInWindowBar: Bool { idiom == .desktop && presentationLevel == nil }
}

/// Tells the bar of a window that a stack comes into sight, or goes out of it.
@MainActor
private final class StackWatch: LifecycleObserver {
  private weak var bar: WindowBar?

  init(bar: WindowBar) { self.bar = bar }

  func scopeWillDisappear() {}
  func scopeWillHide() { bar?.changed() }
  func scopeDidReturn() { bar?.changed() }
}

/// The title that one view gives to its window.
@MainActor
private final class ViewTitle: LifecycleObserver {
  private let scope: Scope
  private unowned let tree: ViewTree
  private var bar: WindowBar?
  private(set) var title: Text?

  init(in scope: Scope) {
    self.scope = scope
    tree = scope.tree
  }

  var isShown: Bool { scope.isLive }

  /// Nil where it belongs to a screen, or to nothing that shows it.
  func set(_ title: Text?) {
    self.title = title
    if title != nil, bar == nil {
      bar = WindowBar.of(tree)
      bar?.add(self)
    } else {
      bar?.titleChanged()
    }
  }

  func scopeWillDisappear() { if scope.isInOpenTree { bar?.remove(self) } }
  func scopeWillHide() { bar?.titleChanged() }
  func scopeDidReturn() { bar?.titleChanged() }
}

/// Gives a title to the window, where no navigation stack is around (B18.40).
struct WindowTitleModifier {
  let title: Text
}

extension WindowTitleModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let outputs = body(&inputs)
    if inputs.tree.services.idiom == .desktop {
      let title = ViewTitle(in: inputs.scope)
      inputs.scope.add(title)
      inputs.makeSink(
        ViewTitleRule(modifier: modifier.attribute, environment: inputs.environmentReader(of: ViewTitle.self), title: title))
    }
    return outputs
  }
}

@MainActor
private struct ViewTitleRule: @MainActor Rule {
  let modifier: Attribute<WindowTitleModifier>
  let environment: EnvironmentReader
  let title: ViewTitle

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    let values = environment.values
    title.set(values.showsInWindowBar && values.navigationPlace == nil ? modifier.value.title : nil)
    if !output.hasValue { output.set(()) }
  }
}

/// The bar of a window.
private struct WindowBarView {
  let bar: WindowBar
}

extension WindowBarView: View {
  var body: some View {
    BarRoom(host: bar.toolbar, hasMenu: bar.toolbar.hasItems(.overflow)) { WindowBarRow(bar: bar) }
      .modifier(ContentTitleModifier(title: bar.values.title))
      .background { Rectangle().fill(.bar).overlay(alignment: .bottom) { Divider() } }
  }
}

/// The row of what a bar shows.
private struct WindowBarRow {
  let bar: WindowBar
}

extension WindowBarRow: View {
  var body: some View {
    let values = bar.values
    HStack(spacing: 12) {
      if let split = bar.split, !split.removesToggle { SplitToggle(split: split) }
      if let leader = bar.leader, leader.entries.count > 1 {
        Button {
          // Another tab may have come into sight since the bar was drawn.
          bar.leaderNow?.goBack()
        } label: {
          Image(systemName: "chevron.backward").fontWeight(.semibold)
            .accessibilityLabel(leader.entries[leader.entries.count - 2].barValues.title ?? Text("Back"))
        }
        .buttonStyle(.borderless)
        .accessibilityIdentifier("BackButton")
      }
      WholeItems { ToolbarSlotView(host: bar.toolbar, slot: .leading, spacing: WindowBarConstants.itemSpacing) }
      if bar.showsTitle, let title = values.title {
        ReadableTitle {
          VStack(alignment: .leading, spacing: 0) {
            title.font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
            if let subtitle = values.subtitle { subtitle.font(.subheadline).foregroundStyle(.secondary).lineLimit(1) }
          }
        }
      }
      Spacer(minLength: 0)
      WholeItems { ToolbarSlotView(host: bar.toolbar, slot: .middle, spacing: WindowBarConstants.itemSpacing) }
      Spacer(minLength: 0)
      WholeItems { ToolbarSlotView(host: bar.toolbar, slot: .trailing, spacing: WindowBarConstants.itemSpacing) }
      if bar.toolbar.hasItems(.overflow) { ToolbarOverflowButton(host: bar.toolbar).frame(width: WindowBarConstants.menuWidth - 12) }
      // The field takes its width before the title, which can be shortened.
      ToolbarSlotView(host: bar.toolbar, slot: .search, spacing: WindowBarConstants.itemSpacing).layoutPriority(1)
      if let commands = bar.commands { AppMenuButton(commands: commands) }
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .frame(height: WindowBarConstants.height)
  }
}

/// A title that is not shortened beyond a few letters.
private struct ReadableTitle: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let title = subviews.first else { return .zero }
    let least = min(title.sizeThatFits(.unspecified).width, WindowBarConstants.leastTitleWidth)
    return title.sizeThatFits(ProposedViewSize(width: proposal.width.map { max($0, least) }, height: proposal.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

/// Items of a bar in their ideal width or more. Fields and sliders take more.
private struct WholeItems: Layout {
  /// Proposes no width where there is not more than the ideal one: the sum of widths is not exact, and the last item would be a hair too narrow.
  private func whole(_ proposal: ProposedViewSize, _ items: LayoutSubview) -> ProposedViewSize {
    let ideal = items.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)).width
    return ProposedViewSize(width: proposal.width.flatMap { $0 > ideal + 0.01 ? $0 : nil }, height: proposal.height)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first.map { $0.sizeThatFits(whole(proposal, $0)) } ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    if let items = subviews.first { items.place(at: bounds.origin, proposal: whole(ProposedViewSize(bounds.size), items)) }
  }
}

/// Tells the window what is shown in it (B18.41).
private struct ContentTitleModifier {
  let title: Text?
}

extension ContentTitleModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let environment = inputs.environmentReader(of: ContentTitleModifier.self)
    inputs.makeSink(ContentTitleRule(modifier: modifier.attribute, environment: environment, tree: inputs.tree))
    return body(&inputs)
  }
}

@MainActor
private struct ContentTitleRule: @MainActor Rule {
  let modifier: Attribute<ContentTitleModifier>
  let environment: EnvironmentReader
  unowned let tree: ViewTree

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    let (title, values) = (modifier.value.title, environment.values)
    values.appWindow?.contentTitle = title?.string(in: values, tree.services)
    if !output.hasValue { output.set(()) }
  }
}
