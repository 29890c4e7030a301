import Foundation
import RivuletDrawing
import Testing

@testable import RivuletRaster

extension SymbolDrawing {
  /// The name of the file without its extension; nil for a drawing of several parts.
  fileprivate var fileName: String? {
    if case .file(let file) = self { file.deletingPathExtension().lastPathComponent } else { nil }
  }

  /// The files and how they are put together.
  fileprivate var parts: String {
    switch self {
    case .file: fileName ?? ""
    case .characters(let text): text
    case .framed(let content, let shape, _): "\(content.parts) in \(SymbolDrawing.file(shape).parts)"
    case .struck(let content): "\(content.parts) struck"
    case .dotted(let content): "\(content.parts) with a dot"
    case .badged(let content, let badge): "\(content.parts) with \(badge.parts)"
    }
  }
}

/// System symbols: which names are known, and that they draw.
struct SymbolTests {
  /// The names that apps use most.
  static let commonNames = """
    play pause play.fill pause.fill play.circle pause.circle play.circle.fill pause.circle.fill stop stop.fill forward backward forward.fill
    backward.fill forward.end.fill backward.end.fill goforward.15 gobackward.15 goforward.30 gobackward.10 speaker speaker.wave.2
    speaker.wave.2.fill speaker.slash speaker.fill xmark xmark.circle xmark.circle.fill checkmark checkmark.circle checkmark.circle.fill
    plus plus.circle plus.circle.fill minus minus.circle minus.circle.fill chevron.right chevron.left chevron.up chevron.down
    chevron.right.circle chevron.backward chevron.forward arrow.right arrow.left arrow.up arrow.down arrow.clockwise arrow.counterclockwise
    arrow.up.right arrow.triangle.2.circlepath arrow.up.arrow.down arrow.right.circle.fill arrow.uturn.backward star star.fill
    star.circle.fill star.slash heart heart.fill heart.slash heart.circle.fill magnifyingglass gear gearshape gearshape.fill gearshape.2
    person person.fill person.circle person.circle.fill person.crop.circle person.crop.circle.fill person.2 person.2.fill person.3.fill
    person.badge.plus house house.fill bell bell.fill bell.slash bell.badge calendar clock clock.fill timer stopwatch alarm envelope
    envelope.fill phone phone.fill message message.fill bubble.left bubble.left.fill bubble.right paperplane paperplane.fill paperclip link
    trash trash.fill pencil square.and.pencil square.and.arrow.up square.and.arrow.down doc doc.fill doc.text doc.on.doc folder folder.fill
    tray tray.fill archivebox photo photo.fill photo.on.rectangle camera camera.fill video video.fill mic mic.fill mic.slash music.note
    music.note.list headphones map map.fill mappin mappin.circle.fill location location.fill globe network wifi wifi.slash antenna.radiowaves.left.and.right
    bolt bolt.fill flame flame.fill drop drop.fill leaf sun.max sun.max.fill moon moon.fill cloud cloud.fill cloud.rain snow wind
    thermometer sparkles wand.and.stars eye eye.fill eye.slash lock lock.fill lock.open key info.circle info.circle.fill questionmark.circle
    exclamationmark.triangle exclamationmark.triangle.fill exclamationmark.circle ellipsis ellipsis.circle line.3.horizontal
    line.3.horizontal.decrease.circle list.bullet list.number text.alignleft textformat bold italic underline slider.horizontal.3
    square.grid.2x2 rectangle.grid.1x2 circle circle.fill square square.fill triangle rectangle tag tag.fill cart cart.fill bag bag.fill
    creditcard creditcard.fill dollarsign.circle gift gift.fill book book.fill bookmark bookmark.fill newspaper graduationcap briefcase
    hammer wrench scissors paintbrush paintpalette eyedropper flag flag.fill pin pin.fill printer qrcode barcode bus car car.fill bicycle
    airplane figure.walk gamecontroller tv desktopcomputer laptopcomputer iphone ipad applewatch keyboard command power cpu memorychip
    figure.fencing figure.climbing.circle.fill arrow.trianglehead.2.clockwise.rotate.90 arrow.trianglehead.counterclockwise
    externaldrive icloud icloud.and.arrow.down shuffle repeat repeat.1 waveform chart.bar chart.bar.fill chart.pie chart.line.uptrend.xyaxis
    hand.thumbsup hand.thumbsup.fill hand.thumbsdown hand.raised hand.tap 1.circle 2.circle.fill rosette trophy crown shield shield.fill
    checkmark.shield checkmark.seal.fill lightbulb lightbulb.fill percent number at infinity
    """.split { $0.isWhitespace }.map(String.init)

