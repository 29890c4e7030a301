public import Foundation
public import RivuletCore

/// The appearance of a split view, which decides how the leading columns get their space (B18.59).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {}

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
