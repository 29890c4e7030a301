import Foundation
import RivuletCore
import RivuletDrawing
import RivuletElements
import RivuletGeometry
import RivuletNames
import Testing

@MainActor
struct ImageTests {
  private func images(_ test: ViewTest) -> [ImageItem] {
    test.items.compactMap { if case .image(let image) = $0 { image } else { nil } }
  }

  @Test func `a picture has its own size and its own colours (A4.16)`() {
    let test = ViewTest(Image("sample"))
    #expect(test.frame == "35,40 30x20")
    #expect(images(test) == [ImageItem(name: "sample", rect: CGRect(x: 35, y: 40, width: 30, height: 20))])
    #expect(test.host.issueMessages == [])
  }

  @Test func `a missing picture takes no room and is reported once for each name (B11.16)`() {
    let remote = Remote<String>()
    let test = ViewTest(
      Changing("gone", remote) { name in
        VStack(spacing: 0) {
          Image(name); Image(name); Color.red
        }
      })
    #expect(test.tree.root.children[0].children.map { test.place($0) } == ["50,0 0x0", "50,0 0x0", "0,0 100x100"])
    #expect(test.host.issueKinds == [.missingImage])
    #expect(test.host.issueMessages[0].contains("'gone'"))
    test.turn { remote.set("gone too") }
    #expect(test.host.issueMessages.count == 2)
    test.turn { remote.set("gone") }
    #expect(test.host.issueMessages.count == 2)
    #expect(images(test).isEmpty)
  }

  @Test func `a symbol is as large as its font and as the text is coloured (A4.03)`() {
    let test = ViewTest(Image(systemName: "star").foregroundStyle(.red))
    #expect(test.size == "20x20")
    #expect(images(test).map(\.isSymbol) == [true])
    #expect(images(test)[0].tint?.hex == "#FF3B30")
    #expect(ViewTest(Image(systemName: "star").font(.system(size: 34))).size == "40x40")
    #expect(ViewTest(Image(systemName: "star").imageScale(.large)).size == "25.6x25.6")
    #expect(images(ViewTest(Image(systemName: "star").fontWeight(.bold)))[0].symbolWeight == 700)
  }

  @Test func `another symbol is drawn in the same place without measuring others (A4.04)`() {
    let remote = Remote<Bool>()
    let test = ViewTest(Changing(false, remote) { Image(systemName: $0 ? "pause.circle" : "play.circle") })
    let measures = test.tree.counters.measures
    test.turn { remote.set(true) }
    #expect(images(test).map(\.name) == ["pause.circle"])
    #expect(test.tree.counters.measures == measures)
  }

  @Test func `an unknown symbol is a crossed box and is reported once for each name`() {
    let test = ViewTest(
      VStack {
        Image(systemName: "no.such"); Image(systemName: "no.such")
      })
    #expect(test.items.count == 2 && images(test).isEmpty)
    #expect(test.host.issueMessages.count == 1)
    #expect(test.host.issueMessages[0].contains("'no.such'"))
  }

  @Test func `a symbol stands on the baseline of text beside it`() {
    let test = ViewTest(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text(verbatim: "a"); Image(systemName: "star")
      })
    let nodes = test.tree.root.children[0].children
    let text = nodes[0].frameInRoot, symbol = nodes[1].frameInRoot
    let baseline = text.minY + 20.4 * TextMetrics.baselineFraction
    #expect(abs(symbol.midY - (baseline - 17 * 0.705 / 2)) < 1e-6)
    ViewTest(Image("sample")).withNode { #expect($0.dimensions(.unspecified)[.firstTextBaseline] == 20) }
  }

