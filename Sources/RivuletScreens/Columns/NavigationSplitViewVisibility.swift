import RivuletElements
import RivuletControls

/// The visibility of the leading columns of a split view (B18.52).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  package enum Kind: Int, Codable { case automatic, all, doubleColumn, detailOnly }

  package let kind: Kind

  /// All columns that fit.
  public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .automatic) }
  /// All columns.
  public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .all) }
  /// The last two columns.
  public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .doubleColumn) }
  /// The last column.
  public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .detailOnly) }
}

/// A column of a split view (B18.55).
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct NavigationSplitViewColumn: Hashable, Sendable {
  package enum Kind { case sidebar, content, detail }

  package let kind: Kind

  /// The first column.
  public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(kind: .sidebar) }
  /// The middle of three columns.
  public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(kind: .content) }
  /// The last column.
  public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(kind: .detail) }
}
