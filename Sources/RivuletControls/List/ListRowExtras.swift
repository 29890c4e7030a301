import RivuletCore
import RivuletElements

/// The views around the content of a row: a badge, and, over the whole card, the controls and the buttons behind the row.
struct ListRowExtras: CompositeView {
  let row: ListRow
  let badge: Badge?
  /// True if the content of the row ends with the mark of a link, before which the badge stands.
  package let leadsOn: Bool
  /// True if the row stands out in front of the accent colour.
  let isEmphasized: Bool
  let controls: ListRowControls
  let swipe: ListRowSwipe?

  var isEmpty: Bool { badge == nil && controls.isEmpty && swipe == nil }

  var body: some View {
    ListRowBadge(badge: badge, isEmphasized: isEmphasized)
    // The space of the mark that the link draws.
    ZStack { if leadsOn { ListRowMark().hidden() } }
    ListRowOverlay(row: row, controls: controls, swipe: swipe, shift: row.pose.swipe)
  }
}
