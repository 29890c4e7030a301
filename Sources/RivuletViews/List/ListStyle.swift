public import RivuletCore

/// How a list looks (B17.16).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol ListStyle {
  /// Which of the looks of the library it is.
  nonisolated static var _look: _ListLook { get }
  /// Whether every second row stands out; nil where the style does not say.
  nonisolated var _alternates: Bool? { get }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ListStyle {
  public nonisolated var _alternates: Bool? { nil }
}

/// The looks of lists.
public struct _ListLook: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, plain, grouped, insetGrouped, inset, sidebar, bordered
  }

  let kind: Kind
}

/// The look that the place decides: inset groups on phones, inset rows on desktops (B17.16).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct DefaultListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated static var _look: _ListLook { _ListLook(kind: .automatic) }
}

/// Rows from edge to edge; headers of sections stay in sight (B17.17).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct PlainListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated static var _look: _ListLook { _ListLook(kind: .plain) }
}

/// Sections as groups of the whole width.
@available(iOS 13.0, tvOS 13.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct GroupedListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated static var _look: _ListLook { _ListLook(kind: .grouped) }
}

/// Sections as cards.
@available(iOS 14.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct InsetGroupedListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated static var _look: _ListLook { _ListLook(kind: .insetGrouped) }
}

/// Rows with room at their sides.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct InsetListStyle: ListStyle {
  public let _alternates: Bool?

  public nonisolated init() { _alternates = nil }

  /// Rows of which every second one stands out, or none does.
  @available(macOS 12.0, *)
  @available(iOS, unavailable)
  public nonisolated init(alternatesRowBackgrounds: Bool) { _alternates = alternatesRowBackgrounds }

  public nonisolated static var _look: _ListLook { _ListLook(kind: .inset) }
}

/// The leading column of a window.
@available(iOS 14.0, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct SidebarListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated static var _look: _ListLook { _ListLook(kind: .sidebar) }
}

/// Rows in a frame.
@available(macOS 12.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct BorderedListStyle: ListStyle {
  public let _alternates: Bool?

  public nonisolated init() { _alternates = nil }

  /// Rows of which every second one stands out, or none does.
  public nonisolated init(alternatesRowBackgrounds: Bool) { _alternates = alternatesRowBackgrounds }

  public nonisolated static var _look: _ListLook { _ListLook(kind: .bordered) }
}

extension ListStyle where Self == DefaultListStyle {
  /// The look that the place decides.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections as groups of the whole width.
  @available(iOS 13.0, tvOS 13.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections as cards.
  @available(iOS 14.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with room at their sides.
  @available(iOS 14.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var inset: InsetListStyle { InsetListStyle() }

  /// Rows with room at their sides, of which every second one stands out, or none does.
  @available(macOS 12.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension ListStyle where Self == SidebarListStyle {
  /// The leading column of a window.
  @available(iOS 14.0, macOS 10.15, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
  /// Rows in a frame.
  @available(macOS 12.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var bordered: BorderedListStyle { BorderedListStyle() }

  /// Rows in a frame, of which every second one stands out, or none does.
  @available(macOS 12.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

private struct ListLookKey: EnvironmentKey {
  static var defaultValue: _ListLook { _ListLook(kind: .automatic) }
}

private struct PlaceListLookKey: EnvironmentKey {
  static var defaultValue: _ListLook.Kind? { nil }
}

extension EnvironmentValues {
  /// The look of lists here.
  var listLook: _ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }

  /// The look that lists have in a form, a table or a sidebar where the app has set none; nil elsewhere.
  var placeListLook: _ListLook.Kind? {
    get { self[PlaceListLookKey.self] }
    set { self[PlaceListLookKey.self] = newValue }
  }

  /// The look of lists here, once the place has decided.
  var shownListLook: _ListLook.Kind {
    let kind = listLook.kind
    return kind == .automatic ? placeListLook ?? (idiom == .phone ? .insetGrouped : .inset) : kind
  }
}

extension View {
  /// Makes this view a place where lists have a look of their own. What is presented from there is outside of the place.
  nonisolated func listPlace(_ look: _ListLook.Kind) -> some View {
    transformEnvironment(\.listLook) { $0 = _ListLook(kind: .automatic) }.environment(\.placeListLook, look)
  }
}

extension View {
  /// Sets the look of the lists in this view.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let alternates = style._alternates
    return transformEnvironment(\.listLook) { $0 = S._look }
      .transformEnvironment(\.alternatesRowBackgrounds) { if let alternates { $0 = alternates } }
  }
}
