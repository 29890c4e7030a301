import Foundation
public import RivuletCore

/// When the bar of a tab view becomes smaller.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let number: Int

  /// As the platform has it.
  public static let automatic = TabBarMinimizeBehavior(number: 0)
  /// When the content is scrolled down.
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let onScrollDown = TabBarMinimizeBehavior(number: 1)
  /// When the content is scrolled up.
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let onScrollUp = TabBarMinimizeBehavior(number: 2)
  /// Never.
  public static let never = TabBarMinimizeBehavior(number: 3)
}

/// Where the accessory of a tab view stands.
@available(iOS 26.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the bar.
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
  /// What stands above the bars of tab views inside.
  var tabBottomAccessory: AnyView? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }

  /// Where the accessory of a tab view stands in which this view is; nil outside of one.
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
  /// When the bars of tab views inside become smaller: here never.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Puts a view above the bar of the tab view inside.
  @available(iOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    environment(\.tabBottomAccessory, AnyView(content()))
  }

  /// Puts a view above the bar of the tab view inside while it is wanted.
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

/// The accessory above the bar of a tab view.
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
