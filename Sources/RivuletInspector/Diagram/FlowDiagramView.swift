import Foundation
import RivuletCore
import RivuletElements
import RivuletHost

/// The kind of a source, under the name used in the inspector's views.
typealias TracedKind = TracedChange.Kind

/// A view that draws a data flow diagram.
struct FlowDiagramView: View {
  let diagram: FlowDiagram

  var body: some View {
    Canvas { context, _ in
      for arrow in diagram.arrows where !arrow.isChosen { draw(arrow, in: context) }
      for arrow in diagram.arrows where arrow.isChosen { draw(arrow, in: context) }
      for box in diagram.boxes { draw(box, in: context) }
    }
    .frame(width: max(diagram.size.width, 1), height: max(diagram.size.height, 1))
    .accessibilityLabel("Data flow")
    .accessibilityIdentifier("Flow of data")
  }

  private func draw(_ box: FlowDiagram.Box, in context: GraphicsContext) {
    let shape = Path(roundedRect: box.frame, cornerRadius: box.isSource ? 22 : 8)
    let tint: Color = box.isSource ? .orange : .blue
    context.fill(shape, with: .color(tint.opacity(box.isChosen ? 0.35 : 0.12)))
    context.stroke(shape, with: .color(tint.opacity(box.isChosen ? 1 : 0.6)), lineWidth: box.isChosen ? 2 : 1)
    let room = box.frame.insetBy(dx: 12, dy: 4)
    let title = CGRect(x: room.minX, y: room.minY + 1, width: room.width, height: 18)
    let hasDetail = !box.detail.isEmpty
    context.draw(
      Text(box.title).font(.system(size: 12, weight: .semibold)), in: hasDetail ? title : title.offsetBy(dx: 0, dy: 9))
    guard hasDetail else { return }
    let text = box.detail.count > 32 ? box.detail.prefix(31) + "…" : box.detail
    context.draw(
      Text(text).font(.system(size: 10)).foregroundColor(.secondary),
      in: CGRect(x: room.minX, y: room.minY + 19, width: room.width, height: 15))
  }

  private func draw(_ arrow: FlowDiagram.Arrow, in context: GraphicsContext) {
    guard let from = diagram.boxes.first(where: { $0.id == arrow.from })?.frame,
      let to = diagram.boxes.first(where: { $0.id == arrow.to })?.frame
    else { return }
    var path = Path()
    switch arrow.kind {
    case .makes:
      let corner = CGPoint(x: from.minX + 13, y: to.midY)
      path.move(to: CGPoint(x: corner.x, y: from.maxY))
      path.addLine(to: corner)
      path.addLine(to: CGPoint(x: to.minX, y: to.midY))
      return context.stroke(path, with: .color(.gray.opacity(0.5)), lineWidth: 1)
    case .reads, .refers:
      let start = CGPoint(x: from.maxX, y: from.midY)
      let end = CGPoint(x: to.minX - 2, y: to.midY + (arrow.kind == .refers ? 7 : -3))
      let reach = (end.x - start.x) / 2
      path.move(to: start)
      path.addCurve(
        to: end, control1: CGPoint(x: start.x + reach, y: start.y), control2: CGPoint(x: end.x - reach, y: end.y))
      let color = (arrow.kind == .reads ? Color.orange : .purple).opacity(arrow.isChosen ? 1 : 0.55)
      let style = StrokeStyle(lineWidth: arrow.isChosen ? 2.5 : 1.2, dash: arrow.kind == .refers ? [5, 4] : [])
      context.stroke(path, with: .color(color), style: style)
      var head = Path()
      head.move(to: end)
      head.addLine(to: CGPoint(x: end.x - 8, y: end.y - 4))
      head.addLine(to: CGPoint(x: end.x - 8, y: end.y + 4))
      head.closeSubpath()
      context.fill(head, with: .color(color))
    }
  }
}