  @Test func `a resizable picture fills its proposal`() {
    #expect(ViewTest(Image("sample").resizable()).frame == "0,0 100x100")
    ViewTest(Image("sample").resizable()).withNode { #expect($0.measure(.unspecified) == CGSize(width: 30, height: 20)) }
    #expect(ViewTest(Image("sample").resizable().aspectRatio(contentMode: .fit)).size == "100x66.667")
  }

  @Test func `margins keep their size, the middle is stretched or repeated`() {
    func windows(_ pieces: ImagePieces) -> [String] {
      pieces.pieces.map { "\(Int($0.window.minX)),\(Int($0.window.minY)) \(Int($0.window.width))x\(Int($0.window.height))" }
    }
    let size = CGSize(width: 10, height: 10)
    let slices = ImagePieces(
      of: size, filling: CGSize(width: 30, height: 10), caps: (left: 2, top: 0, right: 2, bottom: 0), tiles: false)
    #expect(windows(slices) == ["0,0 2x10", "2,0 26x10", "28,0 2x10"])
    // In the middle the stretched image's own margin ends exactly at the window.
    let middle = slices.pieces[1]
    let scale = middle.image.width / 10
    #expect(abs(middle.image.minX + 2 * scale - 2) < 1e-9 && abs(middle.image.maxX - 2 * scale - 28) < 1e-9)
    #expect(slices.pieces[2].image.maxX == 30)
    let tiles = ImagePieces(
      of: size, filling: CGSize(width: 25, height: 10), caps: (left: 0, top: 0, right: 0, bottom: 0), tiles: true)
    #expect(windows(tiles) == ["0,0 10x10", "10,0 10x10", "20,0 5x10"])
    let none = ImagePieces(of: .zero, filling: size, caps: (left: 0, top: 0, right: 0, bottom: 0), tiles: true)
    #expect(none.pieces.isEmpty)
    let many = ImagePieces(
      of: CGSize(width: 1, height: 1), filling: CGSize(width: 1_000, height: 1_000), caps: (left: 0, top: 0, right: 0, bottom: 0),
      tiles: true)
    #expect(many.pieces.count == 1)
  }

  @Test func `a repeated picture is drawn in pieces that go when it is stretched`() {
    let remote = Remote<Bool>()
    let test = ViewTest(Changing(true, remote) { Image("sample").resizable(resizingMode: $0 ? .tile : .stretch) })
    #expect(images(test).count == 20)
    test.turn { remote.set(false) }
    #expect(images(test).map(\.rect) == [CGRect(x: 0, y: 0, width: 100, height: 100)])
  }

  @Test func `rendering decides between own colours and the foreground`() {
    #expect(images(ViewTest(Image("sample").renderingMode(.template).foregroundStyle(.red)))[0].tint?.hex == "#FF3B30")
    #expect(images(ViewTest(Image("sample").renderingMode(.original).foregroundStyle(.red)))[0].tint == nil)
    #expect(images(ViewTest(Image("sample").interpolation(.none)))[0].interpolation == .none)
  }

  @Test func `a symbol in a gradient masks it`() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    #expect(ViewTest(Image(systemName: "star").foregroundStyle(gradient)).picture.contains("mask {"))
  }

  @Test func `screen readers say names or labels, and pass over decoration`() {
    let test = ViewTest(
      VStack {
        Image("sample"); Image("sample", label: Text("A card")); Image(decorative: "sample"); Image(systemName: "star")
      })
    #expect(SemanticsTree(test.tree).items().map { $0.element.label ?? "" } == ["sample", "A card", "Favorite"])
    #expect(SemanticsTree(test.tree).items().allSatisfy { $0.element.role == .image })
  }

  @Test func `an image in a text has its place in the line`() {
    let test = ViewTest(Text("ab\(Image(systemName: "star"))cd").font(.system(size: 17)))
    #expect(images(test).count == 1)
    #expect(test.size == "54x20.5")
    let line = test.textItems[0].lines[0].rect
    let text = test.tree.root.children[0].frameInRoot
    #expect(line.width == 54)
    #expect(abs(images(test)[0].rect.minX - (text.minX + 17)) < 0.5)
    #expect(SemanticsTree(test.tree).items()[0].element.label == "abcd")
  }

  @Test func `a picture is hit in its frame`() {
    let test = ViewTest(Image("sample"))
    #expect(test.isHit(36, 41) && !test.isHit(10, 10))
  }
}
