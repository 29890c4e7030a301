import Foundation
import RivuletDrawing
import RivuletGeometry
import RivuletLayout

/// A row that shows three texts on a background.
final class RetainedRow: LayoutChild {
  let node: DrawingNode
  private(set) var label: String
  private let number: RetainedText
  private let title: RetainedText
  private let cross: RetainedText

  init(id: Int, label: String, in tree: DrawingTree, scratch: inout LayoutScratch) {
    node = tree.makeNode()
    self.label = label
    number = RetainedText("\(id)", width: 60, in: tree)
    title = RetainedText(label, width: 400, in: tree)
    cross = RetainedText("x", width: nil, in: tree)
    setSelected(false, in: tree)
    let texts = [number, title, cross]
    Self.layout.place(in: ProposedViewSize(Self.size), children: texts, scratch: &scratch)
    for (text, placement) in zip(texts, scratch.placements) {
      tree.setOffset(CGPoint(x: placement.origin.x, y: (Self.size.height - placement.size.height) / 2), of: text.node)
      tree.append(text.node, to: node)
    }
  }

  func setLabel(_ label: String, in tree: DrawingTree) {
    self.label = label
    title.show(label, in: tree)
  }

  func setSelected(_ isSelected: Bool, in tree: DrawingTree) {
    let color = isSelected ? PaintColor(linearRed: 1, green: 0, blue: 0) : .white
    tree.setItem(.fill(Path(CGRect(origin: .zero, size: Self.size)), .color(color), FillStyle()), of: node)
  }

  func size(_ proposal: ProposedViewSize) -> CGSize { Self.size }

  private static let size = CGSize(width: 800, height: 24)
  private static let layout = StackLayout.horizontal(spacing: 4)
}
