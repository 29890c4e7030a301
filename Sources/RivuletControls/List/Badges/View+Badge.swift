public import RivuletCore
public import RivuletElements

extension View {
  /// Shows a number at the end of a list row or menu item, or at the corner of a bar item. The value 0 hides the badge (B17.50, B20.10).
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func badge(_ count: Int) -> some View { badged(count == 0 ? nil : Text("\(count)")) }

  /// Shows text at the end of the view's row in a list; nil hides the badge (B17.50).
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func badge(_ label: Text?) -> some View { badged(label) }

  /// Shows localized text at the end of the view's row in a list; nil hides the badge (B17.50).
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badged(key.map { Text($0) }) }

  /// Shows a string, without localizing it, at the end of the view's row in a list; nil hides the badge (B17.50).
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badged(label.map { Text($0) })
  }

  private nonisolated func badged(_ label: Text?) -> some View {
    let badge = Badge(label)
    return environment(\.rowBadge, badge).modifier(ItemBadge(badge: badge)).modifier(ContainerValueModifier { $0.listRow.badge = badge })
  }

  /// Sets the prominence of the badges in this view.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
      .modifier(ContainerValueModifier { $0.listRow.badgeProminence = prominence })
  }
}
