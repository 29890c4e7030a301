import Foundation
import RivuletDrawing
import Testing

struct TextLinesTests {
  private func line(_ number: Int, omitted: Range<Int>? = nil) -> TextLine {
    TextLine(
      rect: CGRect(x: 0, y: number * 10, width: 40, height: 10), baseline: 8, range: number..<number + 3, isTruncated: omitted != nil,
      omitted: omitted)
  }

  @Test(arguments: 0...4) func `lines are those that were added, in their order`(count: Int) {
    let expected = (0..<count).map { line($0) }
    let lines = TextLines(expected)
    #expect(lines.count == count)
    #expect(Array(lines) == expected)
    #expect(lines.first == expected.first)
    #expect(lines.last == expected.last)
    #expect(lines.isEmpty == (count == 0))
  }

  @Test(arguments: 1...3) func `a line that is changed differs, and no other`(count: Int) {
    let lines = TextLines((0..<count).map { line($0) })
    for place in lines.indices {
      var changed = lines
      changed[place].rect.origin.x = 5
      #expect(changed != lines)
      #expect(changed.indices.filter { changed[$0] != lines[$0] } == [place])
      #expect(changed[place].rect.origin.x == 5)
    }
  }

  @Test(arguments: [nil, 0..<0, 3..<3, 2..<9] as [Range<Int>?]) func `what is omitted is known as it was said`(omitted: Range<Int>?) {
    var line = line(2, omitted: omitted)
    #expect(line.omitted == omitted)
    #expect(line.range == 2..<5)
    line.omitted = nil
    line.range = 7..<7
    #expect(line.omitted == nil)
    #expect(line.range == 7..<7)
  }
}
