import Foundation
import RivuletCore
import RivuletDrawing
import RivuletElements
import RivuletNames
import Testing

/// Rectangles of one size and colour that are drawn one after the other share what they draw; all others do not.
@MainActor
struct SharedFillTests {
  private func fills(_ test: ViewTest) -> [String] {
    test.items.compactMap { item in
      guard case .fill(let path, .color(let color), let style) = item else { return nil }
      let size = path.boundingRect.size
      let looks = (style.isEOFilled ? " even-odd" : "") + (style.isAntialiased ? "" : " hard")
      return "\(Int(size.width))x\(Int(size.height)) \(color.hex)\(looks)"
    }
  }

  @Test func `each fill has its own size, colour, shape and style`() {
    let test = ViewTest(
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10)
        Color.red.frame(width: 10, height: 10)
        Color.red.frame(width: 20, height: 10)
        Color.blue.frame(width: 20, height: 10)
        Rectangle().fill(.blue).frame(width: 20, height: 10)
        Rectangle().fill(Color.blue, style: FillStyle(eoFill: true)).frame(width: 20, height: 10)
        Rectangle().fill(Color.blue, style: FillStyle(antialiased: false)).frame(width: 20, height: 10)
        Circle().fill(.blue).frame(width: 20, height: 20)
      })
    let blue = fills(test)[3].suffix(7)
    let red = fills(test)[0].suffix(7)
    #expect(red != blue)
    #expect(
      fills(test) == [
        "10x10 \(red)", "10x10 \(red)", "20x10 \(red)", "20x10 \(blue)", "20x10 \(blue)", "20x10 \(blue) even-odd", "20x10 \(blue) hard",
        "20x20 \(blue)",
      ])
    #expect(!test.items.contains { if case .fill(let path, _, _) = $0 { path.isEmpty } else { false } })
  }

  @Test func `a fill that gets another colour leaves those that shared its item`() {
    let remote = Remote<Color>()
    let test = ViewTest(
      Changing(.red, remote) { color in
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10)
          color.frame(width: 10, height: 10)
          Color.red.frame(width: 10, height: 10)
        }
      })
    let before = fills(test)
    test.turn { remote.set(.green) }
    let after = fills(test)
    #expect([after[0], after[2]] == [before[0], before[2]])
    #expect(after[1] != before[1])
    test.turn { remote.set(.red) }
    #expect(fills(test) == before)
  }
}
