import RivuletControls
public import RivuletCore
public import RivuletElements

extension ToolbarContent {
  /// Sets the visibility of the items' shared background. The visibility has no effect, because bars have no such background.
  @available(iOS 26.0, macOS 26.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }

  /// Hides the items.
  @available(iOS 18.0, macOS 15.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    _ToolbarViewContent(hidden ? nil : _ToolbarViews(self))
  }

  /// Identifies the items as the source of a zoom transition to a screen.
  @available(iOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent {
    _ToolbarViewContent(_ToolbarViews(self).matchedTransitionSource(id: id, in: namespace))
  }
}

extension CustomizableToolbarContent {
  /// Sets the visibility of the items' shared background. The visibility has no effect, because bars have no such background.
  @available(iOS 26.0, macOS 26.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent { self }

  /// Hides the items.
  @available(iOS 18.0, macOS 15.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
    _ToolbarViewContent(hidden ? nil : _ToolbarViews(self))
  }

  /// Sets the customizations of the items that people can make. The setting has no effect, because people can't customize toolbars.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent { self }

  /// Sets the default visibility of the items in a customizable toolbar.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    _ToolbarViewContent(defaultVisibility == .hidden && !options.contains(.alwaysAvailable) ? nil : _ToolbarViews(self))
  }

  /// Sets the options of the items in a customizable toolbar.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func defaultCustomization(options: ToolbarCustomizationOptions) -> some CustomizableToolbarContent {
    defaultCustomization(.automatic, options: options)
  }
}

/// The customizations of a toolbar item that people can make.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ToolbarCustomizationBehavior: Sendable {
  private let number: Int

  /// All customizations.
  public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(number: 0) }
  /// Changes of the item's position.
  public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(number: 1) }
  /// No customizations.
  public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(number: 2) }
}

/// Options for an item in a customizable toolbar.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// An option that keeps the item available in the overflow menu.
  public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}
