import RivuletHeadless
import RivuletHost
import SwiftUI
import Testing

/// The reasons why a body ran or did not run, and the names of events.
@MainActor
struct ReasonsTests {
  struct Equal: View, Equatable {
    let value: Int
    var body: some View { Text("equal \(value)") }
  }

  struct Entry: View {
    @Binding var text: String
    var body: some View { TextField("Entry", text: $text) }
  }

  struct Form2: View {
    @State private var text = ""
    @State private var count = 0
    var body: some View {
      Equal(value: count / 10).equatable()
      Entry(text: $text)
      Text("typed \(text)")
      Button("Step") { count += 1 }
      Text("count \(count)")
    }
  }

  private func sentences(_ name: String, _ inspection: Inspection) async throws -> [String] {
    let views = (await inspection.ask("tree").windows ?? []).flatMap(\.views).flat
    let view = try #require(views.first { $0.name == name })
    return await inspection.ask("why") { $0.view = view.id }.sentences ?? []
  }

  @Test func `a view that is equal by its own operator is kept`() async throws {
    let inspection = await Inspection(Form2())
    try await inspection.driver.tap("Step")
    let turn = try #require(await inspection.ask("causes").turns?.last { $0.changes.contains { $0.source == "Form2.count" } })
    #expect(turn.kept.map(\.view).contains("Equal"))
    #expect(!turn.bodies.map(\.view).contains("Equal"))
    #expect(try await sentences("Equal", inspection).last?.contains("everything it depends on is equal") == true)
  }

  @Test func `a turn that changes nothing is no reason`() async throws {
    let inspection = await Inspection(Form2())
    try await inspection.driver.type("a", into: "Entry")
    try await inspection.driver.tap("Step")
    let turn = try #require(await inspection.ask("causes").turns?.last { $0.changes.contains(where: \.isOwn) })
    await inspection.driver.advance(by: 3)
    #expect(try await sentences("Equal", inspection).last?.contains("in turn \(turn.number)") == true)
  }

  @Test func `the library's own sources are no causes of the app's views`() async throws {
    let inspection = await Inspection(Form2())
    try await inspection.driver.type("a", into: "Entry")
    for name in ["Form2", "Entry"] {
      let found = try await sentences(name, inspection).filter { $0.contains(" changed by ") }
      #expect(!found.isEmpty && found.allSatisfy { $0.hasPrefix("Form2.text changed") }, "\(name): \(found)")
    }
  }

  @Test func `a press is named by the text of the control or row`() async throws {
    struct Rows: View {
      @State private var presses = 0
      @State private var tab = 1
      var body: some View {
        TabView(selection: $tab) {
          List(["Ada", "Bela"], id: \.self) { name in
            Button {
              presses += 1
            } label: {
              HStack {
                Text(name)
                Text("#\(presses)")
              }
            }
          }
          .tabItem { Label("Names", systemImage: "gear") }.tag(1)
          Text("Two").tabItem { Label("Members", systemImage: "person.2") }.tag(2)
        }
      }
    }
    let inspection = await Inspection(Rows())
    let views = (await inspection.ask("tree").windows ?? []).flatMap(\.views).flat
    let name = try #require(views.first { $0.content == "Bela" })
    let icon = try #require(views.first { $0.content == "Person 2" })
    for (view, text) in [(name, "Bela"), (icon, "Members")] {
      let known = (await inspection.ask("causes").turns ?? []).last?.number ?? 0
      await inspection.driver.tap(at: CGPoint(x: view.frame[0] + view.frame[2] / 2, y: view.frame[1] + view.frame[3] / 2))
      let turns = await inspection.ask("causes") { $0.since = known }.turns ?? []
      let events = turns.flatMap(\.changes).compactMap(\.eventName)
      #expect(!events.isEmpty && events.allSatisfy { $0 == text }, "\(events)")
    }
  }

  @Test func `what is painted lies in the window`() async throws {
    struct Pushing: View {
      var body: some View {
        NavigationStack { NavigationLink("Go", value: 1).navigationDestination(for: Int.self) { Text("number \($0)") } }
      }
    }
    let inspection = await Inspection(Pushing())
    try await inspection.driver.tap("Go")
    await inspection.driver.rest()
    let areas = (await inspection.ask("causes").turns ?? []).flatMap(\.damage)
    #expect(!areas.isEmpty)
    #expect(areas.allSatisfy { $0[0] >= 0 && $0[1] >= 0 && $0[0] + $0[2] <= 390 && $0[1] + $0[3] <= 844 })
  }

  @Test func `a number out of range is named`() async throws {
    let inspection = await Inspection(Form2())
    let since = await inspection.send("{\"id\": 97, \"ask\": \"causes\", \"since\": 1e300}")
    #expect(since.id == 97 && since.error == "The value of \"since\" is out of range.")
    let calls = await inspection.send("{\"id\": 96, \"ask\": \"places\", \"calls\": [0, -1]}")
    #expect(calls.id == 96 && calls.error == "The value of \"calls\" is out of range.")
  }
}
