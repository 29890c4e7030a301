import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Buttons: sizes, styles, roles and shapes.
  @MainActor
  struct ButtonLookRules {
    private struct Block: View {
      var body: some View {
        Button {
        } label: {
          Color.red.frame(width: 40, height: 20)
        }
      }
    }

    private func size(_ view: some View, _ idiom: Idiom) async -> CGSize? { await mounted(view.aid("b"), idiom).frame(of: "b")?.size }

    @Test(arguments: [Idiom.phone, .desktop])
    func `a round button is as wide as it is high, and as high as others`(_ idiom: Idiom) async throws {
      let harness = await mounted(
        VStack {
          Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly).buttonBorderShape(.circle).aid("round")
          Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly).aid("wide")
          Button("A longer title") {}.buttonBorderShape(.circle).aid("long")
        }
        .buttonStyle(.bordered), idiom)
      let (round, wide) = (try #require(harness.frame(of: "round")), try #require(harness.frame(of: "wide")))
      let long = try #require(harness.frame(of: "long"))
      #expect(round.width == round.height && round.height >= wide.height && round.width < wide.width)
      #expect(long.width == long.height && long.width > 60)
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `a toggle with a prominent button style looks different when it is off`(_ idiom: Idiom) async throws {
      func dump(_ isOn: Bool) async -> String {
        await mounted(Toggle("name", isOn: .constant(isOn)).toggleStyle(.button).buttonStyle(.borderedProminent), idiom).displayListDump()
      }
      #expect(await dump(true) != dump(false))
    }

    @Test func `S395 B21.10ab B21.11abce buttons have the style and the size of the idiom`() async {
      #expect(await size(Block(), .phone) == CGSize(width: 40, height: 20))
      #expect(await size(Block().buttonStyle(.bordered), .phone) == CGSize(width: 64, height: 34))
      #expect(await size(Block().buttonStyle(.borderedProminent), .phone) == CGSize(width: 64, height: 34))
      #expect(await size(Block(), .desktop) == CGSize(width: 64, height: 28))
      #expect(await size(Block().buttonStyle(.borderedProminent), .desktop) == CGSize(width: 64, height: 28))
      #expect(await size(Block().buttonStyle(.plain), .desktop) == CGSize(width: 40, height: 20))
      #expect(await size(Block().buttonStyle(.link), .desktop) == CGSize(width: 40, height: 20))
    }

    @Test func `B21.10c in the row of a phone's list the whole row is the target`() async throws {
      let harness = await mounted(List { Button("go") { Log.add("go") }.aid("go") })
      let frame = try #require(harness.frame(of: "go"))
      await harness.tap(at: CGPoint(x: 330, y: frame.midY))
      #expect(Log.take() == ["go"])
    }

    @Test func `B21.08ab control sizes go from mini to extra large, on phones from small to large`() async throws {
      func heights(_ idiom: Idiom) async -> [CGFloat] {
        var heights: [CGFloat] = []
        for size in ControlSize.allCases {
          heights.append(await self.size(Block().buttonStyle(.bordered).controlSize(size), idiom)?.height ?? 0)
        }
        return heights
      }
      let phone = await heights(.phone)
      #expect(phone[0] == phone[1] && phone[1] < phone[2] && phone[2] < phone[3] && phone[3] == phone[4])
      let desktop = await heights(.desktop)
      #expect(desktop == desktop.sorted() && Set(desktop).count == 5)
    }

    @Test func `B21.12af what destroys is red on phones, and as any other on desktops`() async throws {
      func color(_ idiom: Idiom, _ role: ButtonRole?) async -> Color.Resolved? {
        let button = Button(role: role) {
        } label: {
          Text("x").aid("label")
        }
        return await mounted(button, idiom).presentedColor("label")
      }
      let red = try #require(await color(.phone, .destructive))
      #expect(red.red > 0.8 && red.green < 0.4)
      #expect(await color(.phone, nil) != red)
      #expect(await color(.phone, .cancel) == color(.phone, nil))
      #expect(await color(.desktop, .destructive) != nil)
    }

    @Test func `B21.12g a role brings a label`() async throws {
      let harness = await mounted(
        VStack {
          Button(role: .close) { Log.add("close") }
          Button(role: .confirm) { Log.add("confirm") }
          Button(role: .cancel) { Log.add("cancel") }
          Button(role: .destructive) { Log.add("delete") }
        }, .desktop)
      for label in ["Close", "Done", "Cancel", "Delete"] { try await harness.tap(label) }
      #expect(Log.take() == ["close", "confirm", "cancel", "delete"])
    }

    @Test func `B21.13ab a shape is that of the border, and of no other style`() async {
      func dump(_ shape: ButtonBorderShape, _ style: some PrimitiveButtonStyle) async -> String {
        await mounted(Block().buttonStyle(style).buttonBorderShape(shape)).displayListDump()
      }
      let shapes: [ButtonBorderShape] = [.capsule, .roundedRectangle(radius: 2), .circle]
      var bordered: Set<String> = []
      var borderless: Set<String> = []
      for shape in shapes {
        bordered.insert(await dump(shape, .bordered))
        borderless.insert(await dump(shape, .borderless))
      }
      #expect(bordered.count >= 2)
      #expect(borderless.count == 1)
    }

    @Test func `a button that is flexible is as wide as there is room`() async {
      #expect(await size(Block().buttonStyle(.bordered).buttonSizing(.flexible), .phone)?.width == 390)
      #expect(await size(Block().buttonStyle(.bordered).buttonSizing(.fitted), .phone)?.width == 64)
      #expect(await size(Block().buttonSizing(.flexible), .desktop)?.width == 800)
    }

    @Test func `S403 B21.16abcde rename buttons run the action around, paste buttons hand over what the clipboard holds`() async throws {
      let root = VStack {
        RenameButton().aid("r1")
        RenameButton().renameAction { Log.add("rename") }.aid("r2")
        PasteButton(payloadType: String.self) { Log.add($0.joined()) }.aid("p")
      }
      let harness = await mounted(root)
      #expect(!harness.isEnabled("r1"))
      #expect(harness.isEnabled("r2"))
      try await harness.tap("r2")
      #expect(Log.take() == ["rename"])
      #expect(!harness.isEnabled("p"))
      harness.clipboard = "hey"
      await harness.settle()
      #expect(harness.isEnabled("p"))
      try await harness.tap("p")
      try await harness.wait(timeout: .seconds(60)) { Log.count == 1 }
      #expect(Log.take() == ["hey"])
      harness.clipboard = nil
      await harness.settle()
      #expect(!harness.isEnabled("p"))
      let desktop = await mounted(root, .desktop)
      #expect(desktop.isEnabled("p"))
      #expect(desktop.role(of: "Paste") == "button")
    }

    @Test func `B21.16cd a paste button of addresses takes only those`() async throws {
      let root = VStack {
        PasteButton(payloadType: URL.self) { Log.add("url \($0[0])") }.aid("url")
        PasteButton(supportedContentTypes: [.url]) { Log.add("providers \($0.count)") }.aid("providers")
      }
      let harness = await mounted(root)
      harness.clipboard = "two words"
      await harness.settle()
      #expect(!harness.isEnabled("url"))
      harness.clipboard = "https://example.org/a"
      await harness.settle()
      #expect(harness.isEnabled("url"))
      try await harness.tap("providers")
      try await harness.tap("url")
      try await harness.wait(timeout: .seconds(60)) { Log.count == 2 }
      #expect(Log.take() == ["providers 1", "url https://example.org/a"])
    }

    @Test func `B21.17d a share link offers to copy, to mail and to open`() async throws {
      let address = URL(string: "https://example.org/a")!
      let root = VStack {
        ShareLink("Address", item: address, subject: Text("Read"), message: Text("this"))
        ShareLink("Words", item: "some words", preview: SharePreview("Preview"))
        ShareLink(items: ["a", "b"])
      }
      let stage = await Stage(root, idiom: .desktop)
      #expect(stage.shows("Share…"))
      try await stage.tap("Address")
      try await stage.tap("Copy")
      try await stage.harness.wait(timeout: .seconds(60)) { stage.harness.clipboard == "https://example.org/a" }
      try await stage.tap("Address")
      try await stage.tap("Open")
      #expect(stage.harness.openedURLs == [address])
      try await stage.tap("Address")
      try await stage.tap("Email")
      try await stage.harness.wait(timeout: .seconds(60)) { stage.harness.openedURLs.count == 2 }
      #expect(stage.harness.openedURLs.last?.absoluteString == "mailto:?subject=Read&body=this%0A%0Ahttps://example.org/a")
      try await stage.tap("Words")
      #expect(stage.shows("Preview"))
      #expect(!stage.shows("Open"))
      try await stage.tap("Copy")
      try await stage.harness.wait(timeout: .seconds(60)) { stage.harness.clipboard == "some words" }
      try await stage.tap("Share…")
      try await stage.tap("Copy")
      try await stage.harness.wait(timeout: .seconds(60)) { stage.harness.clipboard == "a\nb" }
    }
  }
}
