import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rules of B19 about alerts and dialogs, beside the scenarios of C19.
  @MainActor
  struct AlertRules {
    /// Holds a flag that is true at first.
    private struct Bound<Content: View>: View {
      @State private var on = true
      @ViewBuilder let content: (Binding<Bool>) -> Content

      var body: some View { content($on).onChange(of: on) { Log.add("on \(on)") } }
    }

    @Test func `B19.30ab an action runs while the binding is still true, and deferUntilViewsExist it is false whatever was written`()
      async throws
    {
      let stage = await Stage(
        Bound { $on in
          Text("root").alert("title", isPresented: $on) {
            Button("act") {
              Log.add("act \(on)")
              on = true
            }
          }
        })
      await stage.rest()
      try await stage.tap("act")
      #expect(Log.take() == ["act true", "on false"])
      #expect(!stage.shows("title"))
    }

    @Test func `B19.31ab an alert without actions has one to close it, and no cancel is added to others`() async throws {
      let empty = await Stage(Bound { $on in Text("root").alert("title", isPresented: $on) {} })
      await empty.rest()
      #expect(empty.shows("OK"))
      try await empty.tap("OK")
      #expect(!empty.shows("title"))
      let one = await Stage(Bound { $on in Text("root").alert("title", isPresented: $on) { Button("one") {} } })
      await one.rest()
      #expect(one.shows("one") && !one.shows("OK") && !one.shows("Cancel"))
    }

    @Test func `B19.32abc the cancel stands first of two and last of more on phones, and beside the default on the desktop`() async {
      func texts(_ names: [String], _ idiom: Idiom) async -> [String] {
        let stage = await Stage(
          Bound { $on in
            Text("root").alert("title", isPresented: $on) {
              ForEach(names, id: \.self) { name in Button(name, role: name == "no" ? .cancel : name == "rid" ? .destructive : nil) {} }
            }
          }, idiom: idiom)
        await stage.rest()
        return stage.harness.texts.filter { names.contains($0) }
      }
      #expect(await texts(["yes", "no"], .phone) == ["no", "yes"])
      #expect(await texts(["yes", "no", "rid"], .phone) == ["yes", "rid", "no"])
      #expect(await texts(["yes", "no"], .desktop) == ["no", "yes"])
    }

    @Test func `B19.32fhj B21.12e Return is the first action without a role, and never a destructive one`() async {
      let stage = await Stage(
        Bound { $on in
          Text("root").alert("title", isPresented: $on) {
            Button("rid", role: .destructive) { Log.add("rid") }
            Button("first") { Log.add("first") }
            Button("second") { Log.add("second") }
          }
        }, idiom: .desktop)
      await stage.rest()
      await stage.harness.key(.return)
      await stage.rest()
      #expect(Log.take() == ["first", "on false"])
    }

    private func white(_ name: String, _ harness: ViewHarness) throws -> Bool {
      let color = try #require(harness.presentedColor(name))
      return color.red > 0.99 && color.green > 0.99 && color.blue > 0.99
    }

    @ViewBuilder private var buttons: some View {
      Button(role: .destructive) {
      } label: {
        Text("rid").aid("rid")
      }
      Button(role: .cancel) {
      } label: {
        Text("no").aid("no")
      }
      Button {
      } label: {
        Text("first").aid("first")
      }
      Button {
        Log.add("second")
      } label: {
        Text("second").aid("second")
      }
    }

    @Test(arguments: [true, false])
    func `B19.32efgh the button of the Return key is prominent on a desktop, and no other`(_ isAlert: Bool) async throws {
      func stage<Actions: View>(_ idiom: Idiom, @ViewBuilder _ actions: @escaping () -> Actions) async -> ViewHarness {
        let stage = await Stage(
          Bound { $on in
            if isAlert {
              Text("root").alert("title", isPresented: $on) { actions() }
            } else {
              Text("root").confirmationDialog("title", isPresented: $on) { actions() }
            }
          }, idiom: idiom)
        await stage.rest()
        return stage.harness
      }
      let desktop = await stage(.desktop) { buttons }
      #expect(try white("first", desktop))
      for name in ["rid", "no", "second"] { #expect(try !white(name, desktop), "\(name)") }
      let phone = await stage(.phone) { buttons }
      for name in ["rid", "no", "first", "second"] { #expect(try !white(name, phone), "\(name)") }
      let chosen = await stage(.desktop) {
        Button {
        } label: {
          Text("first").aid("first")
        }
        Button {
          Log.add("second")
        } label: {
          Text("second").aid("second")
        }.keyboardShortcut(.defaultAction)
      }
      #expect(try white("second", chosen) && !white("first", chosen))
      await chosen.key(.return)
      #expect(Log.take().contains("second"))
    }

    private struct Presenting: View {
      @State private var on = false
      @State private var data: String?

      var body: some View {
        VStack {
          Button("flag") { on = true }
          Button("data") { data = "a" }
          Text("on \(on)")
        }
        .alert("title", isPresented: $on, presenting: data) { value in
          Button("change \(value)") { data = "b" }
        } message: {
          Text("about \($0)")
        }
      }
    }

    @Test func `B19.33a an alert with data is shown only where there are some`() async throws {
      let stage = await Stage(Presenting())
      try await stage.tap("flag")
      #expect(!stage.shows("title"))
      try await stage.tap("data")
      #expect(stage.shows("title") && stage.shows("about a"))
    }

    private enum Failure: LocalizedError {
      case broken

      var errorDescription: String? { "It is broken" }
    }

    private struct Erring: View {
      @State private var on = true
      @State private var text = "start"

      var body: some View {
        Text("root \(text)").alert(isPresented: $on, error: Failure.broken) {
          TextField("name", text: $text)
          Button("fine") {}
        }
      }
    }

    @Test func `B19.34ad an error is the title, and fields among the actions stand above the buttons`() async throws {
      let stage = await Stage(Erring())
      await stage.rest()
      #expect(stage.shows("It is broken"))
      try await stage.harness.type("new", into: "name", replacing: true)
      try await stage.tap("fine")
      #expect(stage.shows("root new"))
    }

    private struct Following: View {
      @State private var on = true
      @State private var allows = false

      var body: some View {
        Text("root")
          .alert("title", isPresented: $on) {
            Button("act") { Log.add("act") }.disabled(!allows)
            Button("other") {}
          }
          .task {
            try? await Task.sleep(for: .milliseconds(1))
            allows = true
          }
      }
    }

    @Test func `B19.36bc a disabled action does nothing, and actions follow state`() async throws {
      let stage = await Stage(
        Bound { $on in Text("root").alert("title", isPresented: $on) { Button("act") { Log.add("act") }.disabled(true) } })
      await stage.rest()
      #expect(!stage.harness.isEnabled("act"))
      try? await stage.tap("act")
      #expect(Log.take() == [])
      let following = await Stage(Following())
      try await following.harness.wait(timeout: .seconds(10)) { following.harness.isEnabled("act") }
      await following.rest()
      try await following.tap("act")
      #expect(Log.take() == ["act"])
    }

    private struct Historical: View {
      @State private var on = true
      @State private var item: Numbered?
      @State private var last = false

      struct Numbered: Identifiable { let id: Int }

      var body: some View {
        Button("item") { item = Numbered(id: 3) }
          .alert(isPresented: $last) {
            Alert(title: Text("last"), message: Text("words"), dismissButton: .destructive(Text("rid")) { Log.add("rid") })
          }
          .alert(isPresented: $on) {
            Alert(
              title: Text("old"), message: Text("message"), primaryButton: .default(Text("go")) { Log.add("go") },
              secondaryButton: .cancel())
          }
          .alert(item: $item) { Alert(title: Text("item \($0.id)")) }
          .onChange(of: item == nil) { if item == nil { last = true } }
      }
    }

    @Test func `B19.37abcdef the alerts of 2019 work, and their cancel and dismiss buttons have titles`() async throws {
      let stage = await Stage(Historical())
      await stage.rest()
      #expect(stage.shows("old") && stage.shows("message") && stage.shows("Cancel"))
      try await stage.tap("go")
      #expect(Log.take() == ["go"])
      try await stage.tap("item")
      #expect(stage.shows("item 3") && stage.shows("OK"))
      try await stage.tap("OK")
      await stage.rest()
      #expect(!stage.shows("item 3"))
      #expect(stage.shows("last") && stage.shows("words"))
      try await stage.tap("rid")
      #expect(Log.take() == ["rid"] && !stage.shows("last"))
    }

    private struct Chained: View {
      @State private var first = true
      @State private var second = false

      var body: some View {
        Text("root").alert("one", isPresented: $first) { Button("next") { second = true } }
          .sheet(isPresented: $second) { Text("two") }
      }
    }

    @Test func `B19.38 what an action asks for is presented after the alert`() async throws {
      let stage = await Stage(Chained())
      await stage.rest()
      try await stage.tap("next")
      await stage.rest()
      #expect(!stage.shows("one") && stage.shows("two"))
      #expect(stage.harness.runtimeIssues.isEmpty)
    }

    @Test func `B19.39afg a dialog has a cancel, and hides its title on phones unless it is to be seen`() async throws {
      for visibility in [Visibility.automatic, .visible] {
        let stage = await Stage(
          Bound { $on in
            Text("root").confirmationDialog("title", isPresented: $on, titleVisibility: visibility) {
              Button("act") { Log.add("act") }
            } message: {
              Text("message")
            }
          })
        await stage.rest()
        #expect(stage.shows("title") == (visibility == .visible))
        #expect(stage.shows("message") && stage.shows("Cancel"))
        try await stage.tap("Cancel")
        #expect(Log.take() == ["on false"])
      }
    }

    private struct Suppressing: View {
      @State private var on = true
      @State private var isSuppressed = false

      var body: some View {
        Text("suppressed \(isSuppressed)")
          .confirmationDialog("title", isPresented: $on) { Button("act") {} }
          .dialogSuppressionToggle(isSuppressed: $isSuppressed)
          .dialogSeverity(.critical)
          .dialogIcon(Image(systemName: "star"))
      }
    }

    @Test func `B19.41cde the toggle of a desktop's dialog writes when the dialog closes`() async throws {
      let stage = await Stage(Suppressing(), idiom: .desktop)
      await stage.rest()
      let toggle = "Don’t ask again"
      #expect(stage.has(toggle))
      try await stage.tap(toggle)
      #expect(stage.shows("suppressed false"))
      try await stage.tap("act")
      #expect(stage.shows("suppressed true"))
      let phone = await Stage(Suppressing())
      await phone.rest()
      #expect(!phone.has(toggle))
    }
  }
}
