import RivuletCore
import RivuletElements

/// The views around a row's content: a badge, and an overlay with the controls and swipe buttons that covers the entire card.
struct ListRowExtras: CompositeView {
  let row: ListRow
  let badge: Badge?
  /// True if the row's content ends with a link's chevron, which follows the badge.
  package let showsNavigationChevron: Bool
  /// True if the row is emphasized in front of the accent colour.
  let isEmphasized: Bool
  let controls: ListRowControls
  let swipe: ListRowSwipe?

  var isEmpty: Bool { badge == nil && controls.isEmpty && swipe == nil }

  var body: some View {
    ListRowBadge(badge: badge, isEmphasized: isEmphasized)
    // Reserves space for the chevron that the link draws.
    ZStack { if showsNavigationChevron { ListRowMark().hidden() } }
    ListRowOverlay(row: row, controls: controls, swipe: swipe, shift: row.pose.swipe)
  }
}
