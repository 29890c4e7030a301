import Foundation
import RivuletCore
import RivuletDrawing
import RivuletElements
import RivuletGeometry
import RivuletLooks

/// A list row with four children: the background, the content, the line below it, and the views around the content (B17.05).
struct ListRowBehavior: NodeBehavior {
  var look: ListLook
  var place = ListRowPlace()
  /// The app's insets for the content; nil for the list's insets.
  var insets: EdgeInsets?
  /// The app's margins at the sides of the row; nil for the list's margins.
  var leadingMargin: CGFloat?
  var trailingMargin: CGFloat?
  var minimumHeight: CGFloat = 0
  /// The spacing above the row.
  var spaceBefore: CGFloat = 0
  var lineThickness: CGFloat = 1
  /// The widths of the controls before and after the content while people edit the list.
  var leadingRoom: CGFloat = 0
  var trailingRoom: CGFloat = 0
  /// The distance by which the background and the content are swiped towards the trailing edge.
  var swipe: CGFloat = 0
  /// The offset of the row from its regular position, positive downwards.
  var shift: CGFloat = 0
  /// True if the row is clipped to its card.
  var staysInCard = false
  /// True if the row casts a shadow, because it is being dragged.
  var isLifted = false

  static var traits: NodeTraits { .draws }

  /// Returns the space before a row at the start of a section, given the section spacing. A header may already include part of that
  /// spacing.
  func spaceBefore(ofSection distance: CGFloat) -> CGFloat {
    guard place.role == .header, let share = look.spacingInsideHeader else { return distance }
    return max(distance - share, 0)
  }

  private func leadingInset(_ width: CGFloat) -> CGFloat { leadingMargin ?? look.cardInset[width] }

  private func cardInsets(_ width: CGFloat) -> CGFloat { leadingInset(width) + (trailingMargin ?? look.cardInset[width]) }

  private func contentInsets(_ width: CGFloat) -> EdgeInsets {
    if let insets { return look.rowInsets(given: insets, width) }
    return place.role == .row ? look.rowInsets(width) : look.headerInsets(width, isFooter: place.role == .footer)
  }

  /// Returns the distance between the top of the list and its first row.
  ///
  /// - Parameter margin: The app's margin, or nil to use the list's.
  func spaceBefore(atStart margin: CGFloat?, isBelowLargeTitle: Bool) -> CGFloat {
    if let margin { return spaceBefore(ofSection: margin) }
    if place.role == .header { return look.firstHeaderSpacing }
    return isBelowLargeTitle ? look.largeTitleSpacing : look.firstDistance
  }

  /// Returns the width occupied by the badge and the controls.
  private func extraRoom(_ node: ViewNode) -> CGFloat { leadingRoom + trailingRoom + ListRowExtrasBehavior.badgeRoom(of: node.children[3]) }

