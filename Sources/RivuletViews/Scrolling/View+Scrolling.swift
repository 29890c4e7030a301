public import RivuletCore
public import RivuletGeometry

/// Adds its own word to those around it: one that disables is enough (B15.18).
struct ScrollDisabledModifier: EnvironmentModifier {
  typealias Body = Never

  let isDisabled: Bool

  func change(_ environment: inout EnvironmentValues) {
    environment.isScrollEnabled = environment.isScrollEnabled && !isDisabled
  }
}

/// Sets the visibility of indicators along some axes.
struct ScrollIndicatorsModifier: EnvironmentModifier {
  typealias Body = Never

  let visibility: ScrollIndicatorVisibility
  let axes: Axis.Set

  func change(_ environment: inout EnvironmentValues) {
    if axes.contains(.vertical) { environment.verticalScrollIndicatorVisibility = visibility }
    if axes.contains(.horizontal) { environment.horizontalScrollIndicatorVisibility = visibility }
  }
}

/// Sets how content bounces along some axes.
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
  /// Keeps people from scrolling the scroll views here; nothing inside can undo it. Apps scroll them as before (B15.18).
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(ScrollDisabledModifier(isDisabled: disabled))
  }

  /// Shows or hides the bars that tell how far the scroll views here are scrolled (B15.24).
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View
  {
    modifier(ScrollIndicatorsModifier(visibility: visibility, axes: axes))
  }

  /// Chooses whether the content of the scroll views here bounces at its edges (B15.15).
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    modifier(ScrollBounceModifier(behavior: behavior, axes: axes))
  }

  /// Chooses what scrolling does to the keyboard (B15.20).
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }

  /// Lets content of the scroll views here show outside of them (B15.06).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }
}
