import Foundation
import RivuletTesting
import SwiftUI
import Testing

/// The pictures and the page of the gallery.
@MainActor
struct GalleryGoldenTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let looks: [(Idiom, ColorScheme)] = [(.desktop, .light), (.desktop, .dark), (.phone, .light), (.phone, .dark)]

  private let goldens = Goldens(
    in: root.appending(path: "Documentation/Pictures/Gallery"), differences: root.appending(path: ".build-check/gallery"),
    command: "./check --accept-goldens")

  @Test func `the gallery images match its samples`() async throws {
    for sample in GallerySample.all {
      for (idiom, scheme) in Self.looks {
        let harness = try await sample.harness(idiom, scheme)
        #expect(try goldens.difference(ofPicture: harness.png(scale: 1.5), named: Self.picture(sample, idiom, scheme)) == nil)
      }
    }
  }

  @Test func `the gallery page contains the code and images of its samples`() throws {
    let page = Self.root.appending(path: "Documentation/Gallery.md")
    let text = try Self.page()
    if ProcessInfo.processInfo.environment["RIVULET_ACCEPT_GOLDENS"] == "1" { try Data(text.utf8).write(to: page) }
    let isSame = try String(contentsOf: page, encoding: .utf8) == text
    #expect(isSame, "Documentation/Gallery.md differs from the samples. Run ./check --accept-goldens, and look at what changes.")
  }

  private static func picture(_ sample: GallerySample, _ idiom: Idiom, _ scheme: ColorScheme) -> String {
    "\(sample.name)-\(idiom)-\(scheme)"
  }

  /// Returns the text of the page.
  private static func page() throws -> String {
    var text = """
      # Gallery

      Controls, containers and drawing, as they look in a Mac-style window and on a phone, in light and dark mode. The images are drawn from the code above them, and a test verifies them.

      """
    for sample in GallerySample.all {
      let file = root.appending(path: "Examples/Samples/GalleryTests/\(sample.name).swift")
      let code = try String(contentsOf: file, encoding: .utf8)
      let view = code.components(separatedBy: "import SwiftUI\n\n").last ?? code
      text += "\n## \(sample.title)\n\n"
      text += view.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
      text += "\n| window | window, dark | phone | phone, dark |\n|---|---|---|---|\n|"
      for (idiom, scheme) in looks { text += " ![](Pictures/Gallery/\(picture(sample, idiom, scheme)).png) |" }
      text += "\n"
    }
    return text
  }
}
