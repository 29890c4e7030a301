public import RivuletCore
public import RivuletElements

/// The open menu that contains a view.
@MainActor
package final class MenuContext {
  /// The closure that closes the menu and all of its ancestors.
  package let close: () -> Void

  package init(close: @escaping () -> Void) { self.close = close }
}

private struct MenuOrderKey: EnvironmentKey {
  static var defaultValue: MenuOrder { .automatic }
}

private struct MenuDismissKey: EnvironmentKey {
  static var defaultValue: MenuActionDismissBehavior { .automatic }
}

private struct MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

/// The order of a menu's items (B20.30).
@available(iOS 16.0, macOS 13.0, tvOS 17.0, watchOS 9.0, *)
public struct MenuOrder: Equatable, Hashable, Sendable {
  private enum Kind { case automatic, priority, fixed }

  private let kind: Kind

  /// The platform's order.
  public static let automatic = MenuOrder(kind: .automatic)
  /// An order that places the first item nearest to the button.
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let priority = MenuOrder(kind: .priority)
  /// An order from top to bottom.
  public static let fixed = MenuOrder(kind: .fixed)
}

/// The behaviour of a menu after people choose an item (B20.26).
@available(iOS 16.4, macOS 13.3, tvOS 17.0, watchOS 9.4, *)
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private enum Kind { case automatic, enabled, disabled }

  private let kind: Kind

  /// The default behaviour, which closes the menu.
  public static let automatic = MenuActionDismissBehavior(kind: .automatic)
  /// A behaviour that closes the menu.
  public static let enabled = MenuActionDismissBehavior(kind: .enabled)
  /// A behaviour that keeps the menu open.
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let disabled = MenuActionDismissBehavior(kind: .disabled)
}

extension EnvironmentValues {
  /// The enclosing open menu; nil outside menus.
  package var menuContext: MenuContext? {
    get { surroundings.menuContext.object() }
    set { surroundings.menuContext = ObjectSlot(newValue) }
  }

  /// The order of menu items (B20.30).
  @available(iOS 16.0, macOS 13.0, tvOS 17.0, watchOS 9.0, *)
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  package var menuDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuDismissKey.self] }
    set { self[MenuDismissKey.self] = newValue }
  }

  /// The visibility of the indicator that identifies a button as a menu.
  @available(iOS 16.0, macOS 13.0, tvOS 17.0, watchOS 9.0, *)
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Sets the order of the menu items in this view (B20.30).
  @available(iOS 16.0, macOS 13.0, tvOS 17.0, watchOS 9.0, *)
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

  /// Sets whether menus in this view close when people choose an item (B20.26).
  @available(iOS 16.4, macOS 13.3, tvOS 17.0, watchOS 9.4, *)
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuDismissBehavior, behavior)
  }

  /// Sets the visibility of the indicators that identify buttons in this view as menus.
  @available(iOS 15.0, macOS 12.0, tvOS 17.0, watchOS 8.0, *)
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { environment(\.menuIndicatorVisibility, visibility) }
}
