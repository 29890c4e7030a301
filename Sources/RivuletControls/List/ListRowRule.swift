import Foundation
import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletGraph
import RivuletLooks

/// The rule that updates a row from its list, position, traits, and interaction state. Its value is the views around the content.
@MainActor
struct ListRowRule<Source>: @MainActor ViewValueRule {
  unowned let row: ListRow
  let list: Attribute<Source>
  let selection: @MainActor (Source) -> ListSelection?
  let environment: EnvironmentReader
  let listScope: Scope
  let model: ListModel

  mutating func update(_ output: borrowing RuleOutput<ListRowExtras?>) {
    let values = row.content.containerValues()
    let (traits, place, environment) = (values.listRow, row.place.value, environment.values)
    let (look, lists) = (environment.shownListLook, environment.looks.lists)
    row.node.setMirrored(environment.layoutDirection == .rightToLeft)
    row.ground.setMirrored(environment.layoutDirection == .rightToLeft)
    row.extras.setMirrored(environment.layoutDirection == .rightToLeft)
    row.traits = traits
    row.isEnabled = environment.isEnabled
    row.isEditing = environment.isListEdited
    select(values, traits, isEnabled: environment.isEnabled)
    row.offer(place.role == .row ? environment.selectionMenu : nil, in: model)
    updateEdges(traits, place, look, environment)
    let controls = controls
    updateNode(traits, place, look, environment, controls)
    updateGround(traits, place, look, lists, environment)
    var badge = place.role == .row ? traits.badge : nil
    badge?.prominence = traits.badgeProminence
    let showsNavigationChevron = traits.showsNavigationChevron && place.role == .row && !row.isEditing
    let extras = ListRowExtras(
      row: row, badge: badge, showsNavigationChevron: showsNavigationChevron, isEmphasized: row.isEmphasized, controls: controls,
      swipe: swipe())
    output.set(extras.isEmpty ? nil : extras)
  }

  /// The controls before and after the content while people edit the list.
  private var controls: ListRowControls {
    guard row.isEditing, row.edges.place.role == .row else { return ListRowControls() }
    var controls = ListRowControls()
    if selection(list.value)?.kind == .several {
      controls.leading = row.value == nil ? nil : .selection(isSelected: row.isSelected)
    } else if row.deletion != nil {
      controls.leading = .deletion
    }
    controls.hasHandle = row.move != nil
    return controls
  }

  /// Returns the visible buttons behind the row. A row that is being removed keeps its buttons, although its element no longer has an
  /// offset.
  private func swipe() -> ListRowSwipe? {
    if !row.isLeaving { row.swipe = nextSwipe }
    return row.swipe
  }

  private var nextSwipe: ListRowSwipe? {
    let pose = row.pose
    guard pose.isOpen else { return nil }
    let edge: HorizontalEdge = pose.swipe > 0 ? .leading : .trailing
    return ListRowSwipe(edge: edge, width: abs(pose.swipe), isFull: pose.isFullSwipe, buttons: row.swipeButtons(at: edge))
  }

  private func updateEdges(_ traits: ListRowTraits, _ place: ListRowPlace, _ look: ListLook, _ environment: EnvironmentValues) {
    var edges = ListRowEdges()
    edges.place = place
    edges.line = look.hasSeparators ? SystemColor.separator.paintColor(environment.colorScheme, environment.looks) : nil
    edges.closesSections = look.closesSections
    edges.hidesTop = (place.isFirst ? traits.hidesSectionTop : nil) ?? traits.hidesTopSeparator ?? false
    edges.hidesBottom = row.pose.isLifted || ((place.isLast ? traits.hidesSectionBottom : nil) ?? traits.hidesBottomSeparator ?? false)
    edges.topTint = traits.topSeparatorTint?.paintColor(in: environment)
    edges.bottomTint = traits.bottomSeparatorTint?.paintColor(in: environment)
    edges.sectionSpacing = traits.sectionSpacing
    edges.margins = traits.sectionMargins
    edges.defaultSpacing = environment.listSectionSpacing ?? look.sectionGap
    if edges == row.edges { return }
    row.edges = edges
    model.rowChanged()
  }

