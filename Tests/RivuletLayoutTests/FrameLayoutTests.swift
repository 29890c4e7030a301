import Foundation
import RivuletGeometry
import RivuletLayout
import Testing

@Suite struct FrameLayoutTests {
  @Test func `a fixed frame proposes and reports exactly its lengths and centres an overflowing child (B9.11)`() {
    check(
      """
      Frame w=50 h=20 in 300x300
        Box 100x10
      """, places: "Box -25,5 100x10", size: "50x20")
    check(
      """
      Frame w=50 h=20 alignment=leading,bottom in 300x300
        Box 100x10
      """, places: "Box 0,10 100x10")
    check(
      """
      Frame w=50 in 300x300
        Color
      """, places: "Color 0,0 50x300", size: "50x300")
  }

  @Test(arguments: [-1, CGFloat.nan, .infinity, -.infinity])
  func `a fixed length that no view can have is ignored and reported (B9.11)`(_ length: CGFloat) {
    let frame = FrameLayout(width: length, height: 20)
    #expect(frame.width == nil)
    #expect(frame.height == 20)
    #expect(frame.diagnostics.count == 1)
    #expect(frame.diagnostics[0].message.hasPrefix("frame received the width"))
    #expect(FrameLayout(width: 0, height: nil).diagnostics.isEmpty)
  }

  @Test func `a frame without bounds on an axis takes the child's length (B9.12)`() {
    check(
      """
      Flexible minH=5 in 100x50
        Box 30x10
      """, places: "Box 0,0 30x10", size: "30x10")
  }

  @Test func `with both bounds the frame takes the proposal between them (B9.12)`() {
    check("Flexible minW=20 maxW=60 in 100x50\n  Box 30x10", places: "Box 15,0 30x10", size: "60x10")
    check("Flexible minW=20 maxW=60 in 10x50\n  Box 30x10", size: "20x10")
    check("Flexible minW=20 maxW=60 in 40x50\n  Box 30x10", size: "40x10")
    check("Flexible minW=20 maxW=60 in nilx50\n  Box 70x10", size: "60x10")
  }

  @Test func `with a minimum only the frame is at least that and at most the child (B9.12)`() {
    check("Flexible minW=50 in 60x50\n  Box 80x10", size: "60x10")
    check("Flexible minW=50 in 20x50\n  Box 80x10", size: "50x10")
    check("Flexible minW=50 in 100x50\n  Box 80x10", size: "80x10")
    check("Flexible minW=50 in 100x50\n  Box 30x10", places: "Box 10,0 30x10", size: "50x10")
  }

  @Test func `with a maximum only the frame grows to the proposal and shrinks to the bound (B9.12)`() {
    check("Flexible maxW=50 in 40x50\n  Box 30x10", size: "40x10")
    check("Flexible maxW=50 in 100x50\n  Box 30x10", size: "50x10")
    check("Flexible maxW=50 in 20x50\n  Box 30x10", size: "30x10")
    check("Flexible maxW=50 in 100x50\n  Box 80x10", places: "Box -15,0 80x10", size: "50x10")
  }

  @Test func `a maximum of infinity fills the proposal (B9.12)`() {
    check("Flexible maxW=inf in 200x50\n  Box 30x10", places: "Box 85,0 30x10", size: "200x10")
    check("Flexible maxW=inf in nilx50\n  Box 30x10", size: "30x10")
  }

  @Test func `flexible inside fixed and text with bounds (S116)`() {
    check(
      """
      Frame w=200 h=200 in 500x500
        Flexible maxW=inf
          Color
      """, places: "Color 0,0 200x200", size: "200x200")
    check("Flexible minW=0 maxW=50 in 300x300\n  Text 20", size: "50x80")
  }

  @Test func `the ideal length stands in for a missing proposal (B9.12)`() {
    check("Flexible idealW=70 in nilx50\n  Color", places: "Color 0,0 70x50", size: "70x50")
    check("Flexible minW=0 idealW=70 maxW=inf in nilx50\n  Box 30x10", size: "70x10")
    check("Flexible idealW=70 in 20x50\n  Color", size: "20x50")
  }

  @Test func `bounds out of order are raised and reported (B9.13)`() {
    let frame = FlexibleFrameLayout(minWidth: 50, idealWidth: 20, maxWidth: 10)
    #expect([frame.width.minimum, frame.width.ideal, frame.width.maximum] == [50, 50, 50])
    #expect(frame.diagnostics == [.contradictoryBounds(.horizontal)])
    let other = FlexibleFrameLayout(idealHeight: 20, maxHeight: 10)
    #expect([other.height.ideal, other.height.maximum] == [20, 20])
    #expect(other.diagnostics == [.contradictoryBounds(.vertical)])
    #expect(FlexibleFrameLayout(minWidth: 10, idealWidth: 20, maxWidth: .infinity).diagnostics.isEmpty)
  }

  @Test func `bounds that are no lengths are ignored and reported`() {
    let frame = FlexibleFrameLayout(minWidth: -5, maxHeight: .nan)
    #expect(frame.width.minimum == nil)
    #expect(frame.height.maximum == nil)
    #expect(frame.diagnostics.count == 2)
  }

  @Test func `a frame's own guides are the defaults for its size`() {
    check(
      """
      Frame w=50 h=50 alignment=leading,firstTextBaseline in 300x300
        Text 2
      """, places: "Text 0,35 20x20")
  }
}
