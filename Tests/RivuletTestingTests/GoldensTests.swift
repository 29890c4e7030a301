import Foundation
import RivuletTesting
import SwiftUI
import Testing

/// Dumps and pictures that are compared whole.
@MainActor
struct GoldensTests {
  /// A folder for goldens and one for differences, for as long as `body` runs.
  private func withFolders(_ body: (_ goldens: URL, _ differences: URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.appendingPathComponent("goldens"), folder.appendingPathComponent("differences"))
  }

  private func harness(_ color: Color, width: CGFloat = 10) async -> ViewHarness {
    let harness = ViewHarness(color.frame(width: width, height: 10), size: CGSize(width: 100, height: 100), displayScale: 1)
    await harness.settle()
    return harness
  }

  private func gray(_ level: Double) -> Color { Color(red: level / 255, green: level / 255, blue: level / 255) }

  @Test func `what has no golden differs until it is accepted`() async throws {
    try await withFolders { folder, differences in
      let goldens = Goldens(in: folder, differences: differences, accepts: false, command: "./accept")
      let shown = await harness(.red)
      let report = try #require(try goldens.difference(of: shown, named: "box"))
      #expect(report.contains("box.txt has no golden yet.") && report.contains("box.png has no golden yet."))
      #expect(report.contains("To accept it: ./accept"))
      #expect(try Goldens(in: folder, differences: differences, accepts: true).difference(of: shown, named: "box") == nil)
      #expect(try goldens.difference(of: shown, named: "box") == nil)
    }
  }

  @Test func `with other fonts numbers may be a little off, and a picture needs no more than its size`() async throws {
    try await withFolders { folder, differences in
      _ = try await Goldens(in: folder, differences: differences, accepts: true).difference(of: harness(.red), named: "box")
      let goldens = Goldens(in: folder, differences: differences, accepts: false)
      #expect(try await goldens.difference(of: harness(.red, width: 12), named: "box") != nil)
      try Data("Inter 0.001\n".utf8).write(to: folder.appendingPathComponent("box.fonts"))
      #expect(try await goldens.difference(of: harness(.red, width: 12), named: "box") == nil)
      #expect(try await goldens.difference(of: harness(.red, width: 20), named: "box")?.contains("box.txt differs") == true)
      #expect(try await goldens.difference(of: harness(.blue), named: "box")?.contains("box.txt differs") == true)
    }
  }

  @Test func `a line that differs is told`() async throws {
    try await withFolders { folder, differences in
      _ = try Goldens(in: folder, differences: differences, accepts: true).difference(ofText: "a\nb\n", named: "t")
      let goldens = Goldens(in: folder, differences: differences, accepts: false)
      #expect(try goldens.difference(ofText: "a\nb\n", named: "t") == nil)
      #expect(try goldens.difference(ofText: "a\nc\n", named: "t")?.contains("line 2 is \"c\" and was \"b\"") == true)
      #expect(try goldens.difference(ofText: "a\nb\nc\n", named: "t")?.contains("line 3 is \"c\" and was \"\"") == true)
      #expect(try String(contentsOf: differences.appendingPathComponent("t.txt"), encoding: .utf8) == "a\nb\nc\n")
    }
  }

  @Test func `small differences and few pixels are passed over, others are drawn in red`() async throws {
    try await withFolders { folder, differences in
      let accepted = try await harness(gray(100), width: 100).png(scale: 1)
      _ = try Goldens(in: folder, differences: differences, accepts: true).difference(ofPicture: accepted, named: "p")
      let goldens = Goldens(in: folder, differences: differences, accepts: false)
      #expect(try await goldens.difference(ofPicture: harness(gray(102), width: 100).png(scale: 1), named: "p") == nil)
      let far = try await goldens.difference(ofPicture: harness(gray(104), width: 100).png(scale: 1), named: "p")
      #expect(far?.contains("1000 pixels differ by up to 4 of 255, the first at 0, 45") == true)
      // One column of ten pixels among ten thousand is a thousandth.
      #expect(try await goldens.difference(ofPicture: harness(gray(100), width: 99).png(scale: 1), named: "p") == nil)
      #expect(try await goldens.difference(ofPicture: harness(gray(100), width: 98).png(scale: 1), named: "p") != nil)
      let picture = try Data(contentsOf: differences.appendingPathComponent("p-difference.png"))
      #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      #expect(try await goldens.difference(ofPicture: harness(gray(100)).png(scale: 2), named: "p")?.contains("200 × 200") == true)
      #expect(try goldens.difference(ofPicture: Data("no picture".utf8), named: "p")?.contains("not a PNG image") == true)
    }
  }
}