  private func select(_ values: ContainerValues, _ traits: ListRowTraits, isEnabled: Bool) {
    guard let selection = selection(list.value), row.place.value.role == .row else {
      (row.value, row.isSelected) = (nil, false)
      return model.emphasize(row, false)
    }
    row.elementID = row.node.elementID(inside: listScope)
    let value = selection.value(values, row.elementID)
    row.isSelected = value.map { selection.selected().contains($0) } ?? false
    model.emphasize(row, row.isSelected && model.hasFocus && model.looks.lists.takesFocus)
    row.value = traits.isSelectionDisabled || !isEnabled ? nil : value
    var element = SemanticsElement(role: .row)
    element.isSelected = row.isSelected
    row.node.semantics = element
  }

  private func updateNode(
    _ traits: ListRowTraits, _ place: ListRowPlace, _ look: ListLook, _ environment: EnvironmentValues, _ controls: ListRowControls
  ) {
    var behavior = ListRowBehavior(look: look)
    behavior.place = place
    behavior.insets = traits.insets
    behavior.leadingMargin = traits.sectionMargins.leading
    behavior.trailingMargin = traits.sectionMargins.trailing
    let header = environment.defaultMinListHeaderHeight ?? look.headerHeight
    behavior.minimumHeight =
      switch place.role {
      case .row: FiniteNumber.length(environment.defaultMinListRowHeight, of: "defaultMinListRowHeight", "the height")
      case .header: FiniteNumber.length(header, of: "defaultMinListHeaderHeight", "the height")
      case .footer: 0
      }
    if place.beginsList {
      behavior.spaceBefore = behavior.spaceBefore(atStart: traits.sectionMargins.top, isBelowLargeTitle: row.isBelowLargeTitle)
    } else if place.beginsSection {
      let distance = row.sectionGap ?? traits.sectionSpacing ?? environment.listSectionSpacing ?? look.sectionGap
      behavior.spaceBefore = behavior.spaceBefore(ofSection: distance)
    } else if place.role == .row, !place.isFirst {
      behavior.spaceBefore = environment.listRowSpacing ?? 0
    }
    behavior.lineThickness = 1 / max(environment.displayScale, 1)
    behavior.leadingRoom = controls.leading == nil ? 0 : ListConstants.controlRoom
    behavior.trailingRoom = controls.hasHandle ? ListConstants.controlRoom : 0
    behavior.swipe = row.pose.swipe
    behavior.shift = row.pose.shift
    behavior.staysInCard = row.staysInCard
    behavior.isLifted = row.pose.isLifted
    row.node.update(behavior)
    row.extras.update(
      ListRowExtrasBehavior(look: look, insets: traits.insets, trailingRoom: behavior.trailingRoom, swipe: behavior.swipe))
  }

  private func updateGround(
    _ traits: ListRowTraits, _ place: ListRowPlace, _ look: ListLook, _ lists: ListLooks, _ environment: EnvironmentValues
  ) {
    var ground = ListRowGround()
    let isSpaced = environment.listRowSpacing ?? 0 > 0
    let scheme = environment.colorScheme
    if row.isSelected {
      ground.color = row.isEmphasized ? TintShapeStyle().resolved(in: environment).flatColor : lists.selection[scheme]
    } else if row.pose.isPressed {
      ground.color = lists.pressed[scheme]
    } else if traits.background == nil {
      ground.color = place.role == .row ? look.row[scheme] : place.role == .header ? look.header[scheme] : .clear
      if environment.alternatesRowBackgrounds, place.role == .row, place.index % 2 == 1 { ground.color = lists.alternating[scheme] }
      if row.pose.isLifted { ground.color = lists.lifted[scheme] }
    }
    // The corners of a card don't move when the row moves within the card.
    ground.radius = place.role == .row && !(row.staysInCard && look.hasCards) ? look.cornerRadius : 0
    let isAlone = isSpaced || !look.hasCards || row.pose.isLifted
    ground.roundsTop = row.pose.isShownFirst ?? place.isFirst || isAlone
    ground.roundsBottom = row.pose.isShownLast ?? place.isLast || isAlone
    row.ground.update(ground)
  }
}
