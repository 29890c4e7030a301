import Foundation
import RivuletCore
import RivuletDrawing
import RivuletElements
import RivuletGeometry
import Testing

/// Letters are half as wide as their font size, lines 1.2 times as high.
@MainActor
struct TextTests {
  private func font(_ size: CGFloat) -> Font { .system(size: size) }

  @Test func `a text is as large as its lines, rounded up to whole pixels (B9.23)`() {
    #expect(ViewTest(Text(verbatim: "abcd").font(font(10))).size == "20x12")
    #expect(ViewTest(Text(verbatim: "abc").font(font(11)), scale: 2).size == "16.5x13.5")
    #expect(ViewTest(Text(verbatim: "abc").font(font(11)), scale: 1).size == "17x14")
    #expect(ViewTest(Text(verbatim: "abc").font(font(11)), scale: 3).size == "16.667x13.333")
  }

  @Test func `an empty text is one line high and draws nothing`() {
    let test = ViewTest(Text(verbatim: "").font(font(10)))
    #expect(test.size == "0x12")
    #expect(test.items.isEmpty)
  }

  @Test func `a text breaks into lines that fit the proposal`() {
    let test = ViewTest(Text(verbatim: "aaaa bbbb cc").font(font(10)), size: CGSize(width: 48, height: 100))
    #expect(test.size == "45x24")
    #expect(test.textItems[0].lines.map(\.range) == [0..<9, 10..<12])
  }

  @Test func `lines beyond the limit are cut (A4.14)`() {
    let name = Text(verbatim: "aaaa bbbb cccc dddd").font(font(10))
    let two = ViewTest(name.lineLimit(2), size: CGSize(width: 30, height: 100))
    #expect(two.size == "30x24")
    #expect(two.textItems[0].lines.map(\.isTruncated) == [false, true])
    #expect(two.textItems[0].truncation == .tail)
    #expect(ViewTest(name.lineLimit(...3), size: CGSize(width: 30, height: 100)).textItems[0].lines.count == 3)
    #expect(ViewTest(name.lineLimit(nil).lineLimit(1), size: CGSize(width: 30, height: 100)).textItems[0].lines.count == 4)
    #expect(ViewTest(name.lineLimit(1).truncationMode(.middle), size: CGSize(width: 30, height: 100)).textItems[0].truncation == .middle)
  }

  @Test func `a text can take the room of lines that it does not have`() {
    let text = Text(verbatim: "ab").font(font(10))
    #expect(ViewTest(text.lineLimit(3, reservesSpace: true)).size == "10x36")
    #expect(ViewTest(text.lineLimit(3, reservesSpace: false)).size == "10x12")
    #expect(ViewTest(text.lineLimit(2...4)).size == "10x24")
    #expect(ViewTest(text.lineLimit(2...).lineSpacing(5)).size == "10x29")
  }

  @Test func `line spacing lies between lines only`() {
    let text = Text(verbatim: "aaaa bbbb").font(font(10)).lineSpacing(6)
    #expect(ViewTest(text, size: CGSize(width: 30, height: 100)).size == "20x30")
    #expect(ViewTest(text).size == "45x12")
  }

  @Test func `a tight or loose font moves lines`() {
    let text = Text(verbatim: "aaaa bbbb")
    #expect(ViewTest(text.font(font(10).leading(.loose)), size: CGSize(width: 30, height: 100)).size == "20x26")
    #expect(ViewTest(text.font(font(10).leading(.tight)), size: CGSize(width: 30, height: 100)).size == "20x22")
  }

  @Test func `shorter lines lie where the alignment says, mirrored from right to left`() {
    func starts(_ alignment: TextAlignment, _ direction: LayoutDirection = .leftToRight) -> [CGFloat] {
      ViewTest(
        Text(verbatim: "aaaa bb").font(font(10)).multilineTextAlignment(alignment), size: CGSize(width: 25, height: 50),
        environment: { $0.layoutDirection = direction }
      ).textItems[0].lines.map(\.rect.minX)
    }
    #expect(starts(.leading) == [0, 0])
    #expect(starts(.center) == [0, 5])
    #expect(starts(.trailing) == [0, 10])
    #expect(starts(.leading, .rightToLeft) == [0, 10])
  }

  @Test func `baselines are guides of the text (B9.19)`() {
    let test = ViewTest(Text(verbatim: "aaaa bbbb").font(font(10)), size: CGSize(width: 30, height: 100))
    let dimensions = test.tree.root.children[0].dimensions(ProposedViewSize(width: 30, height: 100))
    let share = TextMetrics.baselineFraction
    #expect(dimensions[.firstTextBaseline] == 12 * share)
    #expect(abs(dimensions[.lastTextBaseline] - (12 + 12 * share)) < 1e-9)
    #expect(dimensions[explicit: VerticalAlignment.top] == nil)
  }

