public import RivuletCore

extension ToolbarContent {
  /// Whether the items stand on the common ground of their bar; bars here have none.
  @available(iOS 26.0, macOS 26.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }

  /// Takes the items out of the toolbar.
  @available(iOS 18.0, macOS 15.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    _ToolbarViewContent(hidden ? nil : _ToolbarViews(self))
  }

  /// Marks the items as what a screen may zoom out of.
  @available(iOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
  /// Whether the items stand on the common ground of their bar; bars here have none.
  @available(iOS 26.0, macOS 26.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent { self }

  /// Takes the items out of the toolbar.
  @available(iOS 18.0, macOS 15.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
    _ToolbarViewContent(hidden ? nil : _ToolbarViews(self))
  }

  /// What people may do with the items where they arrange a toolbar; there is no such place here.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent { self }

  /// Whether the items are in the toolbar as long as people have not said otherwise.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    _ToolbarViewContent(defaultVisibility == .hidden && !options.contains(.alwaysAvailable) ? nil : _ToolbarViews(self))
  }

  /// Whether the items are in the toolbar as long as people have not said otherwise.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func defaultCustomization(options: ToolbarCustomizationOptions) -> some CustomizableToolbarContent {
    defaultCustomization(.automatic, options: options)
  }
}

/// What people may do with an item where they arrange a toolbar.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ToolbarCustomizationBehavior: Sendable {
  private let number: Int

  /// All.
  public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(number: 0) }
  /// Move it.
  public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(number: 1) }
  /// Nothing.
  public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(number: 2) }
}

/// Where an item is to be had that people have taken out of a toolbar.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// In the menu of the bar.
  public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ToolbarItemGroup {
  /// Several items in one place; a bar with little room shows a label that opens them.
  nonisolated public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.init(placement: placement) { LabeledToolbarItemGroupContent(content: content(), label: label()) }
  }
}

/// Several items of a toolbar that belong under one label.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  let content: Content
  let label: Label

  nonisolated init(content: Content, label: Label) {
    self.content = content
    self.label = label
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LabeledToolbarItemGroupContent: View {
  @MainActor public var body: some View { content }
}

@available(*, unavailable)
extension LabeledToolbarItemGroupContent: Sendable {}
