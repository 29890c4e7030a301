import RivuletCore

/// What stands around the content of a row: a badge, and in front of the whole card controls and the buttons behind the row.
struct ListRowExtras: CompositeView {
  let row: ListRow
  let badge: Badge?
  /// Whether a mark says that the row leads on.
  let leadsOn: Bool
  let controls: ListRowControls
  let swipe: ListRowSwipe?

  var isEmpty: Bool { badge == nil && !leadsOn && controls.isEmpty && swipe == nil }

  var body: some View {
    ListRowBadge(badge: badge, leadsOn: leadsOn)
    ListRowOverlay(row: row, controls: controls, swipe: swipe, shift: row.pose.swipe)
  }
}
