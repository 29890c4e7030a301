import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletGraph

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue

  public static func _makeTabs(content: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let views = inputs.makeRule(ForEachTabsRule(tabs: content.attribute))
    return inputs.makeList(_GraphValue(views))
  }
}

/// A rule that converts the tabs of each element to views.
@MainActor
private struct ForEachTabsRule<Data: RandomAccessCollection, ID: Hashable, Content: TabContent>: @MainActor ViewValueRule {
  let tabs: Attribute<ForEach<Data, ID, Content>>

  mutating func update(_ output: borrowing RuleOutput<ForEach<Data, ID, _TabViews<Content>>>) {
    let tabs = tabs.value
    let content = tabs.content
    output.set(
      ForEach(_data: tabs.data, idOf: tabs.idOf, isConstantRange: tabs.isConstantRange) { _TabViews(content($0)) })
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension ForEach where Content: TabContent {
  /// Creates tabs for each element, identified by the element's own identifier (B20.01).
  nonisolated public init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, V == Content.TabValue, Data.Element: Identifiable {
    self.init(_data: data, idOf: { $0.id }, content: content)
  }

  /// Creates tabs for each element, identified by the value at `id` (B20.01).
  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  )
  where V == Content.TabValue {
    nonisolated(unsafe) let id = id
    self.init(_data: data, idOf: { $0[keyPath: id] }, content: content)
  }

  /// Creates tabs for each number in a constant range (B20.01).
  nonisolated public init<V>(_ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int, V == Content.TabValue {
    self.init(_data: data, idOf: { $0 }, isConstantRange: true, content: content)
  }
}
