public import RivuletCore

/// The open menu that a view is in.
@MainActor
final class MenuContext {
  /// Closes the menu, and all that it was opened from.
  let close: () -> Void

  init(close: @escaping () -> Void) { self.close = close }
}

private struct MenuContextKey: EnvironmentKey {
  static var defaultValue: MenuContext? { nil }
}

private struct MenuOrderKey: EnvironmentKey {
  static var defaultValue: MenuOrder { .automatic }
}

private struct MenuDismissKey: EnvironmentKey {
  static var defaultValue: MenuActionDismissBehavior { .automatic }
}

private struct ButtonActsAtPressKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

/// In which order the items of a menu lie (B20.30).
@available(iOS 16.0, macOS 13.0, tvOS 17.0, watchOS 9.0, *)
public struct MenuOrder: Equatable, Hashable, Sendable {
  private enum Kind { case automatic, priority, fixed }

  private let kind: Kind

  /// As the platform has it.
  public static let automatic = MenuOrder(kind: .automatic)
  /// The first item is nearest to the button.
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let priority = MenuOrder(kind: .priority)
  /// From the top.
  public static let fixed = MenuOrder(kind: .fixed)
}

/// Whether a menu closes when one of its items is chosen (B20.26).
@available(iOS 16.4, macOS 13.3, tvOS 17.0, watchOS 9.4, *)
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private enum Kind { case automatic, enabled, disabled }

  private let kind: Kind

  /// It closes.
  public static let automatic = MenuActionDismissBehavior(kind: .automatic)
  /// It closes.
  public static let enabled = MenuActionDismissBehavior(kind: .enabled)
  /// It stays open.
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let disabled = MenuActionDismissBehavior(kind: .disabled)
}

extension EnvironmentValues {
  /// The open menu around; nil outside of menus.
  var menuContext: MenuContext? {
    get { self[MenuContextKey.self] }
    set { self[MenuContextKey.self] = newValue }
  }

  /// In which order the items of menus lie (B20.30).
  @available(iOS 16.0, macOS 13.0, tvOS 17.0, watchOS 9.0, *)
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// True for the buttons of menus, which a mouse opens as soon as it presses them (B20.28).
  var buttonActsAtPress: Bool {
    get { self[ButtonActsAtPressKey.self] }
    set { self[ButtonActsAtPressKey.self] = newValue }
  }

  var menuDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuDismissKey.self] }
    set { self[MenuDismissKey.self] = newValue }
  }

  /// Whether menus show that they can be opened.
  @available(iOS 16.0, macOS 13.0, tvOS 17.0, watchOS 9.0, *)
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

extension View {
  /// In which order the items of menus in this view lie (B20.30).
  @available(iOS 16.0, macOS 13.0, tvOS 17.0, watchOS 9.0, *)
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

  /// Whether menus in this view close when an item is chosen (B20.26).
  @available(iOS 16.4, macOS 13.3, tvOS 17.0, watchOS 9.4, *)
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuDismissBehavior, behavior)
  }

  /// Whether menus in this view show that they can be opened.
  @available(iOS 15.0, macOS 12.0, tvOS 17.0, watchOS 8.0, *)
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { environment(\.menuIndicatorVisibility, visibility) }
}
