public import RivuletCore

extension View {
  /// Shows a number at the end of the view's row of a list; none for 0 (B17.50).
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func badge(_ count: Int) -> some View { badged(count == 0 ? nil : Text("\(count)")) }

  /// Shows a text at the end of the view's row of a list; none for nil (B17.50).
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func badge(_ label: Text?) -> some View { badged(label) }

  /// Shows a text from the string table at the end of the view's row of a list; none for nil (B17.50).
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badged(key.map { Text($0) }) }

  /// Shows a text as it is at the end of the view's row of a list; none for nil (B17.50).
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badged(label.map { Text($0) })
  }

  private nonisolated func badged(_ label: Text?) -> some View {
    let badge = Badge(label)
    return modifier(ContainerValueModifier { $0.listRow.badge = badge })
  }

  /// How much the badges in this view stand out.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
      .modifier(ContainerValueModifier { $0.listRow.badgeProminence = prominence })
  }
}
