import Foundation
import Testing

@testable import RivuletHost

/// Pictures, symbols and string tables of a bundle.
struct HostResourcesTests {
  /// A bundle that is a folder with these files, for as long as `body` runs.
  private func withBundle<Result>(_ files: [String: Data], _ body: (Bundle) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, data) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    return try body(#require(Bundle(path: folder.path)))
  }

  private func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, width, 0, 0, 0, height, 8, 6])
  }

  /// An application segment of four bytes, then the frame header.
  private func jpeg(_ width: UInt8, _ height: UInt8) -> Data {
    Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC4, 0, 3, 9, 0xFF, 0xC0, 0, 17, 8, 1, height, 0, width, 3])
  }

  private let resources = HostResources(locale: Locale(identifier: "ko_KR"))

  @Test func `the head of a picture tells its size`() {
    #expect(ImageHeader(png(12, 34))?.size == CGSize(width: 12, height: 34))
    #expect(ImageHeader(jpeg(5, 6))?.size == CGSize(width: 5, height: 262))
    #expect(ImageHeader((Data([0]) + png(1, 2)).dropFirst())?.size == CGSize(width: 1, height: 2))
  }

  @Test func `what is cut off or no picture has no size`() {
    for length in 0..<24 { #expect(ImageHeader(png(1, 1).prefix(length)) == nil) }
    for length in 0..<22 { #expect(ImageHeader(jpeg(1, 1).prefix(length)) == nil) }
    #expect(ImageHeader(Data("no picture at all, only some text".utf8)) == nil)
    #expect(ImageHeader(Data([0xFF, 0xD8, 0xFF, 0xD9, 0, 0])) == nil)
  }

  @Test func `pictures are measured in points`() throws {
    let files = ["plain.png": png(12, 34), "fine@2x.png": png(12, 34), "finest@3x.jpeg": jpeg(9, 6), "broken.png": Data([1])]
    try withBundle(files) { bundle in
      #expect(resources.imageSize(named: "plain", bundle: bundle) == CGSize(width: 12, height: 34))
      #expect(resources.imageSize(named: "fine", bundle: bundle) == CGSize(width: 6, height: 17))
      #expect(resources.imageSize(named: "finest", bundle: bundle)?.width == 3)
      #expect(resources.imageSize(named: "broken", bundle: bundle) == nil)
      #expect(resources.imageSize(named: "missing", bundle: bundle) == nil)
    }
  }

  @Test func `texts come from the table of the locale`() throws {
    let files = [
      "ko.lproj/Localizable.strings": Data("\"go\" = \"가자\";\n".utf8),
      "en.lproj/Localizable.strings": Data("\"go\" = \"Go!\";\n\"only\" = \"Only\";\n".utf8),
      "ko.lproj/Other.strings": Data("\"go\" = \"다른\";\n".utf8),
    ]
    try withBundle(files) { bundle in
      #expect(resources.localizedString(forKey: "go", table: nil, bundle: bundle) == "가자")
      #expect(resources.localizedString(forKey: "go", table: "Other", bundle: bundle) == "다른")
      #expect(resources.localizedString(forKey: "missing", table: nil, bundle: bundle) == nil)
      let english = HostResources(locale: Locale(identifier: "en_US"))
      #expect(english.localizedString(forKey: "only", table: nil, bundle: bundle) == "Only")
    }
  }

  @Test func `a symbol's name is lower-case words with dots between`() {
    for name in ["play.circle", "star", "1.circle.fill"] { #expect(resources.hasSymbol(named: name)) }
    for name in ["", ".", "play..circle", "Play", "play circle", "별"] { #expect(!resources.hasSymbol(named: name)) }
  }
}
