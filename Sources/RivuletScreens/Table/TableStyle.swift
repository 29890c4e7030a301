import RivuletControls
public import RivuletCore
public import RivuletElements

/// The appearance of tables.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency public protocol TableStyle {
  /// The type of view that represents a table.
  associatedtype Body: View

  /// Returns the view that represents one table.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// The properties of the table.
  typealias Configuration = TableStyleConfiguration
}

/// The properties of a table, passed to its style.
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TableStyleConfiguration {
  /// The table, with the look of the environment.
  struct Table {}

  let table = Table()

  nonisolated init() {}
}

extension TableStyleConfiguration.Table: OpaqueContent {
  typealias Body = Never
  typealias Slot = TableStyleConfiguration.Table
}

@available(*, unavailable)
extension TableStyleConfiguration: Sendable {}

/// The body that a style creates for a table.
enum TableStyleBody<Style: TableStyle>: StyleBody {
  static func makeBody(_ style: Style, _ configuration: TableStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

/// The look of tables in a built-in style.
struct TableRowsLook: Hashable {
  var isBordered = false
  var alternates = true
}

extension TableRowsLook: StyleLook {}

private struct TableHeadersKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  var tableLook: TableRowsLook {
    get { self[TableRowsLook.self] }
    set { self[TableRowsLook.self] = newValue }
  }

  var tableColumnHeadersVisibility: Visibility {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of tables in this view.
  @available(iOS 16.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    modifier(StyleModifier<TableStyleBody<S>>(style: style))
  }

  /// Sets the visibility of column headers in this view's tables.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeadersVisibility, visibility)
  }
}