  private func contentProposal(_ width: CGFloat?, _ node: ViewNode) -> ProposedViewSize {
    guard let width else { return .unspecified }
    return ProposedViewSize(
      width: max(width - cardInsets(width) - contentInsets(width).horizontal - extraRoom(node), 0), height: nil)
  }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    let content = node.children[1].measure(contentProposal(proposal.width, node))
    let insets = contentInsets(proposal.width ?? content.width)
    let width = proposal.width ?? content.width + insets.horizontal + cardInsets(content.width) + extraRoom(node)
    return CGSize(width: width, height: spaceBefore + max(minimumHeight, content.height + insets.vertical))
  }

  func placeChildren(of node: ViewNode) {
    let (width, height) = (node.size.width, node.size.height - spaceBefore)
    let top = spaceBefore + shift
    let inset = leadingInset(width)
    let card = CGSize(width: max(width - cardInsets(width), 0), height: height)
    node.place(node.children[0], at: CGPoint(x: inset + swipe, y: top), proposal: ProposedViewSize(card))
    let content = node.children[1]
    let proposal = contentProposal(width, node)
    let size = content.measure(proposal)
    let insets = contentInsets(width)
    let room = height - insets.vertical
    let y = top + insets.top + (room - size.height) / 2
    node.place(content, at: CGPoint(x: inset + insets.leading + leadingRoom + swipe, y: y), proposal: proposal)
    placeLine(node, inset, insets, card)
    node.place(node.children[3], at: CGPoint(x: inset, y: top), proposal: ProposedViewSize(card))
  }

  /// Places the line between the row's first text and the end of the card, or between the row's own guides (B17.12).
  private func placeLine(_ node: ViewNode, _ inset: CGFloat, _ insets: EdgeInsets, _ card: CGSize) {
    let content = node.children[1]
    guard let proposal = content.proposal else { return }
    let dimensions = content.dimensions(proposal)
    let contentStart = inset + insets.leading + leadingRoom
    let start = contentStart + (dimensions[explicit: .listRowSeparatorLeading] ?? firstTextStart(in: content, isMirrored: node.isMirrored))
    let end = dimensions[explicit: .listRowSeparatorTrailing].map { contentStart + $0 } ?? inset + card.width
    let line = CGSize(width: max(end - start, 0), height: lineThickness)
    node.place(node.children[2], at: CGPoint(x: start, y: node.size.height - lineThickness + shift), proposal: ProposedViewSize(line))
  }

  /// Returns the outline of the card segment that contains the row. The corners are square if the list has no cards.
  private func outline(_ size: CGSize) -> Path {
    let width = max(size.width - cardInsets(size.width), 0)
    let card = CGRect(x: leadingInset(size.width), y: spaceBefore + shift, width: width, height: max(size.height - spaceBefore, 0))
    let (top, bottom) = (place.isFirst ? look.cornerRadius : 0, place.isLast ? look.cornerRadius : 0)
    let radii = RectangleCornerRadii(topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top)
    return Path(roundedRect: card, cornerRadii: radii, style: .continuous)
  }

  func draw(_ node: ViewNode) {
    guard let drawing = node.drawing else { return }
    let tree = node.surroundings.drawing
    tree.setClip(staysInCard ? ClipEffect(path: outline(node.size), isEOFilled: false, isAntialiased: true) : nil, of: drawing)
    tree.setShadow(isLifted ? ShadowEffect(color: PaintColor(hex: 0x000000, opacity: 0.25), radius: 8, x: 0, y: 3) : nil, of: drawing)
  }

  /// Returns the distance in points from a view's leading edge to its first text, or 0 without any text. Geometry readers are skipped.
  private func firstTextStart(in content: ViewNode, isMirrored: Bool) -> CGFloat {
    var next: ViewNode? = content
    while let node = next {
      if node.traits.contains(.showsText) {
        let distance = node.originInRoot.x - content.originInRoot.x
        return isMirrored ? content.size.width - distance - node.size.width : distance
      }
      next = node.following({ !$0.traits.contains(.ignoresContent) }, inside: content)
    }
    return 0
  }

  func layoutPriority(of node: ViewNode) -> Double { 0 }
  func spacing(of node: ViewNode) -> ViewSpacing { ViewSpacing() }
  func zIndex(of node: ViewNode) -> Double { 0 }

  func guides(of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> ExplicitGuides { .none }
  func explicitGuide(_ key: AlignmentKey, of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

  /// Returns true for points anywhere in the row, including outside its content.
  func isHit(at point: CGPoint, in node: ViewNode) -> Bool {
    CGRect(origin: .zero, size: node.size).contains(point)
  }

  func change(from old: ListRowBehavior, in node: ViewNode) -> NodeChange { self == old ? .nothing : .layout }

  /// Returns a row element for a row, or a header element for a section header.
  func semantics(of node: ViewNode) -> SemanticsElement? {
    switch place.role {
    case .row: return SemanticsElement(role: .row)
    case .header:
      var element = SemanticsElement()
      element.traits = .header
      return element
    case .footer: return nil
    }
  }

  /// Returns the position among the list's rows, excluding headers and footers.
  func semanticPosition(of node: ViewNode) -> SemanticsPosition? {
    guard place.role == .row, let content = node.listRow?.cell.parent?.lazyContent else { return nil }
    return content.semanticPosition(ofRow: place.index)
  }
}

extension ListRowBehavior: Equatable {}

/// The background of a row, clipped to the card's corners. It consists of a colour or of the app's views.
struct ListRowGround: NodeBehavior {
  var color = PaintColor.clear
  var radius: CGFloat = 0
  var roundsTop = false
  var roundsBottom = false

  static var traits: NodeTraits { .draws }

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
    // Rectangles are aligned to whole pixels, so that no gap is visible between rows.
    if radius <= 0 || !roundsTop && !roundsBottom { return Path(CGRect(origin: .zero, size: size)) }
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

  static var traits: NodeTraits { .draws }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func draw(_ node: ViewNode) {
    if color == .clear { node.show(nil) } else { node.showFill(color) }
  }

  func change(from old: ListRowLine, in node: ViewNode) -> NodeChange { color == old.color ? .nothing : .drawing }
}
