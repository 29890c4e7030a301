public import RivuletCore
public import RivuletGeometry

/// A modifier that disables scrolling. A modifier inside cannot re-enable it (B15.18).
struct ScrollDisabledModifier: EnvironmentModifier {
  typealias Body = Never

  let isDisabled: Bool

  func change(_ environment: inout EnvironmentValues) {
    environment.isScrollEnabled = environment.isScrollEnabled && !isDisabled
  }
}

/// A modifier that sets the visibility of indicators along the given axes.
struct ScrollIndicatorsModifier: EnvironmentModifier {
  typealias Body = Never

  let visibility: ScrollIndicatorVisibility
  let axes: Axis.Set

  func change(_ environment: inout EnvironmentValues) {
    if axes.contains(.vertical) { environment.verticalScrollIndicatorVisibility = visibility }
    if axes.contains(.horizontal) { environment.horizontalScrollIndicatorVisibility = visibility }
  }
}

/// A modifier that sets the bounce behaviour along the given axes.
struct ScrollBounceModifier: EnvironmentModifier {
  typealias Body = Never

  let behavior: ScrollBounceBehavior
  let axes: Axis.Set

  func change(_ environment: inout EnvironmentValues) {
    if axes.contains(.vertical) { environment.verticalScrollBounceBehavior = behavior }
    if axes.contains(.horizontal) { environment.horizontalScrollBounceBehavior = behavior }
  }
}

extension View {
  /// Prevents people from scrolling the scroll views in this view. Views inside cannot re-enable scrolling. Apps can still scroll the
  /// scroll views (B15.18).
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(ScrollDisabledModifier(isDisabled: disabled))
  }

  /// Sets the visibility of the scroll indicators in this view (B15.24).
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View
  {
    modifier(ScrollIndicatorsModifier(visibility: visibility, axes: axes))
  }

  /// Sets the bounce behaviour of the scroll views in this view (B15.15).
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    modifier(ScrollBounceModifier(behavior: behavior, axes: axes))
  }

  /// Sets the effect of scrolling on the keyboard (B15.20).
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }

  /// Makes the content of scroll views in this view visible outside their bounds (B15.06).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }
}
