import RivuletControls
public import RivuletCore
public import RivuletElements

extension ToolbarContent {
  /// Sets the visibility of the items' shared background. It has no effect here, because bars have no such background.
  @available(iOS 26.0, macOS 26.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }

  /// Removes the items from the toolbar.
  @available(iOS 18.0, macOS 15.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    _ToolbarViewContent(hidden ? nil : _ToolbarViews(self))
  }

  /// Marks the items as the source of a zoom transition to a screen.
  @available(iOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent {
    _ToolbarViewContent(_ToolbarViews(self).matchedTransitionSource(id: id, in: namespace))
  }
}

extension CustomizableToolbarContent {
  /// Sets the visibility of the items' shared background. It has no effect here, because bars have no such background.
  @available(iOS 26.0, macOS 26.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent { self }

  /// Removes the items from the toolbar.
  @available(iOS 18.0, macOS 15.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
    _ToolbarViewContent(hidden ? nil : _ToolbarViews(self))
  }

  /// Sets the options that people have for the items when they customize a toolbar. It has no effect here, because toolbars can't be
  /// customized.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent { self }

  /// Sets whether the items are in the toolbar until people customize it.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    _ToolbarViewContent(defaultVisibility == .hidden && !options.contains(.alwaysAvailable) ? nil : _ToolbarViews(self))
  }

  /// Sets whether the items are in the toolbar until people customize it.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func defaultCustomization(options: ToolbarCustomizationOptions) -> some CustomizableToolbarContent {
    defaultCustomization(.automatic, options: options)
  }
}

/// The options that people have for an item when they customize a toolbar.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ToolbarCustomizationBehavior: Sendable {
  private let number: Int

  /// All options.
  public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(number: 0) }
  /// Moving the item.
  public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(number: 1) }
  /// No options.
  public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(number: 2) }
}

/// The locations of an item that people have removed from a toolbar.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The item stays in the bar's menu.
  public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}
