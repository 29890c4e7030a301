import Foundation
public import RivuletCore
import RivuletGraph
import RivuletLayout
import RivuletTree

/// What a page says of itself in the bar, and when the page itself is built: when it is chosen for the first time (B20.06, B20.09).
@MainActor
final class TabItemTrait {
  private let graph: Graph
  fileprivate(set) var label = DetachedElements(.none)
  /// The rule that builds the page.
  fileprivate var builder: AttributeID?
  fileprivate private(set) var isWanted = false
  private var selection: Attribute<Bool>!
  private var storedSelection = false

  fileprivate init(_ inputs: _ViewListInputs) {
    graph = inputs.graph
    selection = inputs.makeRule(TabSelectionRule(trait: self))
  }

  /// Has the page built.
  func build() {
    guard !isWanted else { return }
    isWanted = true
    if let builder, builder.isLive { graph.invalidate(builder) }
  }

  /// Whether the page is the one that is shown.
  var isSelected: Bool {
    get { storedSelection }
    set {
      storedSelection = newValue
      if selection.id.isLive { graph.invalidate(selection.id) }
    }
  }

  /// The same; the running rule depends on it.
  var isSelectedNow: Bool { selection.id.isLive ? selection.value : storedSelection }
}

@MainActor
private struct TabSelectionRule: @MainActor Rule {
  unowned let trait: TabItemTrait

  mutating func update(_ output: borrowing RuleOutput<Bool>) { output.set(trait.isSelected) }
}

extension ViewNode {
  /// What the page of this node says of itself in the bar; nil if it says nothing.
  var tabItem: TabItemTrait? {
    var next: ViewNode? = self
    while let step = next {
      if let trait = step.attachment(TabItemTrait.self) { return trait }
      next = step.modifiedNode
    }
    return nil
  }
}

/// Says what the bar of the tab view around shows for a page.
struct TabItemModifier<Label: View> {
  let label: Label
}

extension TabItemModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    guard inputs.defersTabs else { return body(&inputs) }
    var inner = inputs
    (inner.defersTabs, inner.isLazy, inner.stackAxis) = (false, false, nil)
    let trait = TabItemTrait(inner)
    let label = inner.makeRule(TabItemLabelRule(modifier: modifier.attribute, trait: trait))
    var labelInputs = inner
    labelInputs.preferenceKeys = PreferenceKeys()
    trait.label = DetachedElements(TabItemLabel<Label>._makeViewList(view: _GraphValue(label), inputs: &labelInputs).elements)
    let outputs = inner.makeDeferred(when: { trait.isWanted }) { body(&$0) }
    if case .list(let list) = outputs.elements { trait.builder = (list as? DynamicViewList)?.rule }
    let node = BehaviorNode(ScreenBehavior(), scope: inputs.scope)
    inner.makeSink(MirroringRule(node: node, inputs: inner))
    node.setContents(outputs.elements)
    node.attach(trait)
    return _ViewListOutputs(node: node, preferences: outputs.preferences)
  }
}

@MainActor
private struct TabItemLabelRule<Label: View>: @MainActor ViewValueRule {
  let modifier: Attribute<TabItemModifier<Label>>
  let trait: TabItemTrait

  mutating func update(_ output: borrowing RuleOutput<TabItemLabel<Label>>) {
    output.set(TabItemLabel(label: modifier.value.label, trait: trait))
  }
}

/// The label of a page, as the bar shows it.
struct TabItemLabel<Label: View> {
  let label: Label
  let trait: TabItemTrait
  @Environment(\.idiom) private var idiom

  nonisolated init(label: Label, trait: TabItemTrait) {
    self.label = label
    self.trait = trait
  }
}

extension TabItemLabel: View {
  var body: some View {
    label
      .font(idiom == .phone ? .system(size: 10, weight: .medium) : .body)
      .imageScale(idiom == .phone ? .large : .medium)
      .symbolVariant(idiom == .phone ? .fill : .none)
      .foregroundStyle(trait.isSelectedNow ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
      .lineLimit(1)
      .labelStyle(TabLabelStyle(isVertical: idiom == .phone))
  }
}

/// A label in the bar of a tab view: on the phone the icon stands above the title.
private struct TabLabelStyle {
  let isVertical: Bool
}

extension TabLabelStyle: LabelStyle {
  @ViewBuilder func makeBody(configuration: Configuration) -> some View {
    if isVertical {
      VStack(spacing: 2) {
        configuration.icon
        configuration.title
      }
    } else {
      HStack(spacing: 4) {
        configuration.icon
        configuration.title
      }
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, *)
extension View {
  /// Says what the bar of the tab view around shows for this view: an image and a text (B20.09).
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { modifier(TabItemModifier(label: label())) }
}
