public import RivuletCore

/// What people do with a view that the focus stops at.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// They use it as a button.
  public static var activate: FocusInteractions { FocusInteractions(rawValue: 1) }
  /// They change its content by keys.
  public static var edit: FocusInteractions { FocusInteractions(rawValue: 2) }
  /// What the platform has such views for.
  public static var automatic: FocusInteractions { FocusInteractions(rawValue: 3) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// Lets the keyboard's focus stop at this view; which keys go there does not depend on the interactions.
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    focusable(isFocusable)
  }

  /// Keeps views inside from showing that they have the focus.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { if disabled { $0 = false } }
  }
}

private struct FocusEffectKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension EnvironmentValues {
  /// Whether views show that they have the focus.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

extension View {
  /// Has arrow keys lead into this view as a whole; the focus follows the order of views here.
  @available(macOS 13.0, tvOS 15.0, *)
  @available(iOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func focusSection() -> some View { self }

  /// Bounds the views among which a default one is chosen; the focus follows the order of views here.
  @available(macOS 12.0, tvOS 14.0, watchOS 7.0, *)
  @available(iOS, unavailable)
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Has the focus go to this view first; it goes to the first view here.
  @available(macOS 12.0, tvOS 14.0, watchOS 7.0, *)
  @available(iOS, unavailable)
  nonisolated public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View { self }
}
