public import Foundation
public import RivuletCore

/// The appearance of a split view, which decides how the leading columns get their space (B18.59).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {}

/// The platform's style: the detail shrinks to make space.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  nonisolated public init() {}
}

/// A style in which the detail shrinks to make space.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  nonisolated public init() {}
}

/// A style in which the detail keeps its size and the leading columns lie over it.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  nonisolated public init() {}
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The platform's style: the detail shrinks to make space.
  @MainActor @preconcurrency public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// A style in which the detail shrinks to make space.
  @MainActor @preconcurrency public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A style in which the detail keeps its size and the leading columns lie over it.
  @MainActor @preconcurrency public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

private struct DetailIsProminentKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// True if the leading columns of split views lie over the last one.
  var detailIsProminent: Bool {
    get { self[DetailIsProminentKey.self] }
    set { self[DetailIsProminentKey.self] = newValue }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Sets the style of the split views inside (B18.59).
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.detailIsProminent, S.self == ProminentDetailNavigationSplitViewStyle.self)
  }

  /// Sets a fixed width for the column that contains this view, in points (B18.58).
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(SplitColumnWidthModifier(width: SplitColumnWidth(min: width, ideal: width, max: width)))
  }

  /// Sets the initial width of the column that contains this view, and the limits for resizing it, in points (B18.58).
  nonisolated public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    modifier(SplitColumnWidthModifier(width: SplitColumnWidth(min: min ?? Swift.min(ideal, 100), ideal: ideal, max: max ?? .infinity)))
  }
}