  @Test func `texts of two sizes meet at their baselines`() {
    let test = ViewTest(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text(verbatim: "a").font(font(20)); Text(verbatim: "b").font(font(10))
      })
    let nodes = test.tree.root.children[0].children
    let baselines = nodes.map { $0.frameInRoot.minY + $0.size.height * TextMetrics.baselineFraction }
    #expect(abs(baselines[0] - baselines[1]) < 0.3)
    #expect(nodes[1].frameInRoot.minY > nodes[0].frameInRoot.minY)
  }

  @Test func `a text becomes smaller before it is cut`() {
    let text = Text(verbatim: "aaaaaaaaaa").font(font(10)).lineLimit(1)
    let scaled = ViewTest(text.minimumScaleFactor(0.5), size: CGSize(width: 40, height: 100)).textItems[0]
    #expect(!scaled.lines[0].isTruncated)
    #expect(scaled.runs[0].font.size <= 8 && scaled.runs[0].font.size > 7.7)
    let cut = ViewTest(text.minimumScaleFactor(0.9), size: CGSize(width: 40, height: 100)).textItems[0]
    #expect(cut.lines[0].isTruncated)
    #expect(cut.runs[0].font.size == 9)
    let free = ViewTest(text.minimumScaleFactor(0.5), size: CGSize(width: 100, height: 100)).textItems[0]
    #expect(free.runs[0].font.size == 10)
  }

  @Test func `letters can be changed for a view`() {
    #expect(ViewTest(VStack { Text(verbatim: "aBc") }.textCase(.uppercase)).runs == "ABC/17/400/#000000")
    #expect(ViewTest(VStack { Text(verbatim: "aBc").textCase(nil) }.textCase(.lowercase)).runs == "aBc/17/400/#000000")
  }

  @Test func `a modifier of a text beats its surroundings, and its first of a kind counts (B8.02, B8.04)`() {
    let text = Text(verbatim: "a").foregroundColor(.red).foregroundColor(.blue)
    #expect(ViewTest(text.foregroundStyle(.green)).runs == "a/17/400/#FF3B30")
    #expect(ViewTest(VStack { Text(verbatim: "a").foregroundColor(nil) }.foregroundStyle(.green)).runs == "a/17/400/#34C759")
    #expect(ViewTest(VStack { Text(verbatim: "a").font(.caption).font(.title) }).runs == "a/12/400/#000000")
    #expect(ViewTest(VStack { Text(verbatim: "a").bold(false) }.bold()).runs == "a/17/400/#000000")
    #expect(ViewTest(VStack { Text(verbatim: "a").fontWeight(.light) }.bold()).runs == "a/17/300/#000000")
  }

  @Test func `joined texts keep their own modifiers and share those around`() {
    let text = Text(verbatim: "ab").bold() + Text(verbatim: "cd").foregroundColor(.red) + Text(verbatim: "ef")
    #expect(ViewTest(text.font(font(10)).italic()).runs == "ab/10/700i/#000000 cd/10/400i/#FF3B30 ef/10/400i/#000000")
    #expect(ViewTest(text.font(font(10))).size == "30x12")
    #expect(ViewTest(Text(verbatim: "a").bold() + Text(verbatim: "b").bold()).runs == "ab/17/600/#000000")
  }

  @Test func `kerning, tracking and raised letters change what is measured`() {
    let text = Text(verbatim: "abcd").font(font(10))
    #expect(ViewTest(text.kerning(2)).size == "28x12")
    #expect(ViewTest(text.kerning(2).tracking(1)).size == "24x12")
    #expect(ViewTest(VStack { text }.tracking(3)).size == "32x12")
    #expect(ViewTest(text.baselineOffset(4)).textItems[0].runs[0].baselineOffset == 4)
  }

  @Test func `lines are drawn under and through text`() {
    let run = ViewTest(Text(verbatim: "a").underline(color: .red).strikethrough(pattern: .dash)).textItems[0].runs[0]
    #expect(run.underline?.color?.hex == "#FF3B30")
    #expect(run.strikethrough == TextRun.Decoration(pattern: .dash))
    let outer = ViewTest(VStack { Text(verbatim: "a") }.underline(pattern: .dot)).textItems[0].runs[0]
    #expect(outer.underline == TextRun.Decoration(pattern: .dot))
    let off = ViewTest(VStack { Text(verbatim: "a").underline(false) }.underline()).textItems[0].runs[0]
    #expect(off.underline == nil)
  }

  @Test func `a gradient runs over the whole text`() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let picture = ViewTest(Text(verbatim: "abcd").font(font(10)).foregroundStyle(gradient)).picture
    #expect(picture.contains("mask {"))
    #expect(picture.contains("text"))
    #expect(picture.contains("linear 40 50 60 50 stops 2"))
  }

  @Test func `a text says to screen readers what it shows`() {
    let test = ViewTest(Text(verbatim: "hello"))
    #expect(SemanticsTree(test.tree).items().map { "\($0.element.role!) \($0.element.label!)" } == ["text hello"])
  }

  @Test func `texts are equal by what they are made of`() {
    #expect(Text("a").bold() == Text("a").bold())
    #expect(Text("a") != Text(verbatim: "a"))
    #expect(Text(verbatim: "a").bold() != Text(verbatim: "a"))
    #expect(Text("n \(1)") == Text("n \(1)"))
    #expect(Text("n \(1)") != Text("n \(2)"))
    #expect(Text(verbatim: "a") + Text(verbatim: "b") == Text(verbatim: "a") + Text(verbatim: "b"))
  }
}