  @Test func `the commonest names are known`() {
    let library = SymbolLibrary()
    #expect(Self.commonNames.count > 250)
    #expect(Self.commonNames.filter { !library.hasSymbol(named: $0) } == [])
  }

  @Test func `every symbol that the examples use is known`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let files = try #require(FileManager.default.enumerator(at: root.appendingPathComponent("Examples"), includingPropertiesForKeys: nil))
    var names: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" && !file.path.contains("/.build") {
      let text = try String(contentsOf: file, encoding: .utf8)
      names.formUnion(text.matches(of: /system(?:Name|Image): "([^"\\]+)"/).map { String($0.1) })
    }
    #expect(names.count > 20)
    let library = SymbolLibrary()
    #expect(names.filter { !library.hasSymbol(named: $0) } == [])
  }

  @Test func `every row of the table leads to a file`() {
    let library = SymbolLibrary()
    let names = SymbolNames.table.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(names.count > 400)
    for words in names { #expect(library.drawing(named: String(words[0]))?.fileName == String(words[1])) }
  }

  @Test(arguments: ["", ".", "play..circle", "Play", "play circle", "별", "no.such.symbol", "../play", "play/fill", "circle.of.life"])
  func `what is no symbol is unknown`(_ name: String) {
    #expect(!SymbolLibrary().hasSymbol(named: name))
  }

  @Test(arguments: [
    ("document.badge.plus", "file-earmark-plus"), ("text.document", "file-earmark-text"),
    ("arrowtriangle.backward.fill", "caret-left-fill"), ("chevron.forward.to.line", "chevron-bar-right"),
    ("bolt.shield.fill", "shield-fill"),
    ("applelogo", "apple"), ("box.truck.fill", "truck"), ("rectangle.fill.on.rectangle.angled.fill", "images"),
  ])
  func `names that differ in little from others lead to their files`(_ name: String, _ file: String) {
    #expect(SymbolLibrary().drawing(named: name)?.fileName == file)
  }

  @Test func `variants of a name that the table knows follow its stem`() {
    #expect(SymbolNames.wholeFiles(for: ["xmark", "circle", "fill"]).first == "x-circle-fill")
    #expect(SymbolNames.similarFiles(for: ["play", "circle"]) == ["play-circle", "play"])
    #expect(SymbolNames.wholeFiles(for: ["gearshape", "fill"]).first == "gear-fill")
  }

  @Test(arguments: [
    ("star.square", "star-fill in square"), ("heart.circle.fill", "heart-fill in circle-fill"), ("a.circle", "A in circle"),
    ("27.square.fill", "27 in square-fill"), ("play.slash.fill", "play-fill struck"), ("car.circle", "car-front-fill in circle"),
    ("person.fill.badge.clock", "person-fill with clock-fill in circle-fill"), ("house.badge.plus", "house with plus-circle-fill"),
    ("globe.slash", "globe struck"), ("folder.fill.badge", "folder-fill with a dot"),
  ])
  func `symbols without a file are put together from the words of their names`(_ name: String, _ parts: String) {
    #expect(SymbolLibrary().drawing(named: name)?.parts == parts)
  }

  @Test func `a symbol in a filled frame is a hole, and both have colours of their own`() {
    func picture(_ name: String, secondary: PaintColor? = nil) -> Picture {
      let item = ImageItem(
        name: name, isSymbol: true, rect: CGRect(x: 0, y: 0, width: 40, height: 40), tint: PaintColor(hex: 0x00FF00),
        secondaryTint: secondary)
      return Picture([.draw(.image(item), at: .zero)])
    }
    let single = picture("heart.circle.fill")
    #expect(single[20, 20] == "FFFFFF" && single[5, 20] == "00FF00" && single[0, 0] == "FFFFFF")
    let double = picture("heart.circle.fill", secondary: PaintColor(hex: 0xFF0000))
    #expect(double[20, 20] == "00FF00" && double[5, 20] == "FF0000")
    let outlined = picture("heart.circle")
    #expect(outlined[20, 20] == "00FF00" && outlined[1, 20] == "00FF00" && outlined[4, 20] == "FFFFFF")
  }

  @Test func `a struck symbol has a line with a gap on both sides, and a badge stands apart from its symbol`() {
    func picture(_ name: String) -> Picture {
      let item = ImageItem(name: name, isSymbol: true, rect: CGRect(x: 0, y: 0, width: 40, height: 40), tint: .black)
      return Picture([.draw(.image(item), at: .zero)])
    }
    let struck = picture("heart.fill.slash")
    #expect(struck[20, 20] == "000000" && struck[20, 24] == "FFFFFF" && struck[24, 20] == "FFFFFF" && struck[11, 20] == "000000")
    let badged = picture("square.fill.badge.plus")
    #expect(badged[5, 5] == "000000" && badged[38, 23] == "FFFFFF" && badged[24, 30] == "000000")
  }

  @Test func `a symbol is drawn in its tint, inside its box`() {
    let item = ImageItem(
      name: "play.fill", isSymbol: true, rect: CGRect(x: 10, y: 10, width: 20, height: 20), tint: PaintColor(hex: 0xFF0000))
    let picture = Picture([.draw(.image(item), at: .zero)])
    #expect(picture[18, 20] == "FF0000" && picture[5, 5] == "FFFFFF")
    #expect((60...300).contains(picture.inkedPixels))
  }

  @Test func `a symbol looks the same in every weight, and fills a square`() {
    let pictures = [100, 400, 900].map { weight in
      let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
      return Picture([.draw(.image(ImageItem(name: "square.fill", isSymbol: true, rect: rect, symbolWeight: weight)), at: .zero)])
    }
    #expect(pictures[0].bytes == pictures[1].bytes && pictures[1].bytes == pictures[2].bytes)
    // All but the rounded corners.
    #expect(pictures[0].inkedPixels > 1500)
  }

  @Test func `what is enclosed and what encloses it have colours of their own`() {
    func picture(_ name: String) -> Picture {
      let item = ImageItem(
        name: name, isSymbol: true, rect: CGRect(x: 0, y: 0, width: 40, height: 40), tint: PaintColor(hex: 0x00FF00),
        secondaryTint: PaintColor(hex: 0xFF0000))
      return Picture([.draw(.image(item), at: .zero)])
    }
    let filled = picture("plus.circle.fill")
    #expect(filled[20, 20] == "00FF00" && filled[5, 20] == "FF0000" && filled[0, 0] == "FFFFFF")
    let outlined = picture("plus.circle")
    #expect(outlined[20, 20] == "00FF00" && outlined[1, 20] == "FF0000" && outlined[10, 10] == "FFFFFF")
    let single = picture("star.fill")
    #expect(single[20, 20] == "00FF00")
  }

  @Test func `a mirrored symbol has its sides exchanged`() {
    func picture(isMirrored: Bool) -> Picture {
      let item = ImageItem(
        name: "play.fill", isSymbol: true, rect: CGRect(x: 10, y: 10, width: 20, height: 20), tint: .black, isMirrored: isMirrored)
      return Picture([.draw(.image(item), at: .zero)])
    }
    let (plain, mirrored) = (picture(isMirrored: false), picture(isMirrored: true))
    #expect(plain.bytes != mirrored.bytes)
    for (x, y) in [(14, 14), (25, 14), (18, 20), (28, 25)] { #expect(plain[x, y] == mirrored[39 - x, y], "\(x) \(y)") }
  }

  @Test func `a symbol without a file draws nothing`() {
    let item = ImageItem(name: "no.such.symbol", isSymbol: true, rect: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(Picture([.draw(.image(item), at: .zero)]).inkedPixels == 0)
  }
}
