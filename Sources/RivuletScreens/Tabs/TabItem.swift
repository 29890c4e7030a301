import Foundation
import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletGraph
import RivuletLayout
import RivuletLooks
import RivuletTree

/// The parts of a label that a tab displays: the first image, followed by the first text (B20.09).
final class TabItemParts: NodeContents {
  private let label: DetachedElements

  init(_ label: DetachedElements) { self.label = label }

  func appendNodes(to nodes: inout NodeReferences) {
    var all = NodeReferences()
    label.appendNodes(to: &all)
    for part in [first(in: all, with: .showsImage), first(in: all, with: .showsText)] { if let part { nodes.append(part) } }
  }

  /// Returns the first top-level node that displays nothing but a leaf with the given traits.
  private func first(in nodes: NodeReferences, with traits: NodeTraits) -> ViewNode? {
    for place in 0..<nodes.count {
      var next: ViewNode? = nodes[place]
      while let node = next {
        if node.traits.contains(traits) { return nodes[place] }
        next = node.modifiedNode
      }
    }
    return nil
  }
}

/// The tab bar item of a page. It also defers the creation of the page until its tab is first selected (B20.06, B20.09).
@MainActor
final class TabItemTrait {
  /// The graph, held weakly because the graph's rules keep this object alive.
  private weak var graph: Graph?
  fileprivate(set) var label = DetachedElements(.none)
  /// The rule that builds the page.
  fileprivate var builder: AttributeID?
  private(set) var isWanted = false
  /// The node that displays the page.
  fileprivate weak var node: ViewNode?
  /// The action to perform when the page's views are added or changed.
  var onContentChange: () -> Void = {}
  private var selection: Attribute<Bool>!
  private var storedSelection = false

  fileprivate init(_ inputs: _ViewListInputs) {
    graph = inputs.graph
    selection = inputs.makeRule(TabSelectionRule(trait: self))
  }

  /// Schedules the creation of the page.
  func build() {
    guard !isWanted else { return }
    isWanted = true
    if let builder, builder.isLive { graph?.invalidate(builder) }
  }

  /// The container values set by modifiers on the page, inside `tabItem`; empty until the page is built.
  var contentValues: ContainerValues { node?.children.first?.containerValues() ?? ContainerValues() }

  /// The text of the label; nil for none.
  fileprivate var title: String? {
    var nodes = NodeReferences()
    label.appendNodes(to: &nodes)
    return (0..<nodes.count).lazy.compactMap { SemanticsTree.label(of: nodes[$0]) }.last
  }

  /// True while the page is visible.
  var isSelected: Bool {
    get { storedSelection }
    set {
      storedSelection = newValue
      if selection.id.isLive { graph?.invalidate(selection.id) }
    }
  }

  /// The value of `isSelected`. Reading the property makes the running rule depend on the value.
  var isSelectedNow: Bool { selection.id.isLive ? selection.value : storedSelection }
}

@MainActor
private struct TabSelectionRule: @MainActor Rule {
  unowned let trait: TabItemTrait

  mutating func update(_ output: borrowing RuleOutput<Bool>) { output.set(trait.isSelected) }
}

/// The views of a page, which may not have been built.
private final class TabPageContents: NodeContents {
  private let elements: ViewElements
  private unowned let trait: TabItemTrait

  init(_ elements: ViewElements, _ trait: TabItemTrait) {
    self.elements = elements
    self.trait = trait
  }

  func appendNodes(to nodes: inout NodeReferences) {
    elements.appendNodes(to: &nodes)
    trait.onContentChange()
  }
}

extension ViewNode {
  /// The tab bar item of the node's page; nil for none.
  var tabItem: TabItemTrait? {
    var next: ViewNode? = self
    while let step = next {
      if let trait = step.attachment(TabItemTrait.self) { return trait }
      next = step.modifiedNode
    }
    return nil
  }
}

/// A modifier that sets the tab bar item of a page.
struct TabItemModifier<Label: View> {
  let label: Label
}

extension TabItemModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    guard inputs.defersTabPages else { return body(&inputs) }
    var inner = inputs
    (inner.defersTabPages, inner.rowKind, inner.stackAxis) = (false, .none, nil)
    let trait = TabItemTrait(inner)
    let label = inner.makeRule(TabItemLabelRule(modifier: modifier.attribute, trait: trait))
    var labelInputs = inner
    labelInputs.preferenceKeys = PreferenceKeys()
    labelInputs.styles = StructuralStyle<FlatContainers>.mark(inside: labelInputs.styles)
    trait.label = DetachedElements(TabItemLabel<Label>._makeViewList(view: _GraphValue(label), inputs: &labelInputs).elements)
    let outputs = inner.makeDeferred(when: { trait.isWanted }) { body(&$0) }
    if case .list(let list) = outputs.elements { trait.builder = (list as? DynamicViewList)?.rule }
    let node = BehaviorNode(ScreenBehavior { [weak trait] in trait?.title }, scope: inputs.scope)
    inner.makeSink(MirroringRule(node: node, inputs: inner))
    let contents = TabPageContents(outputs.elements, trait)
    node.setChangingContents(contents)
    if case .list(let list) = outputs.elements { list.attach(to: node) }
    inputs.tree.collectsContents(of: node)
    trait.node = node
    node.attach(contents)
    node.attach(trait)
    return _ViewListOutputs(node: node, preferences: outputs.preferences)
  }

  /// Returns 1, because a page is always a single view.
  static func _viewListCount(inputs: _ViewListCountInputs, body: (_ViewListCountInputs) -> Int?) -> Int? { 1 }
}

@MainActor
private struct TabItemLabelRule<Label: View>: @MainActor ViewValueRule {
  let modifier: Attribute<TabItemModifier<Label>>
  let trait: TabItemTrait

  mutating func update(_ output: borrowing RuleOutput<TabItemLabel<Label>>) {
    output.set(TabItemLabel(label: modifier.value.label, trait: trait))
  }
}

/// The label of a page for the tab bar.
struct TabItemLabel<Label: View> {
  let label: Label
  let trait: TabItemTrait
  @Environment(\.looks.tabs) private var bar
  @Environment(\.appWindow) private var window
  @Environment(\.showsTabsAsSidebarRows) private var isRow

  nonisolated init(label: Label, trait: TabItemTrait) {
    self.label = label
    self.trait = trait
  }
}

extension TabItemLabel: View {
  var body: some View {
    let chosen = bar.tintsSelection ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
    let isVertical = !isRow && (bar.stacksTitles || window?.tabsShowIcons == true)
    label
      .font(isVertical ? bar.stackedFont.font : .body)
      .imageScale(isVertical ? .large : .medium)
      .symbolVariant(bar.fillsIcons && !isRow ? .fill : .none)
      .foregroundStyle(isRow ? AnyShapeStyle(.primary) : trait.isSelectedNow ? chosen : AnyShapeStyle(.secondary))
      .lineLimit(1)
      .labelStyle(TabLabelStyle())
  }
}

/// A label style for the tab bar, in which the tab arranges the icon and title.
private struct TabLabelStyle {}

extension TabLabelStyle: LabelStyle {
  @ViewBuilder func makeBody(configuration: Configuration) -> some View {
    configuration.icon
    configuration.title
  }
}

extension AppWindow {
  /// True if tabs in this window show icons above their titles, as in an app's settings (B20.65).
  var tabsShowIcons: Bool { scene.kind == .settings }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, *)
extension View {
  /// Sets the tab bar item of this view, which consists of an image and text (B20.09).
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { modifier(TabItemModifier(label: label())) }
}
