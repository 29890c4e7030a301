import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Pictures and colours of asset catalogs, which lie among the resources as Xcode writes them.
  @MainActor
  struct AssetRules {
    private static let info = "\"info\" : { \"author\" : \"xcode\", \"version\" : 1 }"

    private static func drawing(_ width: Int, _ height: Int, _ color: String) -> String {
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)"><rect width="\(width)" height="\(height)" fill="\(color)"/></svg>
      """
    }

    private static func color(_ red: String, _ green: String, _ blue: String, space: String = "srgb", beside: String = "") -> String {
      """
      { "idiom" : "universal", \(beside) "color" : { "color-space" : "\(space)", "components" : { "alpha" : "1.000", "red" : "\(red)",
        "green" : "\(green)", "blue" : "\(blue)" } } }
      """
    }

    private static let dark = "\"appearances\" : [ { \"appearance\" : \"luminosity\", \"value\" : \"dark\" } ],"

    private static let files = [
      "Contents.json": "{ \(info) }",
      "photo.imageset/Contents.json": """
      { "images" : [ { "filename" : "one.svg", "idiom" : "universal", "scale" : "1x" }, { "filename" : "two.svg", "idiom" : "universal",
        "scale" : "2x" }, { "idiom" : "universal", "scale" : "3x" } ], \(info) }
      """,
      "photo.imageset/one.svg": drawing(40, 20, "red"), "photo.imageset/two.svg": drawing(80, 40, "blue"),
      "sky.imageset/Contents.json": """
      { "images" : [ { "filename" : "day.svg", "idiom" : "universal" }, { \(dark) "filename" : "night.svg", "idiom" : "universal" },
        { "filename" : "phone.svg", "idiom" : "iphone" } ], \(info), "properties" : { "template-rendering-intent" : "template" } }
      """,
      "sky.imageset/day.svg": drawing(10, 10, "white"), "sky.imageset/night.svg": drawing(20, 20, "black"),
      "sky.imageset/phone.svg": drawing(30, 30, "white"),
      "Icons/Contents.json": "{ \(info), \"properties\" : { \"provides-namespace\" : true } }",
      "Icons/small.imageset/Contents.json": "{ \"images\" : [ { \"filename\" : \"a.svg\", \"idiom\" : \"universal\" } ], \(info) }",
      "Icons/small.imageset/a.svg": drawing(5, 6, "red"),
      "Plain/deep.imageset/Contents.json": "{ \"images\" : [ { \"filename\" : \"a.svg\", \"idiom\" : \"universal\" } ], \(info) }",
      "Plain/deep.imageset/a.svg": drawing(7, 8, "red"),
      "damaged.imageset/Contents.json": "{ \"images\" : [ { \"filename\" : \"a.png\", \"idiom\" : \"universal\" } ], \(info) }",
      "damaged.imageset/a.png": "no picture",
      "mark.symbolset/Contents.json": "{ \"symbols\" : [ { \"filename\" : \"a.svg\", \"idiom\" : \"universal\" } ], \(info) }",
      "mark.symbolset/a.svg": drawing(10, 10, "black"),
      "paper.imageset/Contents.json": "{ \"images\" : [ { \"filename\" : \"a.pdf\", \"idiom\" : \"universal\" } ], \(info) }",
      "paper.imageset/a.pdf": "%PDF-1.4\n%%EOF\n",
      "empty.imageset/Contents.json": "{ \"images\" : [ { \"idiom\" : \"universal\" } ], \(info) }",
      "broken.colorset/Contents.json": "{ \"colors\" : [",
      "brand.colorset/Contents.json": """
      { "colors" : [ \(color("0.200", "0x66", "153")), \(color("1.000", "0.000", "0.000", beside: dark)) ], \(info) }
      """,
      "wide.colorset/Contents.json": "{ \"colors\" : [ \(color("1.000", "1.000", "1.000", space: "display-p3")) ], \(info) }",
      "system.colorset/Contents.json": """
      { "colors" : [ { "idiom" : "universal", "color" : { "platform" : "ios", "reference" : "systemRedColor" } } ], \(info) }
      """,
      "gray.colorset/Contents.json": """
      { "colors" : [ { "idiom" : "universal", "color" : { "color-space" : "gray-gamma-22", "components" : { "white" : "0.500",
        "alpha" : "0.500" } } } ], \(info) }
      """,
    ]

    /// A bundle with a catalog, for as long as `body` runs.
    private func withBundle(_ body: (Bundle) async throws -> Void) async throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).resources")
      defer { try? FileManager.default.removeItem(at: folder) }
      for (name, text) in Self.files {
        let file = folder.appendingPathComponent("Assets.xcassets/\(name)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      try await body(#require(Bundle(path: folder.path)))
    }

    private struct Pictures: View {
      let bundle: Bundle

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Image("photo", bundle: bundle).aid("photo")
          Image("sky", bundle: bundle).foregroundStyle(.red).aid("sky")
          Image("Icons/small", bundle: bundle).aid("small")
          Image("deep", bundle: bundle).aid("deep")
          Image(ImageResource(name: "photo", bundle: bundle)).resizable().frame(width: 9, height: 9).aid("resource")
        }
      }
    }

    private func desktop(_ view: some View) async -> ViewHarness {
      let harness = ViewHarness(view, idiom: .desktop)
      await harness.settle()
      return harness
    }

    @Test(arguments: [1.0, 2, 3])
    func `pictures have the size and the variant for the display, the appearance and the idiom`(scale: Double) async throws {
      try await withBundle { bundle in
        let harness = ViewHarness(Pictures(bundle: bundle), displayScale: scale)
        await harness.settle()
        #expect(harness.frame(of: "photo")?.size == CGSize(width: 40, height: 20))
        #expect(harness.frame(of: "sky")?.size == CGSize(width: 30, height: 30))
        #expect(harness.frame(of: "small")?.size == CGSize(width: 5, height: 6))
        #expect(harness.frame(of: "deep")?.size == CGSize(width: 7, height: 8))
        #expect(harness.frame(of: "resource")?.size == CGSize(width: 9, height: 9))
        #expect(harness.displayListDump().contains(scale == 1 ? "one.svg" : "two.svg"))
        #expect(harness.runtimeIssues == [])
        let dark = await desktop(Pictures(bundle: bundle).environment(\.colorScheme, .dark))
        #expect(dark.frame(of: "sky")?.size == CGSize(width: 20, height: 20))
        let light = await desktop(Pictures(bundle: bundle))
        #expect(light.frame(of: "sky")?.size == CGSize(width: 10, height: 10))
      }
    }

    @Test func `a picture that is no file, is damaged or is missing is reported`() async throws {
      try await withBundle { bundle in
        for (name, size) in [("empty", CGFloat(0)), ("damaged", 32), ("nothing", 0)] {
          let harness = await mount(Image(name, bundle: bundle).aid("i"))
          #expect(harness.frame(of: "i")?.width == size, "\(name)")
          #expect(harness.runtimeIssues.count == 1, "\(name)")
        }
      }
    }

    @Test func `symbols and PDF files of a catalog are reported`() async throws {
      try await withBundle { bundle in
        let symbol = await mount(Image("mark", bundle: bundle).aid("i"))
        #expect(symbol.frame(of: "i")?.size == .zero)
        #expect(symbol.runtimeIssues.count == 1)
        #expect(NSImage(resource: ImageResource(name: "paper", bundle: bundle)).size == CGSize(width: 32, height: 32))
        let paper = await mount(Image("paper", bundle: bundle).aid("i"))
        #expect(paper.frame(of: "i")?.size == CGSize(width: 32, height: 32))
        #expect(paper.runtimeIssues.count == 1)
      }
    }

    private func hex(_ color: Color, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> String {
      var values = EnvironmentValues()
      change(&values)
      return "\(color.resolve(in: values))"
    }

    @Test func `colours have decimals or bytes as components, a space, and a variant for the appearance`() async throws {
      try await withBundle { bundle in
        #expect(hex(Color("brand", bundle: bundle)) == "#336699FF")
        #expect(hex(Color("brand", bundle: bundle)) { $0.colorScheme = .dark } == "#FF0000FF")
        #expect(hex(Color(ColorResource(name: "brand", bundle: bundle)).opacity(0.5)) == "#33669980")
        #expect(hex(Color(uiColor: UIColor(resource: ColorResource(name: "brand", bundle: bundle)))) == "#336699FF")
        #expect(hex(Color(nsColor: NSColor(resource: ColorResource(name: "brand", bundle: bundle)))) == "#336699FF")
        #expect(hex(Color("wide", bundle: bundle)) == "#FFFFFFFF")
        #expect(hex(Color("system", bundle: bundle)) == hex(.red))
        #expect(hex(Color("system", bundle: bundle)) { $0.colorScheme = .dark } == hex(.red) { $0.colorScheme = .dark })
        #expect(hex(Color("gray", bundle: bundle)) == "#80808080")
        let harness = await mount(Color("broken", bundle: bundle))
        #expect(harness.runtimeIssues.count == 1)
      }
    }
  }
}
