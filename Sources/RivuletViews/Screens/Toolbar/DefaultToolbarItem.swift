public import RivuletCore

/// An item that the platform adds to toolbars, at a place that the app chooses.
///
/// It has no effect here: bars put the title, the sidebar button and the search field in their standard places.
@available(iOS 26.0, macOS 26.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DefaultToolbarItem {
  /// Creates an item of the platform.
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
