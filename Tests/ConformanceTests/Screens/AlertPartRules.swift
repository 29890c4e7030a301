import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Parts and looks of alerts and dialogs (B19.31–B19.41).
  @MainActor
  struct AlertPartRules {
    private struct Asking<Actions: View, Message: View>: View {
      var isAlert = true
      var visibility = Visibility.automatic
      @State private var on = true
      @ViewBuilder let actions: () -> Actions
      @ViewBuilder let message: () -> Message

      var body: some View {
        if isAlert {
          Text("root").alert("title", isPresented: $on, actions: actions, message: message)
        } else {
          Text("root").confirmationDialog("title", isPresented: $on, titleVisibility: visibility, actions: actions, message: message)
        }
      }
    }

    private func stage(
      _ idiom: Idiom, isAlert: Bool = true, _ visibility: Visibility = .automatic, @ViewBuilder _ actions: @escaping () -> some View,
      @ViewBuilder message: @escaping () -> some View = { EmptyView() }
    ) async -> Stage {
      let stage = await Stage(Asking(isAlert: isAlert, visibility: visibility, actions: actions, message: message), idiom: idiom)
      await stage.rest()
      return stage
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B19.31d of several cancels the last one counts`(_ idiom: Idiom) async {
      let stage = await stage(idiom) {
        Button("first", role: .cancel) { Log.add("first") }
        Button("last", role: .cancel) { Log.add("last") }
        Button("other") { Log.add("other") }
      }
      await stage.harness.key(.escape)
      await stage.rest()
      #expect(Log.take() == ["last"] && !stage.shows("title"))
    }

    @Test func `the message of a dialog without a visible title has room around it`() async throws {
      func frames(_ visibility: Visibility) async throws -> (message: CGRect, action: CGRect) {
        let stage = await stage(.phone, isAlert: false, visibility) {
          Button("rid") {}
        } message: {
          Text("gone for good")
        }
        return (try #require(stage.harness.elementFrame("gone for good")), try #require(stage.harness.elementFrame("rid")))
      }
      let (titled, bare) = (try await frames(.visible), try await frames(.hidden))
      #expect(bare.action.minY - bare.message.maxY == titled.action.minY - titled.message.maxY)
      #expect(bare.action.minY - bare.message.maxY > 8)
    }

    @Test func `B19.32d more than two buttons of a desktop stand below each other, the cancel last`() async throws {
      let stage = await stage(.desktop) {
        Button("no", role: .cancel) {}
        Button("yes") {}
        Button("rid", role: .destructive) {}
      }
      let frames = try ["yes", "rid", "no"].map { try #require(stage.harness.elementFrame($0)) }
      #expect(frames[0].maxY <= frames[1].minY && frames[1].maxY <= frames[2].minY)
      #expect(frames[0].width == frames[1].width && frames[1].width == frames[2].width)
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B19.32i a destructive action is red, and no other`(_ idiom: Idiom) async throws {
      let stage = await stage(idiom) {
        Button(role: .destructive) {
        } label: {
          Text("rid").aid("rid")
        }
        Button {
        } label: {
          Text("other").aid("other")
        }
      }
      let red = await Stage(Text("red").foregroundStyle(.red).aid("red"), idiom: idiom).harness.presentedColor("red")
      #expect(try #require(stage.harness.presentedColor("rid")) == #require(red))
      #expect(try #require(stage.harness.presentedColor("other")) != #require(red))
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B19.34d fields stand between the message and the buttons`(_ idiom: Idiom) async throws {
      let stage = await stage(idiom) {
        Button("fine") {}
        TextField("name", text: .constant(""))
        SecureField("secret", text: .constant(""))
      } message: {
        Text("message").ax("message")
      }
      let frames = try ["name", "secret", "fine"].map { try #require(stage.harness.elementFrame($0)) }
      #expect(try #require(stage.harness.frame(of: "message")).maxY <= frames[0].minY)
      #expect(frames[0].maxY <= frames[1].minY && frames[1].maxY <= frames[2].minY)
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B19.34bc an alert shows the message and the labels as the app has made them`(_ idiom: Idiom) async throws {
      let stage = await stage(idiom) {
        Button {
        } label: {
          Color.red.frame(width: 30, height: 10).ax("picture")
        }
      } message: {
        VStack {
          Text("small").ax("small")
          Text("large").font(.largeTitle).ax("large")
        }
      }
      #expect(stage.harness.frame(of: "picture")?.size == CGSize(width: 30, height: 10))
      #expect(try #require(stage.harness.frame(of: "large")).height > #require(stage.harness.frame(of: "small")).height + 5)
    }

    @Test(arguments: [true, false], [Idiom.phone, .desktop])
    func `B19.36a a disabled action is dimmed`(_ isAlert: Bool, _ idiom: Idiom) async throws {
      let stage = await stage(idiom, isAlert: isAlert) {
        Button {
        } label: {
          Text("able").ax("able")
        }
        Button {
        } label: {
          Text("not").ax("not")
        }
        .disabled(true)
      }
      #expect(try #require(stage.harness.presented("able", .opacity)) == 1)
      #expect(try #require(stage.harness.presented("not", .opacity)) < 0.9)
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B19.39d Escape is the cancel of a dialog`(_ idiom: Idiom) async {
      let own = await stage(idiom, isAlert: false, .visible) {
        Button("copy") { Log.add("copy") }
        Button("back", role: .cancel) { Log.add("back") }
      }
      await own.harness.key(.escape)
      await own.rest()
      #expect(Log.take() == ["back"] && !own.shows("title"))
      let standard = await stage(idiom, isAlert: false, .visible) { Button("copy") { Log.add("copy") } }
      await standard.harness.key(.escape)
      await standard.rest()
      #expect(Log.take() == [] && !standard.shows("title"))
    }

    @Test func `B19.39e the actions of a dialog are rows at the bottom of a phone`() async throws {
      let stage = await stage(.phone, isAlert: false) {
        Button("copy") {}
        Button("erase", role: .destructive) {}
      }
      let frames = try ["copy", "erase", "Cancel"].map { try #require(stage.harness.elementFrame($0)) }
      #expect(frames[0].maxY <= frames[1].minY && frames[1].maxY <= frames[2].minY)
      #expect(frames[2].maxY > 800 && frames[0].minY > 500)
      for frame in frames { #expect(frame.width > 340) }
    }

    @Test func `B19.39h a dialog of a desktop looks like an alert`() async {
      let dialog = await stage(.desktop, isAlert: false) {
        Button("copy") {}
      } message: {
        Text("message")
      }
      let alert = await stage(.desktop) {
        Button("copy") {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("message")
      }
      #expect(dialog.shows("Cancel") && dialog.harness.displayListDump() == alert.harness.displayListDump())
    }

    @Test func `B19.39i a dialog of a desktop shows its title unless it is hidden`() async {
      for visibility in [Visibility.automatic, .visible, .hidden] {
        let stage = await stage(.desktop, isAlert: false, visibility) { Button("copy") {} }
        #expect(stage.shows("copy") && stage.shows("title") == (visibility != .hidden))
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B19.41abe the icon and the severity change dialogs of desktops, and none of phones`(_ idiom: Idiom) async {
      func dump(_ change: (AnyView) -> AnyView) async -> String {
        let dialog = AnyView(Asking(isAlert: false, visibility: .visible, actions: { Button("copy") {} }, message: { EmptyView() }))
        let stage = await Stage(change(dialog), idiom: idiom)
        await stage.rest()
        return stage.harness.displayListDump()
      }
      let plain = await dump { $0 }
      #expect(await (dump { AnyView($0.dialogIcon(Image(systemName: "star"))) } == plain) == (idiom == .phone))
      #expect(await (dump { AnyView($0.dialogSeverity(.critical)) } == plain) == (idiom == .phone))
      #expect(await dump { AnyView($0.dialogSeverity(.standard)) } == plain)
    }
  }
}
