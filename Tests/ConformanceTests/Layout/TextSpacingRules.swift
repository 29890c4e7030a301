import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// B9.08: the default distance between text and its neighbours.
  @MainActor
  struct TextSpacingRules {
    private struct Case: CustomTestStringConvertible, Sendable {
      let idiom: Idiom
      let size: CGFloat
      let above: CGFloat
      let below: CGFloat
      var testDescription: String { "\(idiom) \(size)" }
    }

    private nonisolated static let cases = [
      Case(idiom: .desktop, size: 13, above: 4.7422, below: 8.1509), Case(idiom: .desktop, size: 26, above: 8.9844, below: 15.8018),
      Case(idiom: .desktop, size: 16, above: 5.375, below: 9.5703), Case(idiom: .phone, size: 17, above: 6.6006, below: 10.8091),
      Case(idiom: .phone, size: 34, above: 12.7012, below: 21.1182), Case(idiom: .phone, size: 20, above: 7.3242, below: 12.2754),
    ]

    private func frames<V: View>(_ view: V, _ idiom: Idiom, _ names: String...) async throws -> [CGRect] {
      let harness = ViewHarness(
        view, size: CGSize(width: 400, height: 600), idiom: idiom, textMeasurer: FixedAdvanceMeasurer(advance: 0.5, lineHeight: 1))
      await harness.settle()
      return try names.map { try #require(harness.frame(of: $0)) }
    }

    /// The distance between what is above and what is below in a column without spacing.
    private func gap<Above: View, Below: View>(_ above: Above, _ below: Below, _ idiom: Idiom = .desktop) async throws -> CGFloat {
      let column = VStack {
        above.accessibilityIdentifier("above")
        below.accessibilityIdentifier("below")
      }
      let frames = try await frames(column, idiom, "above", "below")
      return frames[1].minY - frames[0].maxY
    }

    private func isNear(_ length: CGFloat, _ other: CGFloat) -> Bool { abs(length - other) < 0.001 }

    @Test(arguments: cases) private func `B9.08 the distance between text and other views follows the font`(_ example: Case) async throws {
      let text = Text("a").font(.system(size: example.size))
      #expect(isNear(try await gap(text, Box("b", 10, 10), example.idiom), example.below))
      #expect(isNear(try await gap(Box("b", 10, 10), text, example.idiom), example.above))
    }

    @Test func `B9.08 texts of a system font follow each other without a distance`() async throws {
      #expect(try await gap(Text("a"), Text("b")) == 0)
      #expect(try await gap(Text("a").font(.largeTitle), Text("b").font(.caption)) == 0)
      #expect(try await gap(Text("a"), Text("b").font(.title), .phone) == 0)
    }

    @Test func `B9.08 between two texts the lower one's leading counts`() async throws {
      let loose = try await gap(Text("a"), Text("b").font(.body.leading(.loose)))
      #expect(loose > 0)
      #expect(try await gap(Text("a").font(.body.leading(.loose)), Text("b")) == 0)
    }

    @Test func `B9.08 beside each other text and other views are 8 apart`() async throws {
      let row = HStack {
        Text("a").font(.largeTitle).accessibilityIdentifier("a")
        Box("b", 10, 10)
        Text("c").accessibilityIdentifier("c")
        Text("d").accessibilityIdentifier("d")
      }
      let frames = try await frames(row, .desktop, "a", "b", "c", "d")
      #expect(zip(frames, frames.dropFirst()).map { $1.minX - $0.maxX } == [8, 8, 8])
    }

    @Test func `B9.08 a text's wishes pass through frames, backgrounds and padding without a length`() async throws {
      let box = Box("b", 10, 10)
      #expect(isNear(try await gap(Text("a").frame(width: 100, height: 40), box), 8.1509))
      #expect(isNear(try await gap(Text("a").frame(maxWidth: .infinity), box), 8.1509))
      #expect(isNear(try await gap(Text("a").background(Color.red), box), 8.1509))
      #expect(isNear(try await gap(Text("a").background { Color.red }.overlay(Color.blue), box), 8.1509))
      #expect(isNear(try await gap(Text("a").padding(.horizontal, 20), box), 8.1509))
      #expect(isNear(try await gap(Text("a").padding(.top, 20), box), 8.1509))
      #expect(try await gap(Text("a").padding(.bottom, 20), box) == 8)
      #expect(try await gap(box, Text("a").padding()) == 8)
      #expect(isNear(try await gap(box, Text("a").padding(.bottom, 1)), 4.7422))
    }

    @Test func `B9.08 the ends of nested stacks have the wishes of what lies there`() async throws {
      let box = Box("b", 10, 10)
      let column = VStack {
        Box("c", 10, 10)
        Text("a")
      }
      #expect(isNear(try await gap(column, box), 8.1509))
      #expect(try await gap(box, column) == 8)
      let row = HStack {
        Text("a").font(.system(size: 26))
        Text("b")
      }
      #expect(isNear(try await gap(row, box), 15.8018))
      #expect(isNear(try await gap(box, row), 8.9844))
      #expect(try await gap(row, row) == 0)
      let header = HStack {
        Text("a")
        Spacer()
      }
      #expect(isNear(try await gap(header, box), 8.1509))
      #expect(isNear(try await gap(box, header), 4.7422))
      #expect(try await gap(header, Text("b")) == 0)
    }

    @Test func `B9.08 of the wishes that meet the larger counts`() async throws {
      let mixed = HStack {
        Text("a")
        Box("c", 10, 10)
      }
      // The text above the box, the box above the text, and the texts.
      #expect(isNear(try await gap(mixed, mixed), 8.1509))
      let large = HStack {
        Text("a").font(.system(size: 40))
        Box("c", 10, 10)
      }
      #expect(isNear(try await gap(mixed, large), 13.4375))
    }

    @Test func `B9.08 nothing but itself lies between a spacer and text`() async throws {
      let column = VStack {
        Text("a").accessibilityIdentifier("a")
        Spacer().frame(height: 20)
        Text("b").accessibilityIdentifier("b")
      }
      let frames = try await frames(column, .desktop, "a", "b")
      #expect(frames[1].minY - frames[0].maxY == 20)
    }

    @Test func `B9.08 a field keeps its distance whatever stands in it`() async throws {
      let box = Box("b", 10, 10)
      for text in ["", "text"] {
        let field = TextField("name", text: .constant(text), prompt: Text("prompt")).textFieldStyle(.plain)
        #expect(try await gap(field, box) == 8)
        #expect(try await gap(box, field, .phone) == 8)
      }
    }

    private struct Growing: View {
      @State private var isLarge = false
      var body: some View {
        VStack {
          Text("a").font(.system(size: isLarge ? 26 : 13)).accessibilityIdentifier("a")
          Box("b", 10, 10)
          Button("grow") { isLarge = true }
        }
      }
    }

    @Test func `B9.08 the distance follows a change of the font`() async throws {
      let harness = ViewHarness(Growing(), idiom: .desktop)
      await harness.settle()
      func gap() throws -> CGFloat { try #require(harness.frame(of: "b")).minY - #require(harness.frame(of: "a")).maxY }
      #expect(isNear(try gap(), 8.1509))
      try await harness.tap("grow")
      #expect(isNear(try gap(), 15.8018))
    }
  }
}
