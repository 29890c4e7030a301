import RivuletCore

/// The views around the content of a row: a badge, the mark of a row that navigates, and, over the whole card, the controls and the buttons
/// behind the row.
struct ListRowExtras: CompositeView {
  let row: ListRow
  let badge: Badge?
  /// True if the row ends with the mark of a row that navigates.
  let leadsOn: Bool
  /// True if the row stands out in front of the accent colour.
  let isEmphasized: Bool
  let controls: ListRowControls
  let swipe: ListRowSwipe?

  var isEmpty: Bool { badge == nil && !leadsOn && controls.isEmpty && swipe == nil }

  var body: some View {
    ListRowBadge(badge: badge, isEmphasized: isEmphasized)
    ZStack { if leadsOn { ListRowMark(isEmphasized: isEmphasized) } }
    ListRowOverlay(row: row, controls: controls, swipe: swipe, shift: row.pose.swipe)
  }
}
