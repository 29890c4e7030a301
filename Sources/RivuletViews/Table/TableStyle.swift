public import RivuletCore

/// How a table looks.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency public protocol TableStyle {
  /// Which of the looks of the library it is.
  nonisolated var _look: _TableLook { get }
}

/// The looks of tables.
public struct _TableLook: Hashable, Sendable {
  var isBordered = false
  var alternates = true
}

/// The look that the place decides: rows with room at their sides, every second of which stands out.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct AutomaticTableStyle: TableStyle {
  public nonisolated init() {}
  public nonisolated var _look: _TableLook { _TableLook() }
}

/// Rows with room at their sides.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct InsetTableStyle: TableStyle {
  public let _look: _TableLook

  public nonisolated init() { _look = _TableLook() }

  /// Says whether every second row stands out.
  @available(macOS, introduced: 12.0, deprecated: 100000.0, message: "Use the .alternatingRowBackgrounds() view modifier instead")
  @available(iOS, unavailable)
  public nonisolated init(alternatesRowBackgrounds: Bool) { _look = _TableLook(alternates: alternatesRowBackgrounds) }
}

/// Rows in a frame.
@available(macOS 12.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct BorderedTableStyle: TableStyle {
  public let _look: _TableLook

  public nonisolated init() { _look = _TableLook(isBordered: true) }

  /// Says whether every second row stands out.
  @available(macOS, introduced: 12.0, deprecated: 100000.0, message: "Use the .alternatingRowBackgrounds() view modifier instead")
  public nonisolated init(alternatesRowBackgrounds: Bool) { _look = _TableLook(isBordered: true, alternates: alternatesRowBackgrounds) }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The look that the place decides.
  @available(iOS 16.0, macOS 12.0, *)
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows with room at their sides.
  @available(iOS 16.0, macOS 12.0, *)
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
  /// Rows in a frame.
  @available(macOS 12.0, *)
  @available(iOS, unavailable)
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

private struct TableLookKey: EnvironmentKey {
  static var defaultValue: _TableLook { _TableLook() }
}

private struct TableHeadersKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  var tableLook: _TableLook {
    get { self[TableLookKey.self] }
    set { self[TableLookKey.self] = newValue }
  }

  var tableColumnHeadersVisibility: Visibility {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }
}

extension View {
  /// Sets how tables in this view look.
  @available(iOS 16.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { environment(\.tableLook, style._look) }

  /// Shows or hides the labels above the columns of the tables in this view.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeadersVisibility, visibility)
  }
}
