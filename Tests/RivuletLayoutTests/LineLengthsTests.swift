import Foundation
import RivuletLayout
import Testing

@Suite struct LineLengthsTests {
  @Test func `B16.08a unknown lines are as long as the known ones on the average`() {
    var lengths = LineLengths()
    lengths.count = 100
    for line in 0..<5 { lengths[line] = 20 }
    #expect(lengths.total == 2_000)
    for line in 5..<8 { lengths[line] = 40 }
    #expect(lengths.total == 220 + 92 * 27.5)
    #expect(lengths.start(of: 5) == 100)
    lengths[7] = nil
    #expect(lengths.knownCount == 7)
    #expect(lengths[7] == nil)
  }

  @Test func `the line at a distance, with spacing`() {
    var lengths = LineLengths()
    lengths.count = 1_000_000
    lengths.spacing = 10
    lengths[0] = 50
    lengths[999_999] = 50
    #expect(lengths.line(at: -1) == 0)
    #expect(lengths.line(at: 59) == 0)
    #expect(lengths.line(at: 0) == 0)
    #expect(lengths.line(at: 60) == 1)
    #expect(lengths.line(at: 6e6) == 100_000)
    #expect(lengths.line(at: 1e12) == 999_999)
    #expect(lengths.total == 60 * 1e6 - 10)
  }

  @Test func `B16.06a lines without a length are passed by`() {
    var lengths = LineLengths()
    lengths.count = 300
    #expect(lengths.line(at: 0) == 0)
    for line in 0..<130 { lengths[line] = 0 }
    #expect(lengths.line(at: 0) == 130)
    lengths[130] = 50
    #expect(lengths.line(at: 0) == 130)
    for line in 131..<300 { lengths[line] = 0 }
    #expect(lengths.line(at: 0) == 130)
    lengths[130] = 0
    #expect(lengths.line(at: 0) == 299)
  }

  @Test func `known lengths follow their lines to other numbers`() {
    var lengths = LineLengths()
    lengths.count = 300
    for line in 100..<140 { lengths[line] = CGFloat(line) }
    lengths.renumber { $0 < 120 ? $0 + 150 : nil }
    #expect(lengths.knownCount == 20)
    #expect(lengths[250] == 100)
    #expect(lengths[269] == 119)
    lengths.count = 260
    lengths.renumber { $0 }
    #expect(lengths.knownCount == 10)
    lengths.forgetAll()
    #expect(lengths.total == 0)
  }
}

@Suite struct GridTracksTests {
  private func item(_ size: GridTracks.Item.Size, spacing: CGFloat = 8) -> GridTracks.Item {
    GridTracks.Item(size, spacing: spacing, alignment: nil)
  }

  private func lengths(_ items: [GridTracks.Item], in length: CGFloat) -> [CGFloat] { GridTracks(items).tracks(in: length).map(\.length) }

  @Test func `B16.41a flexible tracks share what fixed ones and spacing leave, in order`() {
    #expect(lengths([item(.fixed(100)), item(.flexible(minimum: 10, maximum: .infinity))], in: 208) == [100, 100])
    let capped = [
      item(.flexible(minimum: 10, maximum: 60)), item(.flexible(minimum: 10, maximum: .infinity)),
      item(.flexible(minimum: 10, maximum: 80)),
    ]
    #expect(lengths(capped, in: 280) == [60, 102, 80])
    let wide = [item(.flexible(minimum: 100, maximum: .infinity)), item(.flexible(minimum: 180, maximum: .infinity))]
    #expect(GridTracks(wide).length(in: 300) == 334)
    #expect(lengths(wide, in: 334) == [163, 180])
  }

  @Test func `B16.42a an adaptive item is as many tracks as fit`() {
    #expect(
      lengths([item(.adaptive(minimum: 80, maximum: .infinity))], in: 300) == [94.66666666666667, 94.66666666666667, 94.66666666666667])
    #expect(lengths([item(.adaptive(minimum: 80, maximum: 90))], in: 300) == [90, 90, 90])
    #expect(lengths([item(.adaptive(minimum: 400, maximum: .infinity))], in: 300) == [400])
  }
}
