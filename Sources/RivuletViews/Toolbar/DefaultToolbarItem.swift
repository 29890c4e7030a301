public import RivuletCore

/// An item that the platform puts into toolbars by itself, at a place of the app's choice.
///
/// Bars here put the title, the button of a sidebar and the field of a search where they belong; the item adds nothing.
@available(iOS 26.0, macOS 26.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DefaultToolbarItem {
  /// An item of the platform.
  nonisolated public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}

@available(iOS 26.0, macOS 26.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension DefaultToolbarItem: CustomizableToolbarContent {
  public typealias Body = Never

  public static func _makeToolbar(content: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    _ViewListOutputs(elements: .none)
  }
}
