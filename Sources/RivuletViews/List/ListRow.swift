import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry
import RivuletGraph

/// What a list keeps with the node of a row.
@MainActor
final class ListRow {
  /// Which keeps this.
  unowned let node: BehaviorNode<ListRowBehavior>
  let ground: BehaviorNode<ListRowGround>
  let line: BehaviorNode<ListRowLine>
  let content: ViewNode
  /// Where it stands, as a source of the rule that keeps it in step.
  let place: Attribute<ListRowPlace>
  /// What selects it; nil if nothing does. As of the last update.
  @exclusivity(unchecked) var value: AnyHashable?
  @exclusivity(unchecked) var isSelected = false
  /// What it says to its neighbours. As of the last update.
  @exclusivity(unchecked) var edges = ListRowEdges()
  /// The distance before the section that it begins, as the neighbours agree.
  @exclusivity(unchecked) private(set) var sectionDistance: CGFloat?

  private init(_ node: BehaviorNode<ListRowBehavior>, around content: ViewNode, in scope: Scope, _ place: Attribute<ListRowPlace>) {
    self.node = node
    self.content = content
    self.place = place
    ground = BehaviorNode(ListRowGround(), scope: scope)
    line = BehaviorNode(ListRowLine(), scope: scope)
    node.setStaticChildren([ground, content, line])
    node.attach(self)
  }

  /// The node of a row around a content, with what is kept with it.
  static func make(
    around content: ViewNode, in scope: Scope, _ place: Attribute<ListRowPlace>
  ) -> (node: BehaviorNode<ListRowBehavior>, row: ListRow) {
    let node = BehaviorNode(ListRowBehavior(), scope: scope)
    return (node, ListRow(node, around: content, in: scope, place))
  }
}

extension ListRow {
  /// Draws the line below and keeps the distance above as the rows beside it want them.
  func settle(below upper: ListRow?, above lower: ListRow?) {
    line.update(ListRowLine(color: ListRowEdges.line(below: edges, above: lower?.edges) ?? .clear))
    guard edges.place.beginsSection, !edges.place.beginsList else { return }
    let distance = ListRowEdges.distance(between: upper?.edges, edges)
    // A section whose neighbour is not there keeps the distance that it had.
    guard distance != sectionDistance, upper != nil || sectionDistance == nil else { return }
    sectionDistance = distance
    var behavior = node.behavior
    behavior.spaceBefore = behavior.spaceBefore(ofSection: distance)
    node.update(behavior)
  }
}

extension ViewNode {
  /// What a list keeps with one of its rows; nil for other nodes.
  var listRow: ListRow? { attachments.lazy.compactMap { $0 as? ListRow }.first }

  /// The identity that the app gave to the element of a `ForEach` of which this is a row of a list.
  func elementID(inside outer: Scope) -> AnyHashable? {
    var next: Scope? = scope
    while let step = next, step !== outer {
      if let id = step.givenID { return id }
      next = step.outer
    }
    return nil
  }
}

/// Keeps a row in step with its list, its place and what its content says to the list.
@MainActor
struct ListRowRule<Source>: @MainActor Rule {
  unowned let row: ListRow
  let list: Attribute<Source>
  let selection: @MainActor (Source) -> ListSelection?
  let environment: EnvironmentReader
  let listScope: Scope
  let model: ListModel

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    if !output.hasValue { output.set(()) }
    let values = row.content.containerValues()
    let (traits, place, environment) = (values.listRow, row.place.value, environment.values)
    let metrics = ListMetrics(idiom: environment.idiom, look: environment.shownListLook)
    let paint = ListPaint(metrics: metrics, scheme: environment.colorScheme)
    row.node.setMirrored(environment.layoutDirection == .rightToLeft)
    row.ground.setMirrored(environment.layoutDirection == .rightToLeft)
    select(values, traits)
    updateNode(traits, place, metrics, environment)
    updateGround(traits, place, metrics, paint, environment)
    tellNeighbors(traits, place, metrics, paint, environment)
  }

  private func tellNeighbors(
    _ traits: ListRowTraits, _ place: ListRowPlace, _ metrics: ListMetrics, _ paint: ListPaint, _ environment: EnvironmentValues
  ) {
    var edges = ListRowEdges()
    edges.place = place
    edges.line = metrics.hasSeparators ? paint.separator : nil
    edges.closesSections = metrics.closesSections
    edges.hidesTop = (place.isFirst ? traits.hidesSectionTop : nil) ?? traits.hidesTopSeparator ?? false
    edges.hidesBottom = (place.isLast ? traits.hidesSectionBottom : nil) ?? traits.hidesBottomSeparator ?? false
    edges.topTint = traits.topSeparatorTint?.paintColor(in: environment)
    edges.bottomTint = traits.bottomSeparatorTint?.paintColor(in: environment)
    edges.sectionSpacing = traits.sectionSpacing
    edges.usualSpacing = environment.listSectionSpacing ?? metrics.sectionDistance
    if edges == row.edges { return }
    row.edges = edges
    model.rowChanged()
  }

  private func select(_ values: ContainerValues, _ traits: ListRowTraits) {
    guard let selection = selection(list.value), row.place.value.role == .row else {
      (row.value, row.isSelected) = (nil, false)
      return
    }
    let value = selection.value(values, row.node.elementID(inside: listScope))
    row.isSelected = value.map { selection.selected().contains($0) } ?? false
    row.value = traits.isSelectionDisabled ? nil : value
    var element = SemanticsElement(role: nil, children: .contain)
    element.isSelected = row.isSelected
    row.node.semantics = element
  }

  private func updateNode(_ traits: ListRowTraits, _ place: ListRowPlace, _ metrics: ListMetrics, _ environment: EnvironmentValues) {
    var behavior = ListRowBehavior()
    behavior.metrics = metrics
    behavior.place = place
    behavior.insets = traits.insets
    behavior.leastHeight =
      place.role == .row
      ? environment.defaultMinListRowHeight
      : place.role == .header ? environment.defaultMinListHeaderHeight ?? metrics.headerHeight : 0
    if place.beginsList {
      behavior.spaceBefore = place.role == .header && metrics.idiom == .phone ? 0 : metrics.firstDistance
    } else if place.beginsSection {
      let distance = row.sectionDistance ?? traits.sectionSpacing ?? environment.listSectionSpacing ?? metrics.sectionDistance
      behavior.spaceBefore = behavior.spaceBefore(ofSection: distance)
    } else if place.role == .row, !place.isFirst {
      behavior.spaceBefore = environment.listRowSpacing ?? 0
    }
    behavior.lineThickness = 1 / max(environment.displayScale, 1)
    row.node.update(behavior)
  }

  private func updateGround(
    _ traits: ListRowTraits, _ place: ListRowPlace, _ metrics: ListMetrics, _ paint: ListPaint, _ environment: EnvironmentValues
  ) {
    var ground = ListRowGround()
    let isSpaced = environment.listRowSpacing ?? 0 > 0
    if row.isSelected {
      ground.color = paint.selected(TintShapeStyle().resolved(in: environment).flatColor)
    } else if traits.background == nil {
      ground.color = place.role == .row ? paint.row : place.role == .header ? paint.header : .clear
      if environment.alternatesRowBackgrounds, place.role == .row, place.index % 2 == 1 { ground.color = paint.alternating }
    }
    ground.radius = place.role == .row ? metrics.cornerRadius : 0
    let isAlone = isSpaced || !metrics.hasCards
    ground.roundsTop = place.isFirst || isAlone
    ground.roundsBottom = place.isLast || isAlone
    row.ground.update(ground)
  }
}
