public import RivuletCore

private struct ScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct VerticalIndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private struct HorizontalIndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private struct VerticalBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}

private struct HorizontalBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}

private struct DismissesKeyboardKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

private struct ClipDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct ContentMarginsKey: EnvironmentKey {
  static var defaultValue: ContentMargins { ContentMargins() }
}

private struct ScrollAnchorsKey: EnvironmentKey {
  static var defaultValue: ScrollAnchors { ScrollAnchors() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension EnvironmentValues {
  /// A Boolean value that indicates whether people can move scroll views. Apps can always scroll them (B15.18).
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  /// The visibility of vertical scroll indicators.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorsKey.self] }
    set { self[VerticalIndicatorsKey.self] = newValue }
  }

  /// The visibility of horizontal scroll indicators.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorsKey.self] }
    set { self[HorizontalIndicatorsKey.self] = newValue }
  }

  /// The effect of scrolling on the keyboard.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[DismissesKeyboardKey.self] }
    set { self[DismissesKeyboardKey.self] = newValue }
  }

  /// The bounce behaviour at the top and the bottom.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }

  /// The bounce behaviour at the sides.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether content is visible outside the bounds of scroll views.
  var isScrollClipDisabled: Bool {
    get { self[ClipDisabledKey.self] }
    set { self[ClipDisabledKey.self] = newValue }
  }

  var contentMargins: ContentMargins {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }

  var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchorsKey.self] }
    set { self[ScrollAnchorsKey.self] = newValue }
  }

  /// Returns the settings of a scroll view from these values.
  @MainActor
  package func scrollSettings(axes: Axis.Set, showsIndicators: Bool) -> ScrollSettings {
    var settings = ScrollSettings()
    settings.axes = axes
    settings.isEnabled = isScrollEnabled
    settings.hasPointer = idiom.habits.hasPointer
    settings.bouncesWhenFitting = []
    for axis in Axis.allCases {
      let behavior = axis == .vertical ? verticalScrollBounceBehavior : horizontalScrollBounceBehavior
      if behavior.bouncesWhenFitting { settings.bouncesWhenFitting.insert(Axis.Set(axis)) }
      if behavior.kind == .always { settings.bouncesAlways.insert(Axis.Set(axis)) }
    }
    settings.contentMargins = contentMargins.content
    settings.indicatorMargins = contentMargins.indicators
    settings.indicators = []
    if showsIndicators, verticalScrollIndicatorVisibility.isShown { settings.indicators.insert(.vertical) }
    if showsIndicators, horizontalScrollIndicatorVisibility.isShown { settings.indicators.insert(.horizontal) }
    settings.isClipped = !isScrollClipDisabled
    settings.initialAnchor = scrollAnchors[.initialOffset]
    settings.sizeChangeAnchor = scrollAnchors[.sizeChanges]
    settings.alignmentAnchor = scrollAnchors[.alignment]
    settings.resignsFocus = scrollDismissesKeyboardMode == .immediately
    settings.isDark = colorScheme == .dark
    settings.collapsingBar = collapsingBar
    return settings
  }
}
