import Foundation
public import RivuletCore
public import RivuletElements
public import RivuletGeometry

/// The traits that modifiers set on a row for its list. The modifiers can be anywhere in the chain of the row's content (B17.14).
package struct ListRowTraits {
  var insets: EdgeInsets?
  var background: AnyView?
  var hidesTopSeparator: Bool?
  var hidesBottomSeparator: Bool?
  var topSeparatorTint: Color?
  var bottomSeparatorTint: Color?
  var hidesSectionTop: Bool?
  var hidesSectionBottom: Bool?
  var sectionSpacing: CGFloat?
  var sectionMargins = SectionMargins()
  var isSelectionDisabled = false
  /// The delete and move actions of the row; nil if the action is not allowed.
  var deletion: RowDeletion?
  var move: RowMove?
  var isDeletionDisabled = false
  var isMoveDisabled = false
  /// The buttons behind the row's edges, from inner to outer modifiers.
  var swipeActions: [RowSwipeActions] = []
  /// The badge at the row's trailing edge; nil for none.
  package var badge: Badge?
  /// The prominence of the badge; nil for the list's prominence.
  var badgeProminence: BadgeProminence?
  /// True if the row ends with a navigation chevron on a phone.
  package var showsNavigationChevron = false
  /// The value of the row's link, which can also serve as the row's selection value.
  package var link: AnyHashable?
}

private struct ListRowTraitsKey: ContainerValueKey {
  static var defaultValue: ListRowTraits { ListRowTraits() }
}

extension ContainerValues {
  /// The traits of the row for its list.
  package var listRow: ListRowTraits {
    get { self[ListRowTraitsKey.self] }
    set { self[ListRowTraitsKey.self] = newValue }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Sets the insets of this row's content; nil for the list's insets (B17.06).
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(ContainerValueModifier { $0.listRow.insets = insets?.finite })
  }

  /// Sets a view that replaces the list's background behind the entire row; nil for the list's background (B17.10).
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    let view = view.map { AnyView($0) }
    return modifier(ContainerValueModifier { $0.listRow.background = view })
  }
}

extension EdgeInsets {
  /// A copy of these insets in which values that are not finite are replaced with 0.
  fileprivate var finite: EdgeInsets {
    func length(_ number: CGFloat) -> CGFloat { FiniteNumber.length(number, of: "listRowInsets", "an inset") }
    return EdgeInsets(top: length(top), leading: length(leading), bottom: length(bottom), trailing: length(trailing))
  }
}

@available(iOS 15.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Sets the visibility of the separators above and below this row (B17.11).
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      ContainerValueModifier { values in
        guard visibility != .automatic else { return }
        if edges.contains(.top) { values.listRow.hidesTopSeparator = visibility == .hidden }
        if edges.contains(.bottom) { values.listRow.hidesBottomSeparator = visibility == .hidden }
      })
  }

  /// Sets the colour of the separators above and below this row; nil for the list's colour (B17.11).
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      ContainerValueModifier { values in
        if edges.contains(.top) { values.listRow.topSeparatorTint = color }
        if edges.contains(.bottom) { values.listRow.bottomSeparatorTint = color }
      })
  }

  /// Sets the visibility of the separators around a section.
  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      ContainerValueModifier { values in
        guard visibility != .automatic else { return }
        if edges.contains(.top) { values.listRow.hidesSectionTop = visibility == .hidden }
        if edges.contains(.bottom) { values.listRow.hidesSectionBottom = visibility == .hidden }
      })
  }

  /// Sets the colour of the separators around a section; nil for the list's colour.
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    listRowSeparatorTint(color, edges: edges)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// Disables the selection of this list row if a condition is true (B17.33).
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(ContainerValueModifier { if isDisabled { $0.listRow.isSelectionDisabled = true } })
  }
}
