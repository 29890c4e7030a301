public import Foundation
public import RivuletCore

/// How prominent the headers of sections are (B17.18).
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public enum Prominence: Sendable, Hashable {
  /// As usual.
  case standard
  /// Larger and bolder.
  case increased
}

/// The distance between the sections of a list.
@available(iOS 17.0, watchOS 10.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
public struct ListSectionSpacing: Sendable {
  let length: CGFloat?

  /// That of the platform.
  public static let `default` = ListSectionSpacing(length: nil)
  /// A smaller one.
  public static let compact = ListSectionSpacing(length: 10)
  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

/// Whether every second row of a list or table has another ground.
@available(macOS 14.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct AlternatingRowBackgroundBehavior: Sendable, Hashable {
  fileprivate let alternates: Bool

  /// As the list's look says: none does.
  public static let automatic = AlternatingRowBackgroundBehavior(alternates: false)
  /// Every second row has another ground.
  public static let enabled = AlternatingRowBackgroundBehavior(alternates: true)
  /// All rows have the same ground.
  public static let disabled = AlternatingRowBackgroundBehavior(alternates: false)
}

private struct RowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct HeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct ProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

private struct RowSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct SectionSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct ScrollBackgroundKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

private struct AlternatingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct IsInListKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension EnvironmentValues {
  /// The least height of the rows of lists (B17.07).
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] ?? ListMetrics(idiom: idiom, look: shownListLook).rowHeight }
    set { self[RowHeightKey.self] = newValue }
  }

  /// The least height of the headers of lists; nil for that of the platform (B17.07).
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }

  /// How prominent the headers of sections are.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }

  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  var listSectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  var scrollContentBackground: Visibility {
    get { self[ScrollBackgroundKey.self] }
    set { self[ScrollBackgroundKey.self] = newValue }
  }

  var alternatesRowBackgrounds: Bool {
    get { self[AlternatingKey.self] }
    set { self[AlternatingKey.self] = newValue }
  }

  /// Whether this is a row of a list.
  var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }
}

extension View {
  /// How prominent the headers of the sections in this view are.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }

  /// The distance between the rows of the lists in this view in points; nil for none (B17.08).
  @available(iOS 15.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    transformEnvironment(\.listRowSpacing) { $0 = FiniteNumber.spacing(spacing, of: "listRowSpacing") }
  }

  /// The distance between sections: of all of a list, or of one (B17.09).
  @available(iOS 17.0, watchOS 10.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { sectionDistance(spacing.length) }

  /// The distance between sections in points: of all of a list, or of one (B17.09).
  @available(iOS 17.0, watchOS 10.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    sectionDistance(FiniteNumber.spacing(spacing, of: "listSectionSpacing"))
  }

  private nonisolated func sectionDistance(_ length: CGFloat?) -> some View {
    transformEnvironment(\.listSectionSpacing) { $0 = length }
      .modifier(ContainerValueModifier { if $0.listRow.sectionSpacing == nil { $0.listRow.sectionSpacing = length } })
  }

  /// Shows or hides the ground of the lists and forms in this view (B17.13).
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    transformEnvironment(\.scrollContentBackground) { $0 = visibility }
  }

  /// Whether every second row of the lists in this view has another ground (B17.13).
  @available(macOS 14.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
    transformEnvironment(\.alternatesRowBackgrounds) { $0 = behavior.alternates }
  }
}
