public import RivuletCore

/// The appearance of a table.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency public protocol TableStyle {
  /// The look of the library that the style stands for.
  nonisolated var _look: _TableLook { get }
}

/// The looks of tables.
public struct _TableLook: Hashable, Sendable {
  var isBordered = false
  var alternates = true
}

/// A style that depends on the context: space at the sides of the rows, and a different background for every second row.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct AutomaticTableStyle: TableStyle {
  public nonisolated init() {}
  public nonisolated var _look: _TableLook { _TableLook() }
}

/// A style with space at the sides of the rows.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct InsetTableStyle: TableStyle {
  public let _look: _TableLook

  public nonisolated init() { _look = _TableLook() }

  /// Creates a style with or without a different background for every second row.
  @available(macOS, introduced: 12.0, deprecated: 100000.0, message: "Use the .alternatingRowBackgrounds() view modifier instead")
  @available(iOS, unavailable)
  public nonisolated init(alternatesRowBackgrounds: Bool) { _look = _TableLook(alternates: alternatesRowBackgrounds) }
}

/// A style with a border around the rows.
@available(macOS 12.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct BorderedTableStyle: TableStyle {
  public let _look: _TableLook

  public nonisolated init() { _look = _TableLook(isBordered: true) }

  /// Creates a style with or without a different background for every second row.
  @available(macOS, introduced: 12.0, deprecated: 100000.0, message: "Use the .alternatingRowBackgrounds() view modifier instead")
  public nonisolated init(alternatesRowBackgrounds: Bool) { _look = _TableLook(isBordered: true, alternates: alternatesRowBackgrounds) }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// A style that depends on the context.
  @available(iOS 16.0, macOS 12.0, *)
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// A style with space at the sides of the rows.
  @available(iOS 16.0, macOS 12.0, *)
  public static var inset: InsetTableStyle { InsetTableStyle() }

  /// A style with space at the sides of the rows, with or without a different background for every second row.
  @available(macOS, introduced: 12.0, deprecated: 100000.0, message: "Use the .alternatingRowBackgrounds() view modifier instead")
  @available(iOS, unavailable)
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == BorderedTableStyle {
  /// A style with a border around the rows.
  @available(macOS 12.0, *)
  @available(iOS, unavailable)
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }

  /// A style with a border around the rows, with or without a different background for every second row.
  @available(macOS, introduced: 12.0, deprecated: 100000.0, message: "Use the .alternatingRowBackgrounds() view modifier instead")
  @available(iOS, unavailable)
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
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
  /// Sets the style of the tables in this view.
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
