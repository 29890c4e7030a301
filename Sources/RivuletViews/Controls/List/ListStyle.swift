public import RivuletCore

/// The appearance of a list (B17.16).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol ListStyle {
  /// The look of the library that the style stands for.
  nonisolated var _look: _ListLook { get }
}

/// A style that depends on the context: inset groups on phones, inset rows on desktops (B17.16).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct DefaultListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated var _look: _ListLook { _ListLook() }
}

/// A style with rows from edge to edge. Section headers stay visible while their section scrolls (B17.17).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct PlainListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated var _look: _ListLook { _ListLook(kind: .plain) }
}

/// A style with sections as groups of the full width.
@available(iOS 13.0, tvOS 13.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct GroupedListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated var _look: _ListLook { _ListLook(kind: .grouped) }
}

/// A style with sections as cards.
@available(iOS 14.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct InsetGroupedListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated var _look: _ListLook { _ListLook(kind: .insetGrouped) }
}

/// A style with space at the sides of the rows.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct InsetListStyle: ListStyle {
  public let _look: _ListLook

  public nonisolated init() { _look = _ListLook(kind: .inset) }

  /// Creates a style with or without a different background for every second row.
  @available(macOS 12.0, *)
  @available(iOS, unavailable)
  public nonisolated init(alternatesRowBackgrounds: Bool) { _look = _ListLook(kind: .inset, alternates: alternatesRowBackgrounds) }
}

/// A style for the leading column of a window.
@available(iOS 14.0, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct SidebarListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated var _look: _ListLook { _ListLook(kind: .sidebar) }
}

/// A style with a border around the rows.
@available(macOS 12.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct BorderedListStyle: ListStyle {
  public let _look: _ListLook

  public nonisolated init() { _look = _ListLook(kind: .bordered) }

  /// Creates a style with or without a different background for every second row.
  public nonisolated init(alternatesRowBackgrounds: Bool) { _look = _ListLook(kind: .bordered, alternates: alternatesRowBackgrounds) }
}

extension ListStyle where Self == DefaultListStyle {
  /// A style that depends on the context.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// A style with rows from edge to edge.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// A style with sections as groups of the full width.
  @available(iOS 13.0, tvOS 13.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A style with sections as cards.
  @available(iOS 14.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// A style with space at the sides of the rows.
  @available(iOS 14.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var inset: InsetListStyle { InsetListStyle() }

  /// Returns a style with space at the sides of the rows, with or without a different background for every second row.
  @available(macOS 12.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension ListStyle where Self == SidebarListStyle {
  /// A style for the leading column of a window.
  @available(iOS 14.0, macOS 10.15, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
  /// A style with a border around the rows.
  @available(macOS 12.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var bordered: BorderedListStyle { BorderedListStyle() }

  /// Returns a style with a border around the rows, with or without a different background for every second row.
  @available(macOS 12.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension EnvironmentValues {
  /// The look that the app sets for lists in this view.
  var listLook: _ListLook {
    get { self[_ListLook.self] }
    set { self[_ListLook.self] = newValue }
  }

  /// The look of lists in this view.
  var shownListLook: ListLook {
    let lists = looks.lists
    return lists[listLook.kind ?? placeListKind ?? lists.automaticKind]
  }
}

extension View {
  /// Sets the automatic kind of lists in this view. Views presented from here don't inherit it.
  nonisolated func listPlace(_ kind: ListKind) -> some View {
    environment(\.listLook, _ListLook()).environment(\.placeListKind, kind)
  }
}

extension View {
  /// Sets the style of the lists in this view.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let look = style._look
    return environment(\.listLook, look).transformEnvironment(\.alternatesRowBackgrounds) { if let alternates = look.alternates { $0 = alternates } }
  }
}
