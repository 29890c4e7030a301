import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletLooks
import RivuletScreens
import Testing

/// What the pointer looks like over views that say so.
@MainActor
struct PointerStyleTests {
  private final class Shapes {
    var seen: [PointerShape] = []
  }

  private let shapes = Shapes()

  private func test(_ view: some View, environment change: (inout EnvironmentValues) -> Void = { _ in }) -> ViewTest {
    let shapes = shapes
    let test = ViewTest(view, idiom: .desktop, environment: change)
    test.tree.hover.onShapeChange = { shapes.seen.append($0) }
    return test
  }

  private func move(_ test: ViewTest, _ x: CGFloat, _ y: CGFloat) {
    test.turn { test.tree.hover.move(to: CGPoint(x: x, y: y)) }
  }

  private func cursor(_ style: PointerStyle, _ direction: LayoutDirection = .leftToRight) -> String? {
    let test = test(Color.red.pointerStyle(style)) { $0.layoutDirection = direction }
    move(test, 50, 50)
    return test.tree.hover.shape.cursorName
  }

  @Test func `each style is a cursor of the desktop`() {
    let styles: [(PointerStyle, String?)] = [
      (.default, nil), (.link, "pointer"), (.horizontalText, "text"), (.verticalText, "vertical-text"), (.rectSelection, "crosshair"),
      (.grabIdle, "grab"), (.grabActive, "grabbing"), (.zoomIn, "zoom-in"), (.zoomOut, "zoom-out"), (.columnResize, "col-resize"),
      (.rowResize, "row-resize"), (.columnResize(directions: .leading), "w-resize"), (.columnResize(directions: .trailing), "e-resize"),
      (.rowResize(directions: .up), "n-resize"), (.rowResize(directions: .down), "s-resize"),
    ]
    for (style, name) in styles { #expect(cursor(style) == name) }
  }

  @Test func `sides and corners show where they can be moved to`() {
    let positions: [(FrameResizePosition, both: String, outward: String, inward: String)] = [
      (.top, "ns", "n", "s"), (.leading, "ew", "w", "e"), (.bottom, "ns", "s", "n"), (.trailing, "ew", "e", "w"),
      (.topLeading, "nwse", "nw", "se"), (.topTrailing, "nesw", "ne", "sw"), (.bottomLeading, "nesw", "sw", "ne"),
      (.bottomTrailing, "nwse", "se", "nw"),
    ]
    for (position, both, outward, inward) in positions {
      #expect(cursor(.frameResize(position: position)) == both + "-resize")
      #expect(cursor(.frameResize(position: position, directions: .outward)) == outward + "-resize")
      #expect(cursor(.frameResize(position: position, directions: .inward)) == inward + "-resize")
    }
  }

  @Test func `where reading is from right to left, leading is right`() {
    #expect(cursor(.columnResize(directions: .leading), .rightToLeft) == "e-resize")
    #expect(cursor(.frameResize(position: .topLeading), .rightToLeft) == "nesw-resize")
    #expect(cursor(.frameResize(position: .bottomTrailing, directions: .outward), .rightToLeft) == "sw-resize")
  }

  @Test func `a style without directions is an arrow, and an issue`() {
    let test = test(
      VStack(spacing: 0) {
        Color.red.pointerStyle(.columnResize(directions: []))
        Color.red.pointerStyle(.frameResize(position: .top, directions: []))
      })
    move(test, 50, 20)
    move(test, 50, 80)
    #expect(shapes.seen.isEmpty)
    #expect(test.host.issueKinds == [.invalidValue])
  }

  @Test func `the innermost style counts, and nil is none`() {
    let test = test(
      HStack(spacing: 0) {
        Color.red.pointerStyle(.zoomIn)
        Color.red.pointerStyle(nil)
      }
      .pointerStyle(.link))
    for x in [20, 30, 80, 120] { move(test, CGFloat(x), 50) }
    #expect(shapes.seen == [.zoomIn, .link, .arrow])
  }

  @Test func `a pointer that leaves the window is an arrow again`() {
    let test = test(Color.red.pointerStyle(.link))
    move(test, 50, 50)
    test.turn { test.tree.hover.move(to: nil) }
    #expect(shapes.seen == [.link, .arrow])
  }

  @Test func `a style that changes below a pointer at rest is shown, and so is a view that comes there`() {
    let remote = Remote<Int>()
    let test = test(
      Changing(0, remote) { step in
        if step == 2 {
          Color.blue.pointerStyle(.rectSelection)
        } else {
          Color.red.pointerStyle(step == 0 ? .grabIdle : .grabActive)
        }
      })
    move(test, 50, 50)
    for step in 1...2 { test.turn { remote.set(step) } }
    #expect(shapes.seen == [.openHand, .closedHand, .crosshair])
  }

  @Test func `while the button is down, the pointer looks as the view wants on which it went down`() {
    let remote = Remote<Bool>()
    let test = test(
      HStack(spacing: 0) {
        Changing(false, remote) { isDragged in
          Color.red.pointerStyle(isDragged ? .grabActive : .grabIdle)
            .gesture(DragGesture(minimumDistance: 0).onChanged { _ in remote.set(true) }.onEnded { _ in remote.set(false) })
        }
        Color.blue.pointerStyle(.link)
      })
    func send(_ contact: Contact) { test.turn { test.tree.pointer.dispatch(contact) } }
    move(test, 20, 50)
    send(.began(CGPoint(x: 20, y: 50)))
    move(test, 80, 50)
    send(.moved(CGPoint(x: 80, y: 50)))
    #expect(shapes.seen == [.openHand, .closedHand])
    send(.ended(CGPoint(x: 80, y: 50)))
    #expect(shapes.seen == [.openHand, .closedHand, .link])
  }

  @Test func `a press that is cancelled, on a phone too, leaves the pointer to what is under it`() {
    let shapes = shapes
    let test = ViewTest(
      HStack(spacing: 0) {
        Color.red.pointerStyle(.grabIdle)
        Color.blue.pointerStyle(.link)
      })
    test.tree.hover.onShapeChange = { shapes.seen.append($0) }
    move(test, 20, 50)
    test.turn { test.tree.pointer.dispatch(.began(CGPoint(x: 20, y: 50), kind: .mouse)) }
    test.turn { test.tree.pointer.dispatch(.cancelled) }
    move(test, 80, 50)
    #expect(shapes.seen == [.openHand, .link])
  }

  @Test func `over a button that looks like a link the pointer is a hand, unless it is disabled`() {
    let test = test(
      VStack(spacing: 0) {
        Button("on") {}.frame(height: 50)
        Button("off") {}.disabled(true).frame(height: 50)
      }
      .buttonStyle(.link))
    move(test, 50, 25)
    move(test, 50, 75)
    #expect(shapes.seen == [.link, .arrow])
  }
}
