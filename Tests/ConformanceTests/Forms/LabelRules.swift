import RivuletTesting
import SwiftUI
import Testing

/// A harness of an idiom after its first turn.
@MainActor
func mounted<V: View>(
  _ view: V, _ idiom: Idiom = .phone, size: CGSize? = nil, environment: @escaping (inout EnvironmentValues) -> Void = { _ in }
) async -> ViewHarness {
  _ = FlippedChoice.prepared
  _ = Log.take()
  let size = size ?? (idiom == .phone ? CGSize(width: 390, height: 844) : CGSize(width: 800, height: 600))
  let harness = ViewHarness(view, size: size, idiom: idiom, environment: environment)
  await harness.settle()
  return harness
}

extension Conformance {
  /// Styles of labels, hidden labels, and labels of two texts.
  @MainActor
  struct LabelRules {
    private struct Starred: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("*")
          configuration.title
        }
      }
    }

    private struct Doubled: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("+")
          Label(configuration)
        }
      }
    }

    @Test func `B21.04b the innermost label style counts, and one may use the style outside of it`() async {
      let harness = await mounted(
        VStack {
          Label("a", systemImage: "star").labelStyle(Starred())
          Label("b", systemImage: "star").labelStyle(.titleOnly).labelStyle(Starred())
          Label("c", systemImage: "star").labelStyle(Doubled()).labelStyle(Starred())
        })
      #expect(harness.texts == ["*", "a", "b", "+", "*", "c"])
    }

    @Test(arguments: [Idiom.phone, .desktop], [false, true])
    func `B21.98c a dialog is announced with title and message, even if its title is hidden`(_ idiom: Idiom, _ isDialog: Bool) async throws
    {
      let text = Text("body")
      let harness =
        isDialog
        ? await mounted(
          text.confirmationDialog("Delete it?", isPresented: .constant(true), titleVisibility: .hidden) {
            Button("Delete") {}
          } message: {
            Text("Gone for good.")
          }, idiom)
        : await mounted(
          text.alert("Delete it?", isPresented: .constant(true)) {
            Button("Delete") {}
          } message: {
            Text("Gone for good.")
          }, idiom)
      await harness.advance(by: 1)
      #expect(["alert", "dialog"].contains(harness.role(of: "Delete it?")))
      #expect(harness.hint(of: "Delete it?") == "Gone for good.")
      #expect(harness.role(of: "Gone for good.") == "text")
    }

    @Test func `B21.98a a label of an icon only is read by its title`() async throws {
      let harness = await mounted(
        VStack {
          Label("star", systemImage: "star").labelStyle(.iconOnly).aid("icon")
          Image(systemName: "star").aid("image")
        })
      #expect(harness.texts == [])
      #expect(harness.semanticsDump().contains("text \"star\" id=icon"))
      #expect(try #require(harness.frame(of: "icon")).size == #require(harness.frame(of: "image")).size)
    }

    @Test func `B21.06ab B21.50ab B21.51b B21.52a B21.98a hidden labels take no room and are read`() async throws {
      let harness = await mounted(
        VStack {
          Toggle("sw", isOn: .constant(true)).aid("sw")
          Toggle("hid", isOn: .constant(true)).labelsHidden().aid("hid")
          Toggle("seen", isOn: .constant(true)).labelsVisibility(.visible).labelsHidden().aid("seen")
        })
      #expect(harness.texts == ["sw", "seen"])
      #expect(harness.frame(of: "sw")?.width == 390)
      #expect(harness.frame(of: "hid")?.size == CGSize(width: 66, height: 30))
      #expect(harness.value(of: "hid") == "1")
      #expect(harness.role(of: "hid") == "toggle")
      let desktop = await mounted(Toggle("box", isOn: .constant(false)).labelsHidden().aid("box"), .desktop)
      #expect(desktop.frame(of: "box")?.size == CGSize(width: 16, height: 16))
      #expect(desktop.semanticsDump().contains("toggle \"box\" value=\"0\""))
    }

    @Test func `B21.07c of two texts in a label the second is a subtitle`() async throws {
      let harness = await mounted(
        Toggle(isOn: .constant(true)) {
          Text("title").aid("title")
          Text("more")
        })
      #expect(harness.texts == ["title", "more"])
      #expect(harness.semanticsDump().contains("toggle \"title, more\""))
      #expect(harness.displayListDump().contains("12"))
    }

    @Test func `S394 B21.51b toggles write alike in every style`() async throws {
      struct Root: View {
        @State private var on = false
        var body: some View {
          VStack {
            Toggle("sw", isOn: $on).toggleStyle(.switch).aid("sw")
            Toggle("bt", isOn: $on).toggleStyle(.button).aid("bt")
            Toggle("hid", isOn: $on).labelsHidden().aid("hid")
          }
        }
      }
      let harness = await mounted(Root())
      #expect(harness.frame(of: "sw")?.width == 390)
      #expect(harness.frame(of: "hid")?.size == CGSize(width: 66, height: 30))
      try await harness.tap("sw")
      #expect(["sw", "bt", "hid"].map { harness.value(of: $0) } == ["1", "1", "1"])
      try await harness.tap("bt")
      #expect(["sw", "bt", "hid"].map { harness.value(of: $0) } == ["0", "0", "0"])
    }

    @Test func `S404 B21.54abcde B21.96a a toggle of several values is mixed where they differ, and sets them all`() async throws {
      struct Opt: Identifiable {
        let id: Int
        var on: Bool
      }
      struct Root: View {
        @State private var o = [Opt(id: 0, on: true), Opt(id: 1, on: false)]
        var body: some View {
          VStack {
            Toggle("all", sources: $o, isOn: \.on)
            Text(o.map { $0.on ? "1" : "0" }.joined())
          }
        }
      }
      let harness = await mounted(Root())
      #expect(harness.value(of: "all") == "mixed")
      try await harness.tap("all")
      #expect(harness.texts.contains("11"))
      #expect(harness.value(of: "all") == "1")
      try await harness.tap("all")
      #expect(harness.texts.contains("00"))
      #expect(harness.value(of: "all") == "0")
    }
  }
}
