import Foundation
import RivuletDrawing
import RivuletGeometry
import RivuletText
import Testing

/// Where characters begin and end on a line.
struct CharacterEdgesTests {
  private func edges(_ text: String, by measurer: any TextMeasuring = engine) throws -> (edges: [CharacterEdges], width: CGFloat) {
    let system = TextSystem(measurer)
    let styled = StyledText(text, font: body)
    let line = try #require(system.layout(styled, style: ParagraphStyle(lineLimit: 1), proposal: .unspecified).lines.first)
    var boundaries = [0]
    for character in text { boundaries.append((boundaries.last ?? 0) + character.utf8.count) }
    return (system.edges(between: boundaries, on: line, of: styled), line.rect.width)
  }

  private func isClose(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 0.1 }

  @Test(arguments: ["Wave", "e\u{301}a", "👨‍👩‍👧!", "office", "가나다"])
  func `characters that run from left to right follow one another`(text: String) throws {
    let (edges, width) = try edges(text)
    #expect(edges.count == text.count)
    #expect(isClose(edges[0].leading, 0) && isClose(edges[edges.count - 1].trailing, width))
    for (edge, next) in zip(edges, edges.dropFirst()) { #expect(isClose(edge.trailing, next.leading)) }
    let areRising = edges.map { $0.leading < $0.trailing }
    #expect(!areRising.contains(false))
  }

  @Test func `characters that run from right to left begin at their right edges`() throws {
    let (edges, width) = try edges("שלום")
    #expect(isClose(edges[0].leading, width) && isClose(edges[3].trailing, 0))
    let areFalling = edges.map { $0.leading > $0.trailing }
    #expect(!areFalling.contains(false))
  }

  @Test func `each part of a text of both directions runs its own way`() throws {
    let (edges, width) = try edges("ab שלום")
    #expect(edges[0].leading < edges[0].trailing && edges[4].leading > edges[4].trailing)
    #expect(isClose(edges[3].leading, width))
  }

  @Test func `a measurer that knows no glyphs gives even edges`() throws {
    let (edges, _) = try edges("abc", by: FixedAdvanceMeasurer())
    #expect(edges == [0, 8.5, 17].map { CharacterEdges(leading: $0, trailing: $0 + 8.5) })
  }
}
