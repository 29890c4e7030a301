import Foundation
import RivuletAnimation
import RivuletControls
import RivuletCore
import RivuletDrawing
import RivuletElements
import RivuletGeometry
import RivuletNames
import RivuletScreens
import Testing

@MainActor
struct ShapeTests {
  private let frame = CGRect(x: 0, y: 0, width: 40, height: 20)

  private func bounds(_ shape: some Shape) -> CGRect { shape.path(in: frame).boundingRect }

  @Test func `shapes fit themselves into their frame`() {
    #expect(Rectangle().path(in: frame) == Path(frame))
    #expect(Ellipse().path(in: frame) == Path(ellipseIn: frame))
    #expect(Circle().path(in: frame) == Path(ellipseIn: CGRect(x: 10, y: 0, width: 20, height: 20)))
    #expect(Capsule().path(in: frame) == Path(roundedRect: frame, cornerRadius: 10))
    #expect(RoundedRectangle(cornerRadius: 4).path(in: frame) == Path(roundedRect: frame, cornerRadius: 4))
    #expect(
      UnevenRoundedRectangle(topLeadingRadius: 4, style: .circular).path(in: frame)
        == Path(roundedRect: frame, cornerRadii: RectangleCornerRadii(topLeading: 4), style: .circular))
  }

  @Test func `static members are the shapes`() {
    func draws(_ shape: some Shape, _ path: Path) -> Bool { shape.path(in: frame) == path }
    #expect(draws(.rect, Path(frame)))
    #expect(draws(.circle, Circle().path(in: frame)))
    #expect(draws(.ellipse, Path(ellipseIn: frame)))
    #expect(draws(.capsule, Capsule().path(in: frame)))
    #expect(draws(.capsule(style: .circular), Path(roundedRect: frame, cornerRadius: 10, style: .circular)))
    #expect(draws(.rect(cornerRadius: 4), Path(roundedRect: frame, cornerRadius: 4)))
    #expect(draws(.rect(cornerSize: CGSize(width: 4, height: 2)), Path(roundedRect: frame, cornerSize: CGSize(width: 4, height: 2))))
    #expect(draws(.rect(topLeadingRadius: 3), UnevenRoundedRectangle(topLeadingRadius: 3).path(in: frame)))
  }

  @Test func `an inset moves every edge, and shrinks corners with them`() {
    #expect(bounds(Rectangle().inset(by: 3)) == CGRect(x: 3, y: 3, width: 34, height: 14))
    #expect(bounds(Circle().inset(by: 3).inset(by: 2)) == CGRect(x: 15, y: 5, width: 10, height: 10))
    #expect(
      RoundedRectangle(cornerRadius: 4).inset(by: 3).path(in: frame)
        == Path(roundedRect: frame.insetBy(dx: 3, dy: 3), cornerRadius: 1))
    #expect(RoundedRectangle(cornerRadius: 4).inset(by: 6).path(in: frame) == Path(frame.insetBy(dx: 6, dy: 6)))
    #expect(Rectangle().inset(by: 15).path(in: frame).isEmpty)
  }

  @Test func `shapes can be moved, scaled, turned and mapped`() {
    #expect(bounds(Rectangle().offset(x: 5, y: -5)) == frame.offsetBy(dx: 5, dy: -5))
    #expect(bounds(Rectangle().scale(0.5)) == CGRect(x: 10, y: 5, width: 20, height: 10))
    #expect(bounds(Rectangle().scale(x: 0.5, y: 1, anchor: .topLeading)) == CGRect(x: 0, y: 0, width: 20, height: 20))
    let turned = bounds(Rectangle().rotation(.degrees(90)))
    #expect(abs(turned.minX - 10) < 1e-9 && abs(turned.height - 40) < 1e-9)
    #expect(bounds(Rectangle().transform(CGAffineTransform(translationX: 1, y: 2))) == frame.offsetBy(dx: 1, dy: 2))
    #expect(bounds(Rectangle().size(width: 10, height: 5)) == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(bounds(Rectangle().size(CGSize(width: 10, height: 10), anchor: .center)) == CGRect(x: 15, y: 5, width: 10, height: 10))
  }

  @Test func `a stretch of an outline and the line around it are shapes`() {
    let half = Path {
      $0.move(to: .zero); $0.addLine(to: CGPoint(x: 10, y: 0))
    }
    #expect(bounds(half.trim(from: 0.5, to: 1)) == CGRect(x: 5, y: 0, width: 5, height: 0))
    #expect(bounds(half.stroke(lineWidth: 2)) == CGRect(x: 0, y: -1, width: 10, height: 2))
  }

  struct Wedge: Shape {
    var share: Double

    var animatableData: Double {
      get { share }
      set { share = newValue }
    }

    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * share, height: rect.height))
    }
  }

  @Test func `a shape of the app is drawn with the foreground and mirrored from right to left`() {
    #expect(ViewTest(Wedge(share: 0.25).foregroundStyle(.red)).picture.contains(#"fill 0 0 "0 0 25 100 re" color 1 "#))
    let mirrored = ViewTest(Wedge(share: 0.25), environment: { $0.layoutDirection = .rightToLeft })
    #expect(mirrored.items[0].bounds == CGRect(x: 75, y: 0, width: 25, height: 100))
    let path = ViewTest(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), environment: { $0.layoutDirection = .rightToLeft })
    #expect(path.items[0].bounds == CGRect(x: 0, y: 0, width: 5, height: 5))
  }

  @Test func `animatable data of combined shapes are those of their parts`() {
    var shape = Wedge(share: 0.5).offset(x: 1, y: 2)
    #expect(shape.animatableData == AnimatablePair(0.5, AnimatablePair(1, 2)))
    shape.animatableData.first = 0.75
    #expect(shape.shape.share == 0.75)
  }

  @Test func `a shape takes its proposal, and is ten points large otherwise (B9.03)`() {
    ViewTest(Ellipse()).withNode { node in
      #expect(node.measure(ProposedViewSize(width: 30, height: 7)) == CGSize(width: 30, height: 7))
      #expect(node.measure(.unspecified) == CGSize(width: 10, height: 10))
    }
  }

  @Test func `corners without room make a pill, however they are said`() {
    let low = CGRect(x: 0, y: 0, width: 200, height: 40)
    for style in [RoundedCornerStyle.circular, .continuous] {
      let pill = RoundedRectangle(cornerRadius: 20, style: style).path(in: low)
      #expect(RoundedRectangle(cornerRadius: 100, style: style).path(in: low) == pill)
      #expect(RoundedRectangle(cornerRadius: .infinity, style: style).path(in: low) == pill)
      #expect(RoundedRectangle(cornerSize: CGSize(width: 100, height: 100), style: style).path(in: low) == pill)
      #expect(Capsule(style: style).path(in: low) == pill)
      let uneven = UnevenRoundedRectangle(
        topLeadingRadius: 100, bottomLeadingRadius: 100, bottomTrailingRadius: 100, topTrailingRadius: 100, style: style)
      #expect(uneven.path(in: low).description == pill.description)
    }
    // Where width and height differ they keep their proportion.
    let flat = RoundedRectangle(cornerSize: CGSize(width: 60, height: 40), style: .circular).path(in: low)
    #expect(flat == RoundedRectangle(cornerSize: CGSize(width: 30, height: 20), style: .circular).path(in: low))
    let clipped = ViewTest(Color.red.frame(width: 200, height: 40).cornerRadius(100), size: CGSize(width: 200, height: 40))
    #expect(
      clipped.picture == ViewTest(Color.red.frame(width: 200, height: 40).cornerRadius(20), size: CGSize(width: 200, height: 40)).picture)
  }

  @Test func `fills, strokes and borders draw what they say`() {
    let square = CGSize(width: 20, height: 20)
    #expect(ViewTest(Rectangle().fill(.red, style: FillStyle(eoFill: true)), size: square).picture.contains("fill 0 0 evenOdd"))
    #expect(
      ViewTest(Circle().stroke(.red, lineWidth: 4), size: square).items.map(\.bounds) == [CGRect(x: -2, y: -2, width: 24, height: 24)])
    #expect(
      ViewTest(Circle().strokeBorder(.red, lineWidth: 4), size: square).items.map(\.bounds) == [CGRect(x: 0, y: 0, width: 20, height: 20)])
    let dashed = Circle().stroke(style: StrokeStyle(lineWidth: 2, dash: [3]))
    #expect(ViewTest(dashed, size: square).picture.hasPrefix("scale 2\nfill"))
  }

  @Test func `a filled shape can be stroked on top`() {
    let test = ViewTest(Circle().fill(.red).stroke(.blue, lineWidth: 2).strokeBorder(.green, lineWidth: 1))
    let kinds = test.picture.split(separator: "\n").dropFirst().map { $0.split(separator: " ")[0] }
    #expect(kinds == ["fill", "stroke", "stroke"])
    #expect(test.frame == "0,0 100x100")
    #expect(test.items.map(\.bounds.width) == [100, 102, 100])
  }

  @Test func `a shape is hit where it is painted`() {
    let circle = ViewTest(Circle())
    #expect(circle.isHit(50, 50) && !circle.isHit(2, 2))
    let ring = ViewTest(Circle().stroke(.red, lineWidth: 10))
    #expect(ring.isHit(2, 50) && !ring.isHit(50, 50))
    #expect(!ViewTest(Rectangle().fill(.clear)).isHit(50, 50))
  }

  @Test func `a shape of any type is the shape that it holds`() {
    #expect(ViewTest(AnyShape(Circle()).fill(.red)).items[0] == ViewTest(Circle().fill(.red)).items[0])
    let remote = Remote<Bool>()
    let test = ViewTest(Changing(true, remote) { AnyShape($0 ? AnyShape(Circle()) : AnyShape(Rectangle())).fill(.red) })
    test.turn { remote.set(false) }
    #expect(test.items[0] == ViewTest(Rectangle().fill(.red)).items[0])
  }

  @Test func `an equal shape again edits nothing, another one is drawn anew`() {
    let remote = Remote<CGFloat>()
    let test = ViewTest(Changing(4, remote) { RoundedRectangle(cornerRadius: $0).fill(.red) })
    let edits = test.tree.drawing.editCount
    test.turn { remote.set(4) }
    #expect(test.tree.drawing.editCount == edits)
    test.turn { remote.set(8) }
    #expect(test.tree.drawing.editCount == edits + 1)
  }
}
