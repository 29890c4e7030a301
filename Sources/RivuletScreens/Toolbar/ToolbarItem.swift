import Foundation
import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletGraph
import RivuletLooks

/// A toolbar item.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
  private let ownID: ID

  /// Creates a toolbar item.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
    self.placement = placement
    self.content = content()
    ownID = ()
  }

  /// Creates a customizable toolbar item.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true, @ViewBuilder content: () -> Content
  ) where ID == String {
    self.placement = placement
    self.content = content()
    ownID = id
  }

  /// Creates a customizable toolbar item.
  nonisolated public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == String {
    self.placement = placement
    self.content = content()
    ownID = id
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ToolbarItem: ToolbarContent {
  public typealias Body = Never

  public static func _makeToolbar(content: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let item = inputs.makeRule(ToolbarItemRule(item: content.attribute))
    return ToolbarItemView<Content>._makeViewList(view: _GraphValue(item), inputs: &inputs)
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ToolbarItem: CustomizableToolbarContent where ID == String {}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ToolbarItem: Identifiable where ID: Hashable {
  /// The identity of the item.
  public var id: ID { ownID }
}

@MainActor
private struct ToolbarItemRule<ID, Content: View>: @MainActor ViewValueRule {
  let item: Attribute<ToolbarItem<ID, Content>>

  mutating func update(_ output: borrowing RuleOutput<ToolbarItemView<Content>>) {
    let item = item.value
    output.set(ToolbarItemView(content: item.content, place: item.placement.place))
  }
}

/// The views of an item, with the item's preferred placement.
struct ToolbarItemView<Content: View> {
  let content: Content
  let place: ToolbarItemPlacement.Place
}

extension ToolbarItemView: View {
  typealias Body = Never

  static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let part = inputs.makeRule(MappedRule(source: view.attribute) { ToolbarItemPart(place: $0.place) })
    return ToolbarItemSpread.make(_ViewListBody(view.first(as: Content.self)), Content.self, as: _GraphValue(part), &inputs)
  }
}

/// A group of toolbar items with the same placement.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates a group of items with the same placement.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ToolbarItemGroup: ToolbarContent {
  public typealias Body = Never

  public static func _makeToolbar(content: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let items = inputs.makeRule(ToolbarGroupRule(group: content.attribute))
    return ToolbarItemView<Content>._makeViewList(view: _GraphValue(items), inputs: &inputs)
  }
}

@MainActor
private struct ToolbarGroupRule<Content: View>: @MainActor ViewValueRule {
  let group: Attribute<ToolbarItemGroup<Content>>

  mutating func update(_ output: borrowing RuleOutput<ToolbarItemView<Content>>) {
    let group = group.value
    output.set(ToolbarItemView(content: group.content, place: group.placement.place))
  }
}

/// A space between the items of a toolbar.
@available(iOS 26.0, macOS 26.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct ToolbarSpacer {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  /// Creates a space with the given size.
  nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }
}

/// The size of a space between items.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct SpacerSizing: Hashable, Sendable {
  private let isFlexible: Bool

  /// A size that fills the remaining space.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// The platform's standard spacing between groups.
  public static let fixed = SpacerSizing(isFlexible: false)
}

@available(iOS 26.0, macOS 26.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ToolbarSpacer: CustomizableToolbarContent {
  public typealias Body = Never

  public static func _makeToolbar(content: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let item = inputs.makeRule(ToolbarSpacerRule(spacer: content.attribute))
    return ToolbarItemView<ToolbarGap>._makeViewList(view: _GraphValue(item), inputs: &inputs)
  }
}

@MainActor
private struct ToolbarSpacerRule: @MainActor ViewValueRule {
  let spacer: Attribute<ToolbarSpacer>

  mutating func update(_ output: borrowing RuleOutput<ToolbarItemView<ToolbarGap>>) {
    let spacer = spacer.value
    output.set(ToolbarItemView(content: ToolbarGap(isFlexible: spacer.sizing == .flexible), place: spacer.placement.place))
  }
}

/// The view that represents a spacer.
struct ToolbarGap {
  let isFlexible: Bool
}

extension ToolbarGap: View {
  var body: some View { Color.clear.frame(minWidth: 8, maxWidth: isFlexible ? .infinity : 8, maxHeight: 1) }
}
