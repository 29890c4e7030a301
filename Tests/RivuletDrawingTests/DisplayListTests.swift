import Foundation
import RivuletDrawing
import RivuletGeometry
import Testing

@Suite struct DisplayListTests {
  let tree = DrawingTree()

  func checkList(_ dump: String, scale: CGFloat = 1, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let list = tree.displayList(scale: scale)
    #expect(list.dump() == dump + "\n", sourceLocation: sourceLocation)
    #expect(try DisplayList(parsing: list.dump()) == list, sourceLocation: sourceLocation)
  }

  @Test func `leaves are listed in painting order, moved to their places`() throws {
    let group = tree.add(box(0, 0, 50, 50, 0xFFFFFF), x: 10, y: 10)
    tree.add(box(0, 0, 10, 10), to: group, x: 5, y: 5)
    tree.add(box(1, 2, 3, 4), x: 100)
    try checkList(
      """
      scale 1
      fill 0 0 "10 10 50 50 re" color 1 1 1 1
      fill 0 0 "15 15 10 10 re" color 0 0 0 1
      fill 0 0 "101 2 3 4 re" color 0 0 0 1
      """)
  }

  @Test func `what does not show is not listed`() throws {
    let group = tree.add(nil)
    tree.add(box(0, 0, 1, 1), to: group)
    tree.setOpacity(0, of: group)
    tree.setHidden(true, of: tree.add(box(0, 0, 1, 1)))
    tree.setBlurRadius(4, of: tree.add(nil))
    try checkList("scale 1")
  }

  @Test func `effects are nested from the transform outside to the clip inside`() throws {
    let group = tree.add(nil, x: 10, y: 20)
    let leaf = tree.add(box(0, 0, 10, 10), to: group, x: 1, y: 1)
    let mask = tree.makeNode()
    tree.setItem(box(0, 0, 5, 5), of: mask)
    tree.setTransform(CGAffineTransform(scaleX: 2, y: 2), of: group)
    tree.setOpacity(0.5, of: group)
    tree.setBlendMode(.multiply, of: group)
    tree.setBlurRadius(3, of: group)
    tree.setShadow(ShadowEffect(color: PaintColor(linearRed: 0, green: 0, blue: 0, opacity: 0.25), radius: 4, x: 1, y: 2), of: group)
    tree.setMask(mask, of: group)
    tree.setClip(ClipEffect(path: Path("0 0 m 5 0 l 0 5 l h")!, isEOFilled: true), of: leaf)
    try checkList(
      """
      scale 1
      transform 2 0 0 2 10 20 {
        layer opacity 0.5 blend multiply blur 3 shadow 4 1 2 0 0 0 0.25 {
          mask {
            fill 0 0 "0 0 5 5 re" color 0 0 0 1
          } masked {
            clip evenOdd "1 1 m 6 1 l 1 6 l h" {
              fill 1 1 "0 0 10 10 re" color 0 0 0 1
            }
          }
        }
      }
      """)
  }

  @Test func `neighbours of a third of the width meet on whole pixels (B9.23, S121)`() throws {
    for index in 0..<3 { tree.add(box(0, 0, 100.0 / 3, 10), x: CGFloat(index) * 100 / 3) }
    try checkList(
      """
      scale 1
      fill 0 0 "0 0 33 10 re" color 0 0 0 1
      fill 0 0 "33 0 34 10 re" color 0 0 0 1
      fill 0 0 "67 0 33 10 re" color 0 0 0 1
      """)
    try checkList(
      """
      scale 2
      fill 0 0 "0 0 33.5 10 re" color 0 0 0 1
      fill 0 0 "33.5 0 33 10 re" color 0 0 0 1
      fill 0 0 "66.5 0 33.5 10 re" color 0 0 0 1
      """, scale: 2)
  }

  @Test func `halves are snapped upwards, negative ones too (B9.23)`() throws {
    tree.add(box(0, 0, 1, 1), x: 0.5, y: -0.5)
    try checkList("scale 1\nfill 0 0 \"1 0 1 1 re\" color 0 0 0 1")
  }

  @Test func `text, images, clips and strokes are snapped, free paths are not (B9.23)`() throws {
    let text = TextItem(
      string: "a\"b\\\n", runs: [TextRun(range: 0..<5, font: ResolvedFont(size: 17), color: .black)],
      lines: [TextLine(rect: CGRect(x: 0.25, y: 0, width: 10, height: 20), baseline: 16, range: 0..<5)])
    tree.add(.text(text), x: 1.4, y: 1.6)
    tree.add(.image(ImageItem(name: "sample", rect: CGRect(x: 0, y: 0, width: 10, height: 10))), x: 0.3, y: 0.7)
    tree.add(.stroke(Path(CGRect(x: 0.5, y: 0.5, width: 9, height: 9)), .color(.black), StrokeStyle()), x: 0.3)
    let clipped = tree.add(.fill(Path("0 0 m 9 9 l 0 9 l h")!, .color(.black), FillStyle()), x: 0.3)
    tree.setClip(ClipEffect(path: Path(CGRect(x: 0, y: 0, width: 5.3, height: 5))), of: clipped)
    try checkList(
      #"""
      scale 1
      text 1 2 "a\"b\\\n" truncation tail runs 1 lines 1
        run 0 5 "system" 17 weight 400 design default color 0 0 0 1
        line 0 5 0.25 0 10 20 baseline 16
      image 0 0 "sample" 0 1 10 10 interpolation medium weight 400
      stroke 0 0 width 1 cap butt join miter limit 10 "0.5 0.5 9 9 re" color 0 0 0 1
      clip "0 0 6 5 re" {
        fill 0.3 0 "0 0 m 9 9 l 0 9 l h" color 0 0 0 1
      }
      """#)
  }

  @Test func `nothing is snapped inside a transform, but a pure move is no transform`() throws {
    let turned = tree.add(nil)
    tree.setTransform(CGAffineTransform(scaleX: 2, y: 1), of: turned)
    tree.add(box(0, 0, 1.3, 1), to: turned, x: 0.3)
    let moved = tree.add(box(0, 0, 1.3, 1))
    tree.setTransform(CGAffineTransform(translationX: 0.6, y: 0), of: moved)
    try checkList(
      """
      scale 1
      transform 2 0 0 1 0 0 {
        fill 0.3 0 "0 0 1.3 1 re" color 0 0 0 1
      }
      fill 0 0 "1 0 1 1 re" color 0 0 0 1
      """)
  }

  @Test func `a gradient moves with the item that it paints`() throws {
    let stops = [GradientPaint.Stop(color: .black, location: 0), GradientPaint.Stop(color: .white, location: 1)]
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    tree.add(.fill(Path(rect), .gradient(.linear(stops, from: .top, to: .bottom, in: rect)), FillStyle(antialiased: false)), x: 100)
    try checkList(
      """
      scale 1
      fill 0 0 aliased "100 0 10 20 re" linear 105 0 105 20 stops 2 0 0 0 0 1 1 1 1 1 1
      """)
  }

  @Test func `a part of the tree can be listed by itself`() {
    tree.add(box(0, 0, 10, 10))
    let node = tree.add(box(0, 0, 5, 5), x: 3)
    #expect(tree.displayList(of: node, scale: 1).commands.count == 1)
  }
}
