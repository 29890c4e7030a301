import Foundation
public import RivuletCore
public import RivuletElements
public import RivuletGeometry

/// The row traits that modifiers set for the list, anywhere in the chain of the row's content (B17.14).
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
  /// The deletion and the move of the row; nil if people cannot delete or move it.
  var deletion: RowDeletion?
  var move: RowMove?
  var isDeletionDisabled = false
  var isMoveDisabled = false
  /// The buttons behind the row at its edges, starting with those of inner modifiers.
  var swipeActions: [RowSwipeActions] = []
  /// The badge at the trailing end of the row; nil for none.
  package var badge: Badge?
  /// The prominence of the badge; nil for the list's prominence.
  var badgeProminence: BadgeProminence?
  /// True if, on a phone, the row ends with the chevron of a row that navigates.
  package var leadsOn = false
  /// The value of the link in the row, which also selects the row.
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
  /// Sets the distances between the edges of this row and its content; nil for the list's distances (B17.06).
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(ContainerValueModifier { $0.listRow.insets = insets?.finite })
  }

  /// Sets a view that replaces the list's background behind this whole row; nil for the list's background (B17.10).
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    let view = view.map { AnyView($0) }
    return modifier(ContainerValueModifier { $0.listRow.background = view })
  }
}

extension EdgeInsets {
  /// These insets, with values that are not finite numbers replaced by 0.
  fileprivate var finite: EdgeInsets {
    func length(_ number: CGFloat) -> CGFloat { FiniteNumber.length(number, of: "listRowInsets", "an inset") }
    return EdgeInsets(top: length(top), leading: length(leading), bottom: length(bottom), trailing: length(trailing))
  }
}

@available(iOS 15.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Shows or hides the lines above and below this row (B17.11).
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      ContainerValueModifier { values in
        guard visibility != .automatic else { return }
        if edges.contains(.top) { values.listRow.hidesTopSeparator = visibility == .hidden }
        if edges.contains(.bottom) { values.listRow.hidesBottomSeparator = visibility == .hidden }
      })
  }

  /// Sets the colour of the lines above and below this row; nil for the list's colour (B17.11).
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      ContainerValueModifier { values in
        if edges.contains(.top) { values.listRow.topSeparatorTint = color }
        if edges.contains(.bottom) { values.listRow.bottomSeparatorTint = color }
      })
  }

  /// Shows or hides the lines around a section.
  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      ContainerValueModifier { values in
        guard visibility != .automatic else { return }
        if edges.contains(.top) { values.listRow.hidesSectionTop = visibility == .hidden }
        if edges.contains(.bottom) { values.listRow.hidesSectionBottom = visibility == .hidden }
      })
  }

  /// Sets the colour of the lines around a section; nil for the list's colour.
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    listRowSeparatorTint(color, edges: edges)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// Sets whether selecting this list row is disabled (B17.33).
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(ContainerValueModifier { if isDisabled { $0.listRow.isSelectionDisabled = true } })
  }
}
