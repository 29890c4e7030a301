public import Foundation
public import RivuletCore
public import RivuletElements
import RivuletLooks

/// The prominence of section headers (B17.18).
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public enum Prominence: Sendable, Hashable {
  /// The default prominence.
  case standard
  /// A larger, bolder header.
  case increased
}

/// The spacing between the sections of a list.
@available(iOS 17.0, watchOS 10.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
public struct ListSectionSpacing: Sendable {
  let length: CGFloat?

  /// The platform's spacing.
  public static let `default` = ListSectionSpacing(length: nil)
  /// A smaller spacing.
  public static let compact = ListSectionSpacing(length: 10)
  /// Returns a spacing in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

/// A setting that determines whether the rows of a list or table have alternating backgrounds.
@available(macOS 14.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct AlternatingRowBackgroundBehavior: Sendable, Hashable {
  fileprivate let alternates: Bool

  /// The default behaviour. All rows have the same background.
  public static let automatic = AlternatingRowBackgroundBehavior(alternates: false)
  /// A behaviour that alternates the backgrounds of rows.
  public static let enabled = AlternatingRowBackgroundBehavior(alternates: true)
  /// A behaviour that uses the same background for all rows.
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

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension EnvironmentValues {
  /// True while people edit the lists in this environment.
  package var isListEdited: Bool { looks.lists.canBeEdited && editMode?.wrappedValue.isEditing == true }
}

extension EnvironmentValues {
  /// The minimum height of list rows, in points (B17.07).
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] ?? shownListLook.rowHeight }
    set { self[RowHeightKey.self] = newValue }
  }

  /// The minimum height of list headers, in points; nil for the platform's default (B17.07).
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }

  /// The prominence of section headers.
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

  package var alternatesRowBackgrounds: Bool {
    get { self[AlternatingKey.self] }
    set { self[AlternatingKey.self] = newValue }
  }
}

extension View {
  /// Sets the prominence of the section headers in this view.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }

  /// Sets the spacing between the rows of the lists in this view, in points; nil for the default (B17.08).
  @available(iOS 15.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    transformEnvironment(\.listRowSpacing) { $0 = FiniteNumber.spacing(spacing, of: "listRowSpacing") }
  }

  /// Sets the spacing between the sections of a list, or before and after a particular section (B17.09).
  @available(iOS 17.0, watchOS 10.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { sectionGap(spacing.length) }

  /// Sets the spacing between the sections of a list, or before and after a particular section, in points (B17.09).
  @available(iOS 17.0, watchOS 10.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    sectionGap(FiniteNumber.spacing(spacing, of: "listSectionSpacing"))
  }

  private nonisolated func sectionGap(_ length: CGFloat?) -> some View {
    transformEnvironment(\.listSectionSpacing) { $0 = length }
      .modifier(ContainerValueModifier { $0.listRow.sectionSpacing = length })
  }

  /// Sets the visibility of the background of this view's lists and forms (B17.13).
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    transformEnvironment(\.scrollContentBackground) { $0 = visibility }
  }

  /// Sets whether the lists in this view alternate the backgrounds of their rows (B17.13).
  @available(macOS 14.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
    transformEnvironment(\.alternatesRowBackgrounds) { $0 = behavior.alternates }
  }
}
