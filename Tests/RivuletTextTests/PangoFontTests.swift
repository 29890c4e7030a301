import CPango
import Foundation
import RivuletDrawing
import RivuletGeometry
import Synchronization
import Testing

@testable import RivuletText

@Suite struct PangoFontTests {
  @Test(arguments: ["/nonexistent", "/usr/share/fonts/truetype/noto"])
  func `a missing system font is reported once with the package to install`(_ folder: String) {
    var messages: [String] = []
    let engine = PangoTextEngine(fontFolders: [folder]) { messages.append($0) }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Install the package fonts-inter.") == true && messages.first?.contains(folder) == true)
    let size = engine.size(of: "text", font: body, proposal: .unspecified, lineLimit: nil)
    #expect(size.width > 0 && abs(size.height - 17 * 1.193) < 1e-9)
    #expect(messages.count == 1)
  }

  @Test func `fonts that are there are not reported`() {
    var messages: [String] = []
    _ = PangoTextEngine { messages.append($0) }
    #expect(messages == [])
  }

  @Test func `ideographs have the forms of the preferred language unless the text shows its own`() {
    func picture(_ text: String, _ language: String) -> [UInt8] {
      let engine = PangoTextEngine(language: language)
      let styled = StyledText(text, font: ResolvedFont(size: 60))
      let layout = engine.layout(styled, style: ParagraphStyle(), proposal: .unspecified)
      let canvas = Canvas(width: 200, height: 100)
      canvas.draw(TextItem(string: text, runs: styled.runs, lines: layout.lines), with: engine)
      return canvas.ink.flatMap(\.color)
    }
    #expect(picture("直骨", "ja") != picture("直骨", "zh-Hans"))
    #expect(picture("直骨", "en_US") == picture("直骨", "zh-CN"))
    #expect(picture("直骨の", "zh-Hans") == picture("直骨の", "ja"))
  }

  @Test func `folders of the person's settings are added to those that are always searched`() {
    let settings: OpaquePointer = FcConfigCreate()
    defer { FcConfigDestroy(settings) }
    let document =
      "<?xml version=\"1.0\"?><fontconfig><dir>/usr/share/fonts</dir><dir>/opt/typefaces</dir><dir>~/.fonts</dir><dir>~/letters</dir>"
      + "<dir>/opt/typefaces</dir></fontconfig>"
    let isValid = document.utf8CString.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: FcChar8.self) { FcConfigParseAndLoadFromMemory(settings, $0.baseAddress, FcBool(1)) }
    }
    #expect(isValid != 0)
    #expect(FontConfiguration.nonstandardFolders(in: settings) == ["/opt/typefaces", ("~/letters" as NSString).expandingTildeInPath])
  }

  @Test func `folders that are searched twice change nothing, and neither do those that are not there`() {
    let plain = PangoTextEngine()
    let further = PangoTextEngine(additionalFontFolders: ["/usr/share/fonts", "/nonexistent"])
    for text in ["Rivulet", "강물", "نهر", "🌊"] {
      let sizes = [plain, further].map { $0.size(of: text, font: body, proposal: .unspecified, lineLimit: nil) }
      #expect(sizes[0] == sizes[1])
    }
  }

  @Test func `glyphs of texts that are drawn no more are forgotten, those of others stay`() {
    let engine = PangoTextEngine()
    let canvas = Canvas(width: 100, height: 40)
    /// Whether the glyphs were there already.
    func draws(_ text: String) -> Bool {
      let before = engine.statistics.drawingHits
      let styled = StyledText(text, font: body)
      let layout = engine.layout(styled, style: ParagraphStyle(), proposal: .unspecified)
      canvas.draw(TextItem(string: text, runs: styled.runs, lines: layout.lines), with: engine)
      return engine.statistics.drawingHits > before
    }
    #expect(!draws("0:01") && !draws("stays"))
    engine.releaseUnusedGlyphs()
    #expect(draws("stays"))
    engine.releaseUnusedGlyphs()
    #expect(draws("stays") && !draws("0:01"))
  }
}
