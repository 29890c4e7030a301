import Foundation
public import RivuletCore
public import RivuletGeometry

/// What a row tells its list, by modifiers anywhere in the chain of its content (B17.14).
struct ListRowTraits {
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
  /// What deletes the row, and moves it; nil where people cannot do that.
  var deletion: RowDeletion?
  var move: RowMove?
  var isDeletionDisabled = false
  var isMoveDisabled = false
  /// What stands behind the row at its edges, those of inner modifiers first.
  var swipeActions: [RowSwipeActions] = []
  /// What stands at the trailing end of the row; nil for nothing.
  var badge: Badge?
  /// How much it stands out; nil as the list says.
  var badgeProminence: BadgeProminence?
  /// Whether the row of a phone ends in a mark that says that it leads on.
  var leadsOn = false
  /// What the link in the row leads to, which selects the row too.
  var link: AnyHashable?
}

private struct ListRowTraitsKey: ContainerValueKey {
  static var defaultValue: ListRowTraits { ListRowTraits() }
}

extension ContainerValues {
  /// What the row says to its list.
  var listRow: ListRowTraits {
    get { self[ListRowTraitsKey.self] }
    set { self[ListRowTraitsKey.self] = newValue }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Replaces the distances between the edges of this row and its content; nil for those of the list (B17.06).
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(ContainerValueModifier { if $0.listRow.insets == nil { $0.listRow.insets = insets?.finite } })
  }

  /// Shows a view behind all of this row in place of the ground of the list; nil for that (B17.10).
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    let view = view.map { AnyView($0) }
    return modifier(ContainerValueModifier { if $0.listRow.background == nil { $0.listRow.background = view } })
  }
}

extension EdgeInsets {
  /// Distances that are numbers; 0 in place of those that are none.
  fileprivate var finite: EdgeInsets {
    func length(_ number: CGFloat) -> CGFloat { FiniteNumber.length(number, of: "listRowInsets", "an inset") }
    return EdgeInsets(top: length(top), leading: length(leading), bottom: length(bottom), trailing: length(trailing))
  }
}

@available(iOS 15.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Shows or hides the lines at this row (B17.11).
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      ContainerValueModifier { values in
        guard visibility != .automatic else { return }
        if edges.contains(.top) { values.listRow.hidesTopSeparator = visibility == .hidden }
        if edges.contains(.bottom) { values.listRow.hidesBottomSeparator = visibility == .hidden }
      })
  }

  /// The colour of the lines at this row; nil for that of the list (B17.11).
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

  /// The colour of the lines around a section; nil for that of the list.
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    listRowSeparatorTint(color, edges: edges)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// Whether people can select this row of a list (B17.33).
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(ContainerValueModifier { if isDisabled { $0.listRow.isSelectionDisabled = true } })
  }
}
