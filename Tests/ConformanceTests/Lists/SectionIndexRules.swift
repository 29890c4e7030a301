import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// The index of sections at the trailing edge of a list.
  @MainActor
  struct SectionIndexRules {
    @MainActor @Observable
    final class Book {
      var letters = "ABCDEFGHIJ".map(String.init)
      var rows = 20
      var visibility = Visibility.automatic
      var isLabelled = true
    }

    private struct Contacts: View {
      let book: Book

      var body: some View {
        List {
          ForEach(book.letters, id: \.self) { letter in
            Section {
              ForEach(0..<book.rows, id: \.self) { ScrollRow(n: $0, length: 22).aid("\(letter)\($0)") }
            } header: {
              Color.red.frame(height: 10).aid("head \(letter)")
            }
            .sectionIndexLabel(book.isLabelled ? Text(letter) : nil)
          }
        }
        .listStyle(.plain)
        .listSectionIndexVisibility(book.visibility)
      }
    }

    /// The middle of the label at a place of several.
    private func label(_ place: Int, of count: Int = 10, isMirrored: Bool = false) -> CGPoint {
      CGPoint(x: isMirrored ? 8 : 382, y: 422 + (CGFloat(place) - CGFloat(count - 1) / 2) * 14)
    }

    private func labels(_ harness: ViewHarness) -> String { harness.texts.joined() }

    @Test(arguments: [false, true])
    func `a list whose sections have labels has an index, and a tap on it leads to the section`(_ isMirrored: Bool) async {
      let harness = await shown(Contacts(book: Book()), isMirrored: isMirrored)
      #expect(labels(harness) == "ABCDEFGHIJ")
      #expect(Log.take().filter { $0.hasPrefix("b") }.count < 40, "only sections are made, not their rows")
      await harness.tap(at: label(7, isMirrored: isMirrored))
      await harness.settle()
      #expect((0..<20).contains(harness.minY("head H")))
      #expect(harness.frame(of: "H0") != nil)
      #expect(Log.take().filter { $0.hasPrefix("b") }.count < 80)
      await harness.tap(at: label(0, isMirrored: isMirrored))
      await harness.settle()
      #expect((0..<20).contains(harness.minY("head A")))
      await harness.tap(at: label(9, isMirrored: isMirrored))
      await harness.settle()
      #expect((0..<20).contains(harness.minY("head J")))
    }

    @Test func `a finger that moves along the index goes through the sections, beyond its ends too`() async {
      let harness = await shown(Contacts(book: Book()))
      await harness.down(at: label(1))
      await harness.settle()
      #expect((0..<20).contains(harness.minY("head B")))
      for place in [3, 5, 4] {
        await harness.move(to: label(place))
        await harness.settle()
        #expect((0..<20).contains(harness.minY("head \(Book().letters[place])")), "\(place)")
      }
      await harness.move(to: CGPoint(x: 200, y: 10))
      await harness.settle()
      #expect((0..<20).contains(harness.minY("head A")))
      await harness.move(to: CGPoint(x: 200, y: 840))
      await harness.up()
      await harness.settle()
      #expect((0..<20).contains(harness.minY("head J")))
    }

    @Test func `sections may come and go, and lose their labels`() async {
      let book = Book()
      let harness = await shown(Contacts(book: book))
      await harness.turn { book.letters.append("Z") }
      #expect(labels(harness) == "ABCDEFGHIJZ")
      await harness.turn { book.letters.removeFirst(3) }
      await harness.advance(by: 1)
      #expect(labels(harness) == "DEFGHIJZ")
      await harness.tap(at: label(2, of: 8))
      await harness.settle()
      #expect((0..<20).contains(harness.minY("head F")))
      await harness.turn { book.isLabelled = false }
      #expect(labels(harness) == "")
      await harness.turn { book.isLabelled = true }
      #expect(labels(harness) == "DEFGHIJZ")
      await harness.turn { book.letters = [] }
      await harness.advance(by: 1)
      #expect(labels(harness) == "")
      await harness.turn { book.letters = ["X"] }
      #expect(labels(harness) == "X")
      #expect(harness.runtimeIssues == [])
    }

    @Test func `the index is hidden where the app wants it, and on desktops there is none`() async {
      let book = Book()
      let harness = await shown(Contacts(book: book))
      #expect(labels(harness) == "ABCDEFGHIJ")
      await harness.turn { book.visibility = .hidden }
      #expect(labels(harness) == "")
      await harness.turn { book.visibility = .visible }
      #expect(labels(harness) == "ABCDEFGHIJ")
      book.isLabelled = false
      #expect(labels(await shown(Contacts(book: book))) == "")
      #expect(labels(await shown(Contacts(book: Book()), .desktop)) == "")
      let hidden = Book()
      hidden.visibility = .hidden
      _ = await shown(Contacts(book: hidden))
      #expect(Log.take().filter { $0.hasPrefix("b") }.count < 40)
    }

    @Test func `where there is no room for all labels dots stand for some, and each place still leads on`() async {
      let harness = await shown(Contacts(book: Book()), size: CGSize(width: 390, height: 100))
      #expect(labels(harness) == "A•D•G•J")
      await harness.tap(at: CGPoint(x: 382, y: 50 + 48 * 0.35))
      await harness.settle()
      #expect((0..<20).contains(harness.minY("head G")) || (0..<20).contains(harness.minY("head F")))
    }

    private struct Written: View {
      var body: some View {
        List {
          Text("top")
          Section("first") { ForEach(0..<30) { Text("f\($0)").aid("f\($0)") } }.sectionIndexLabel("F")
          Section("plain") { ForEach(0..<30) { Text("p\($0)").aid("p\($0)") } }
          Group {
            Section("last") { ForEach(0..<30) { Text("l\($0)").aid("l\($0)") } }.sectionIndexLabel("L")
          }
          Section {}.sectionIndexLabel("E")
        }
      }
    }

    @Test func `written sections have labels too, in cards as in plain lists`() async throws {
      let harness = await shown(Written())
      let bar = try #require(harness.elementFrame("Section index"))
      #expect(bar.maxX == 390)
      await harness.tap(at: label(1, of: 3))
      await harness.settle()
      #expect((0..<80).contains(harness.minY("l0")))
      await harness.tap(at: label(0, of: 3))
      await harness.settle()
      #expect((0..<80).contains(harness.minY("f0")))
      await harness.tap(at: label(2, of: 3))
      await harness.settle()
      #expect(harness.frame(of: "l29") != nil)
      #expect(harness.runtimeIssues == [])
    }

    @Test func `labels of sections do nothing outside of lists`() async {
      let harness = await shown(
        VStack {
          Section("a") { Text("b") }.sectionIndexLabel("A")
          ScrollView { LazyVStack { Section("c") { Text("d") }.sectionIndexLabel(Text("C")) } }
        })
      #expect(harness.texts == ["a", "b", "c", "d"])
    }
  }
}
