import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// The words that assistive technology hears of controls, bars and presentations (B21.95–B21.98).
  @MainActor
  struct RoleRules {
    @Test(arguments: [Idiom.phone, .desktop])
    func `B21.95ac buttons of every kind and links of a stack are buttons`(_ idiom: Idiom) async throws {
      let harness = await mounted(
        NavigationStack {
          VStack {
            Button("plain") {}
            EditButton()
            RenameButton().renameAction {}
            PasteButton(payloadType: String.self) { _ in }
            NavigationLink("link") { Text("there") }
          }
        }, idiom)
      for name in ["plain", "Edit", "Rename", "Paste", "link"] { #expect(harness.role(of: name) == "button", "\(name)") }
    }

    @Test(arguments: [Idiom.phone, .desktop]) func `B21.95r tabs are in a bar of tabs`(_ idiom: Idiom) async {
      let harness = await mounted(
        TabView {
          Text("a").tabItem { Text("One") }
          Text("b").tabItem { Text("Two") }
        }, idiom)
      #expect(harness.semanticsDump().contains("tabBar"))
      #expect(harness.role(of: "One") == "tab" && harness.role(of: "Two") == "tab")
    }

    private struct Presenting: View {
      @State private var isSheet = false
      @State private var isAlert = false

      var body: some View {
        VStack {
          Button("sheet") { isSheet = true }
          Button("alert") { isAlert = true }
        }
        .sheet(isPresented: $isSheet) { Closer(name: "close") }
        .alert("Title", isPresented: $isAlert) {
          Button("okay") {}
        } message: {
          Text("Message")
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B21.95tu sheets are dialogs, and alerts are alerts`(_ idiom: Idiom) async throws {
      let stage = await Stage(Presenting(), idiom: idiom)
      try await stage.tap("sheet")
      #expect(stage.harness.semanticsDump().contains("dialog"))
      try await stage.tap("close")
      #expect(!stage.harness.semanticsDump().contains("dialog"))
      try await stage.tap("alert")
      #expect(stage.harness.semanticsDump().split(separator: "\n").contains { $0.hasPrefix("alert (") || $0.contains(" alert (") })
    }

    @Test func `B21.95v titles of screens and headers of sections are headers`() async {
      let harness = await mounted(
        NavigationStack {
          List {
            Section {
              Text("row")
            } header: {
              Text("Head")
            }
          }
          .navigationTitle("Title")
        })
      let lines = harness.semanticsDump().split(separator: "\n").filter { $0.contains("header") }
      #expect(lines.contains { $0.contains("\"Head\"") } && lines.contains { $0.contains("\"Title\"") }, "\(lines)")
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B21.96c the app's value goes before that of a slider and a gauge`(_ idiom: Idiom) async {
      let harness = await mounted(
        VStack {
          Slider(value: .constant(0.5)) { Text("slider") }.accessibilityValue("half")
          Gauge(value: 0.5) { Text("gauge") }.accessibilityValue("middle")
        }, idiom)
      #expect(harness.value(of: "slider") == "half" && harness.value(of: "gauge") == "middle")
    }

    @Test func `B21.97c a wheel is stepped by assistive technology`() async {
      struct Root: View {
        @State private var n = 3

        var body: some View {
          VStack {
            Picker("wheel", selection: $n) { ForEach(0..<10) { Text("\($0)") } }.pickerStyle(.wheel)
            Text("n \(n)")
          }
        }
      }
      let harness = await mounted(Root())
      #expect(await harness.performAction("increment", on: "wheel"))
      await harness.advance(by: 2)
      let up = harness.texts.first { $0.hasPrefix("n ") }
      #expect(up == "n 2" || up == "n 4", "\(String(describing: up))")
      #expect(await harness.performAction("decrement", on: "wheel"))
      await harness.advance(by: 2)
      #expect(harness.texts.contains("n 3"))
    }

    @Test func `B21.97d the parts of a date are stepped by assistive technology`() async {
      struct Root: View {
        @State private var date = Date(timeIntervalSince1970: 1_709_649_000)

        var body: some View {
          VStack {
            DatePicker("day", selection: $date, displayedComponents: .date).datePickerStyle(.field)
            Text(date.formatted(.iso8601)).aid("date")
          }
          .environment(\.timeZone, .gmt)
        }
      }
      let harness = await mounted(Root(), .desktop)
      await harness.moveFocus()
      let before = harness.text(of: "date")
      #expect(await harness.performAction("increment", on: "day"))
      #expect(harness.text(of: "date") != before)
      #expect(await harness.performAction("decrement", on: "day"))
      #expect(harness.text(of: "date") == before)
    }

    @Test func `B21.97e pages are turned by assistive technology`() async {
      struct Root: View {
        @State private var page = 0

        var body: some View {
          VStack {
            TabView(selection: $page) { ForEach(0..<3, id: \.self) { Text("page \($0)").tag($0) } }.tabViewStyle(.page)
            Text("at \(page)")
          }
        }
      }
      let stage = await Stage(Root())
      #expect(await stage.harness.performAction("increment", on: "Page 1 of 3"))
      await stage.rest()
      #expect(stage.shows("at 1"))
      #expect(await stage.harness.performAction("decrement", on: "Page 2 of 3"))
      await stage.rest()
      #expect(stage.shows("at 0"))
    }
  }
}
