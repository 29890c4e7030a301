import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry

/// A row of a list: its ground, its content, and the line below it, its three children (B17.05).
struct ListRowBehavior: NodeBehavior {
  var metrics = ListMetrics(idiom: .phone, look: .plain)
  var place = ListRowPlace()
  /// What the app says of the distances around the content.
  var insets: EdgeInsets?
  var leastHeight: CGFloat = 0
  /// The distance to the row above.
  var spaceBefore: CGFloat = 0
  var lineThickness: CGFloat = 1

  static var hasDrawing: Bool { true }

  /// The room before the row where it begins a section at a distance from the one before. The header of a phone has a part of it inside.
  func spaceBefore(ofSection distance: CGFloat) -> CGFloat {
    place.role == .header && metrics.idiom == .phone ? max(distance - 18, 0) : distance
  }

  private func cardInset(_ width: CGFloat) -> CGFloat { metrics.cardInset(width) }

  private func contentInsets(_ width: CGFloat) -> EdgeInsets {
    insets ?? (place.role == .row ? metrics.rowInsets(width) : metrics.headerInsets(width, isFooter: place.role == .footer))
  }

  private func contentProposal(_ width: CGFloat?) -> ProposedViewSize {
    guard let width else { return .unspecified }
    return ProposedViewSize(width: max(width - 2 * cardInset(width) - contentInsets(width).horizontal, 0), height: nil)
  }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    let content = node.children[1].measure(contentProposal(proposal.width))
    let insets = contentInsets(proposal.width ?? content.width)
    let width = proposal.width ?? content.width + insets.horizontal + 2 * cardInset(content.width)
    return CGSize(width: width, height: spaceBefore + max(leastHeight, content.height + insets.vertical))
  }

  func placeChildren(of node: ViewNode) {
    let (width, height) = (node.size.width, node.size.height - spaceBefore)
    let inset = cardInset(width)
    let card = CGSize(width: max(width - 2 * inset, 0), height: height)
    node.place(node.children[0], at: CGPoint(x: inset, y: spaceBefore), proposal: ProposedViewSize(card))
    let content = node.children[1]
    let proposal = contentProposal(width)
    let size = content.measure(proposal)
    let insets = contentInsets(width)
    let room = height - insets.vertical
    let y = spaceBefore + insets.top + (room - size.height) / 2
    node.place(content, at: CGPoint(x: inset + insets.leading, y: y), proposal: proposal)
    placeLine(node, inset, insets, card)
  }

  /// The line runs from the first text of the row, or what the row's guides say, to the end of the card (B17.12).
  private func placeLine(_ node: ViewNode, _ inset: CGFloat, _ insets: EdgeInsets, _ card: CGSize) {
    let content = node.children[1]
    guard let proposal = content.proposal else { return }
    let dimensions = content.dimensions(proposal)
    let start = inset + insets.leading + (dimensions[explicit: .listRowSeparatorLeading] ?? firstTextStart(in: content))
    let end = dimensions[explicit: .listRowSeparatorTrailing].map { inset + insets.leading + $0 } ?? inset + card.width
    let line = CGSize(width: max(end - start, 0), height: lineThickness)
    node.place(node.children[2], at: CGPoint(x: start, y: node.size.height - lineThickness), proposal: ProposedViewSize(line))
  }

  /// How far into a view its first text begins; 0 without one.
  private func firstTextStart(in content: ViewNode) -> CGFloat {
    var next: ViewNode? = content
    while let node = next {
      if node is BehaviorNode<TextBehavior> { return node.originInRoot.x - content.originInRoot.x }
      next = node.following({ _ in true }, inside: content)
    }
    return 0
  }

  func layoutPriority(of node: ViewNode) -> Double { 0 }
  func spacing(of node: ViewNode) -> ViewSpacing { ViewSpacing() }
  func zIndex(of node: ViewNode) -> Double { 0 }

  func guides(of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> ExplicitGuides { .none }
  func explicitGuide(_ key: AlignmentKey, of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

  /// All of a row is pressed, not only what its content shows.
  func isHit(at point: CGPoint, in node: ViewNode) -> Bool {
    CGRect(origin: .zero, size: node.size).contains(point)
  }

  func change(from old: ListRowBehavior, in node: ViewNode) -> NodeChange { self == old ? .nothing : .layout }
}

extension ListRowBehavior: Equatable {}

/// The ground of a row: a colour, or the views that the app wants there, within the corners of the card.
struct ListRowGround: NodeBehavior {
  var color = PaintColor.clear
  var radius: CGFloat = 0
  var roundsTop = false
  var roundsBottom = false

  static var hasDrawing: Bool { true }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeChildren(of node: ViewNode) {
    let proposal = ProposedViewSize(node.size)
    for child in node.children {
      let size = child.measure(proposal)
      node.place(
        child, at: CGPoint(x: (node.size.width - size.width) / 2, y: (node.size.height - size.height) / 2), proposal: proposal)
    }
  }

  private func outline(_ size: CGSize) -> Path {
    let (top, bottom) = (roundsTop ? radius : 0, roundsBottom ? radius : 0)
    let radii = RectangleCornerRadii(topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top)
    return Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadii: radii, style: .continuous)
  }

  func draw(_ node: ViewNode) {
    guard let drawing = node.drawing else { return }
    let path = outline(node.drawnSize)
    let isRound = radius > 0 && (roundsTop || roundsBottom)
    node.surroundings.drawing.setItem(color == .clear ? nil : .fill(path, .color(color), FillStyle()), of: drawing)
    node.surroundings.drawing.setClip(isRound ? ClipEffect(path: path, isEOFilled: false, isAntialiased: true) : nil, of: drawing)
  }

  func layoutPriority(of node: ViewNode) -> Double { 0 }
  func spacing(of node: ViewNode) -> ViewSpacing { ViewSpacing() }
  func zIndex(of node: ViewNode) -> Double { 0 }
  func change(from old: ListRowGround, in node: ViewNode) -> NodeChange { self == old ? .nothing : .drawing }
}

extension ListRowGround: Equatable {}

/// The line below a row.
struct ListRowLine: NodeBehavior {
  var color = PaintColor.clear

  static var hasDrawing: Bool { true }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func draw(_ node: ViewNode) {
    if color == .clear { node.show(nil) } else { node.showFill(color) }
  }

  func change(from old: ListRowLine, in node: ViewNode) -> NodeChange { color == old.color ? .nothing : .drawing }
}
