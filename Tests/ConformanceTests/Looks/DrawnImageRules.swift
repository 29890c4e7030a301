import Observation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Images that a closure of the app draws.
  @MainActor
  struct DrawnImageRules {
    private static func disc(_ color: Color, label: Text? = nil, opaque: Bool = false) -> Image {
      Image(size: CGSize(width: 40, height: 20), label: label, opaque: opaque) { context in
        context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 20)), with: .color(color))
      }
    }

    private func dump<V: View>(_ view: V, _ idiom: Idiom = .phone) async -> String {
      let harness = ViewHarness(view, size: CGSize(width: 200, height: 100), idiom: idiom)
      await harness.settle()
      #expect(harness.runtimeIssues.isEmpty)
      return harness.displayListDump()
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `a drawn image has the size that it says, wherever it stands`(_ idiom: Idiom) async throws {
      let harness = ViewHarness(
        List {
          Self.disc(.red).accessibilityIdentifier("plain")
          Label {
            Text("title")
          } icon: {
            Self.disc(.green).accessibilityIdentifier("icon")
          }
          Self.disc(.blue).resizable().frame(width: 100, height: 60).accessibilityIdentifier("large")
        }, size: CGSize(width: 300, height: 400), idiom: idiom)
      await harness.settle()
      #expect(harness.frame(of: "plain")?.size == CGSize(width: 40, height: 20))
      #expect(harness.frame(of: "icon")?.size == CGSize(width: 40, height: 20))
      #expect(harness.frame(of: "large")?.size == CGSize(width: 100, height: 60))
    }

    @Test func `a drawn image has its own colours, and those of its surroundings as a template`() async {
      let own = await dump(Self.disc(Color(red: 1, green: 0, blue: 0)))
      #expect(own.contains("color 1 0 0 1") && !own.contains("mask"))
      let template = await dump(Self.disc(.white).renderingMode(.template).foregroundStyle(Color(red: 0, green: 0, blue: 1)))
      #expect(template.contains("mask") && template.contains("color 0 0 1 1"))
    }

    @Test func `a drawn image is drawn in canvases, texts and tiles`() async {
      let red = Color(red: 1, green: 0, blue: 0)
      let canvas = await dump(Canvas { context, _ in context.draw(Self.disc(red), at: CGPoint(x: 50, y: 50)) })
      let text = await dump(Text("a \(Self.disc(red)) b"))
      for dump in [canvas, text] { #expect(dump.contains("color 1 0 0 1")) }
      let tiles = await dump(Self.disc(red).resizable(resizingMode: .tile).frame(width: 80, height: 40))
      #expect(tiles.ranges(of: "color 1 0 0 1").count == 4)
    }

    @Test func `an opaque image stands on black`() async {
      let dump = await dump(Self.disc(.white, opaque: true))
      #expect(dump.contains("color 0 0 0 1"))
    }

    @Test func `a screen reader says the label of a drawn image, and passes over one without`() async {
      let harness = await mount(
        VStack {
          Self.disc(.red, label: Text("a red disc"))
          Self.disc(.blue)
        })
      #expect(harness.role(of: "a red disc") == "image")
      #expect(harness.semanticsDump().ranges(of: "image").count == 1)
    }

    @Observable final class Level {
      var value = 0.25
    }

    @Test func `an image is drawn again when something changes that its closure reads`() async {
      let level = Level()
      let image = Image(size: CGSize(width: 100, height: 10)) { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: 100 * level.value, height: 10)), with: .color(Color(red: 1, green: 0, blue: 0)))
      }
      let harness = await mount(image)
      let before = harness.displayListDump()
      await harness.turn { level.value = 0.75 }
      #expect(harness.displayListDump() != before)
    }

    @Test func `an image of no size, and one whose closure draws nothing, draw nothing`() async {
      for size in [CGSize.zero, CGSize(width: -3, height: 5), CGSize(width: 0, height: 10)] {
        let dump = await dump(Image(size: size) { $0.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red)) })
        #expect(!dump.contains("fill"))
      }
      #expect(!(await dump(Image(size: CGSize(width: 10, height: 10)) { _ in })).contains("fill"))
    }
  }
}
