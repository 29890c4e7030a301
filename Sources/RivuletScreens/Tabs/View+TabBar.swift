import Foundation
import RivuletControls
public import RivuletCore
import RivuletElements

/// The condition for minimizing a tab view's bar.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let number: Int

  /// The platform's default behaviour.
  public static let automatic = TabBarMinimizeBehavior(number: 0)
  /// The behaviour that minimizes the bar as the content scrolls down.
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let onScrollDown = TabBarMinimizeBehavior(number: 1)
  /// The behaviour that minimizes the bar as the content scrolls up.
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let onScrollUp = TabBarMinimizeBehavior(number: 2)
  /// The behaviour that never minimizes the bar.
  public static let never = TabBarMinimizeBehavior(number: 3)
}

/// The placement of a tab view's accessory.
@available(iOS 26.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// Inside the bar.
  case inline
  /// Above the bar.
  case expanded
}

private struct TabAccessoryKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

private struct TabAccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  /// The accessory above tab view bars.
  var tabBottomAccessory: AnyView? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }

  /// The placement of the enclosing tab view accessory; nil outside accessories.
  @available(iOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[TabAccessoryPlacementKey.self] }
    set { self[TabAccessoryPlacementKey.self] = newValue }
  }
}

extension View {
  /// Sets the condition for minimizing this view's tab bars. The condition has no effect, because the bars never minimize.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Adds an accessory above the tab bar of this view.
  @available(iOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    environment(\.tabBottomAccessory, AnyView(content()))
  }

  /// Adds an accessory above the tab bar of this view, if the accessory is enabled.
  @available(iOS 26.1, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabBottomAccessory, isEnabled ? AnyView(content()) : nil)
  }
}

/// The accessory above a tab view's bar.
struct TabAccessory {
  let content: AnyView
}

extension TabAccessory: View {
  var body: some View {
    content
      .environment(\.tabViewBottomAccessoryPlacement, .expanded)
      .environment(\.tabBottomAccessory, nil)
      .frame(maxWidth: .infinity, minHeight: 48)
      .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 24))
      .padding(.horizontal, 16)
      .padding(.bottom, 8)
  }
}
