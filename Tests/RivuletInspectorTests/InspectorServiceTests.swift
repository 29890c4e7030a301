import Foundation
import RivuletHeadless
import RivuletHost
import RivuletTree
import SwiftUI
import Testing

/// The inspector's protocol, asked over sockets.
@MainActor
struct InspectorServiceTests {
  @Test func `the tree has views as they are written, with their properties`() async throws {
    let inspection = await Inspection(Store())
    let window = try #require(await inspection.ask("tree").windows?.first)
    #expect([window.width, window.height] == [390, 844])
    let own = window.views.flat.filter(\.isOwn)
    #expect(own.map(\.name) == ["Store", "Amount", "Amount", "Stepping", "Row", "Row"])
    #expect(own[1].properties.map { "\($0.kind) \($0.name) \($0.value)" } == ["argument number 1"])
    #expect(own[3].properties.map { "\($0.kind) \($0.name)" } == ["binding _number"])
    #expect(own[3].properties[0].source == own[0].properties.first { $0.name == "_count" }?.source)
    let store = try #require(window.views.flat.first { $0.name == "Store" })
    let stack = try #require(store.children.flat.first { $0.name.hasPrefix("VStack") })
    #expect(stack.children.map { $0.name.prefix(6) }.prefix(3) == ["Amount", "Amount", "Steppi"])
    #expect(store.frame == stack.frame)
  }

  @Test func `sources have values, readers, bindings and changes`() async throws {
    let inspection = await Inspection(Store())
    try await inspection.driver.tap("Step")
    try await inspection.driver.tap("Buy")
    let tree = await inspection.ask("tree")
    let names = Dictionary(uniqueKeysWithValues: (tree.windows ?? []).flatMap(\.views).flat.map { ($0.id, $0.name) })
    let sources = (await inspection.ask("sources").sources ?? []).filter(\.isOwn)
    let count = try #require(sources.first { $0.name == "Store.count" })
    #expect(count.value == "2")
    #expect(count.readers.map { names[$0] } == ["Store", "Stepping"])
    #expect(count.references.map { "\(names[$0.view] ?? "").\($0.name)" } == ["Stepping._number"])
    #expect(count.changes.map { "\($0.old ?? "") \($0.new ?? "") \($0.event)" } == ["1 2 tap on \"Step\""])
    let shelf = try #require(sources.first { $0.name == "Store.shelf" })
    #expect(shelf.fields.map { "\($0.name) \($0.value)" } == ["books 1"])
    #expect(shelf.readers.map { names[$0] } == ["Store"])
  }

  @Test func `an observable object in a state is read by the views that read its properties`() async throws {
    let inspection = await Inspection(Shop())
    let names = Dictionary(
      uniqueKeysWithValues: (await inspection.ask("tree").windows ?? []).flatMap(\.views).flat.map { ($0.id, $0.name) })
    let source = try #require(await inspection.ask("sources").sources?.first { $0.name == "Shop.prices" })
    #expect(source.readers.map { names[$0] } == ["Shop", "Price"])
    try await inspection.driver.tap("Raise")
    let turn = try #require(await inspection.ask("causes").turns?.last { !$0.changes.isEmpty })
    #expect(turn.changes.map(\.source) == ["Prices.euros"])
    #expect(turn.changes.map(\.readers) == [["Price"]])
    #expect(turn.bodies.filter(\.isOwn).map(\.view) == ["Price"])
    let changed = try #require(await inspection.ask("sources").sources?.first { $0.name == "Shop.prices" })
    #expect(changed.fields.map(\.name).contains("euros") && changed.changes.count == 1)
  }

  @Test func `fields that refer to objects are named and not read, since they may be weak`() async throws {
    let inspection = await Inspection(Weakly())
    let source = try #require(await inspection.ask("sources").sources?.first { $0.name == "Weakly.link" })
    #expect(source.fields.map { "\($0.name): \($0.value)" } == ["parent: Optional<Shelf>", "other: Optional<AnyObject>", "count: 3"])
  }

  @Test func `a trace has spans that Perfetto opens, and calls have places`() async throws {
    let driver = HeadlessDriver(Store(), configuration: HeadlessConfiguration())
    let log = CauseLog()
    log.follow(driver.host.app)
    await driver.settle()
    try await driver.tap("Step")
    let turn = try #require(log.turns.last { !$0.changes.isEmpty })
    #expect(turn.spans.last?.stage == "turn")
    #expect(turn.spans.allSatisfy { $0.start >= turn.spans[turn.spans.count - 1].start })
    #expect(turn.bodies.filter(\.isOwn).allSatisfy { $0.nanoseconds != nil })
    #expect(turn.changes[0].calls.count > 3)
    log.stop()
    try await driver.tap("Step")
    #expect(log.turns.last?.number == turn.number || log.turns.last?.changes.isEmpty == true)
  }

  @Test func `two states that always get equal values are pointed out`() async throws {
    let inspection = await Inspection(Store())
    for _ in 0..<2 { try await inspection.driver.tap("Both") }
    let twins = (await inspection.ask("sources").sources ?? []).filter { !$0.twins.isEmpty }
    #expect(twins.map(\.name) == ["Store.count", "Store.copy"])
    #expect(twins.map(\.twins) == [["Store.copy"], ["Store.count"]])
    try await inspection.driver.tap("Step")
    let later = await inspection.ask("sources").sources ?? []
    #expect(later.filter { !$0.twins.isEmpty }.isEmpty)
  }

  @Test func `readers are told of turns, and a tool that asks gets the same ones`() async throws {
    let inspection = await Inspection(Store())
    _ = await inspection.ask("follow") { $0.on = true }
    try await inspection.driver.tap("Step")
    let turns = try #require(await inspection.ask("causes").turns)
    let told = inspection.events.compactMap(\.turn)
    #expect(told.map(\.number) == turns.suffix(told.count).map(\.number))
    let turn = try #require(told.first { !$0.changes.isEmpty })
    #expect(turn.changes.map(\.source) == ["Store.count"])
    #expect(turn.bodies.filter(\.isOwn).map(\.view) == ["Store", "Amount", "Stepping"])
    #expect(turn.bodies.first { $0.view == "Amount" }?.reasons.map(\.text) == ["@self(number)"])
    #expect(!turn.damage.isEmpty)
  }

  @Test func `a body says why it ran, and why it did not`() async throws {
    let inspection = await Inspection(Store())
    try await inspection.driver.tap("Step")
    let views = (await inspection.ask("tree").windows ?? []).flatMap(\.views).flat
    let amount = try #require(views.first { $0.name == "Amount" })
    let row = try #require(views.first { $0.name == "Row" })
    let ran = await inspection.ask("why") { $0.view = amount.id }.sentences ?? []
    #expect(ran.first?.hasSuffix("Store created it with a different number.") == true)
    #expect(ran.contains { $0.hasSuffix("_count has a different value.") })
    #expect(ran.last == "Store.count changed by tap on \"Step\" to 2." || ran.contains("Store.count changed by tap on \"Step\" to 2."))
    let rest = await inspection.ask("why") { $0.view = row.id }.sentences ?? []
    #expect(rest.last?.contains("did not run in turn") == true)
  }

  @Test func `the layout of a view is asked again, and changes nothing`() async throws {
    let inspection = await Inspection(Store())
    let views = (await inspection.ask("tree").windows ?? []).flatMap(\.views).flat
    let text = try #require(views.first { $0.name == "Stepping" }?.children.flat.first { $0.name == "Text" })
    let (before, counts) = (inspection.driver.tree.layoutDump(), inspection.driver.tree.totals)
    let layout = try #require(await inspection.ask("layout") { $0.view = text.id }.layout)
    #expect(layout.containerName?.hasPrefix("HStack") == true)
    #expect(layout.frame == text.frame)
    let asked = layout.around.filter { $0.view == text.id }
    #expect(asked.contains { $0.answer == [text.frame[2], text.frame[3]] })
    #expect(layout.around.first?.asker == nil)
    #expect(asked.allSatisfy { $0.asker != nil })
    #expect(inspection.driver.tree.layoutDump() == before)
    #expect(inspection.driver.tree.totals == counts)
    try await inspection.driver.tap("Step")
    let fresh = await Inspection(Store())
    try await fresh.driver.tap("Step")
    #expect(inspection.driver.tree.layoutDump() == fresh.driver.tree.layoutDump())
  }

  @Test(arguments: HighlightStyle.allCases)
  func `highlights lie over the window and are no part of its views`(_ style: HighlightStyle) async throws {
    let inspection = await Inspection(Store())
    try await inspection.driver.tap("Step")
    let views = (await inspection.ask("tree").windows ?? []).flatMap(\.views).flat
    let amount = try #require(views.first { $0.name == "Amount" })
    let driver = inspection.driver
    func dumps() -> [String] {
      [driver.tree.drawing.displayList(scale: 2).dump(), driver.tree.layoutDump(), SemanticsTree(driver.tree).dump()]
    }
    let before = dumps()
    let turns = await inspection.ask("causes").turns?.count
    _ = await inspection.ask("highlight") { ($0.views, $0.style) = ([amount.id], style) }
    await driver.settle()
    let during = dumps()
    #expect(during[0] != before[0])
    #expect(Array(during[1...]) == Array(before[1...]))
    _ = await inspection.ask("highlight") { $0.views = [] }
    await driver.settle()
    #expect(dumps() == before)
    #expect(await inspection.ask("causes").turns?.count == turns)
  }

  @Test func `the next press picks the view under it, and does nothing else`() async throws {
    let inspection = await Inspection(Store())
    let driver = inspection.driver
    let views = (await inspection.ask("tree").windows ?? []).flatMap(\.views).flat
    let text = try #require(views.first { $0.name == "Amount" }?.children.flat.first { $0.name == "Text" })
    let button = try #require(views.first { $0.name == "Stepping" }?.children.flat.last { $0.name == "Text" })
    let point = CGPoint(x: button.frame[0] + 2, y: button.frame[1] + 2)
    _ = await inspection.ask("pick") { $0.on = true }
    await driver.hover(at: CGPoint(x: text.frame[0] + 1, y: text.frame[1] + 1))
    await driver.tap(at: point)
    _ = await inspection.ask("causes")
    #expect(inspection.events.compactMap(\.pointed).first == text.id)
    #expect(inspection.events.compactMap(\.picked) == [button.id])
    #expect(driver.texts.contains("now 1"))
    await driver.tap(at: point)
    #expect(driver.texts.contains("now 2"))
  }

  @Test func `in a list the view that the source code makes is picked, and texts and images have their content`() async throws {
    struct Errand: View {
      let name: String
      var body: some View { Label(name, systemImage: "cart") }
    }
    let inspection = await Inspection(
      List {
        Errand(name: "Bread")
        Text("Milk")
        Image(systemName: "star")
      })
    let views = (await inspection.ask("tree").windows ?? []).flatMap(\.views).flat
    #expect(
      views.compactMap { view in view.content.map { "\(view.written ?? "") \($0)" } } == [
        "Image Cart", "Text Bread", "Text Milk", "Image Favorite",
      ])
    #expect(views.contains { $0.written == nil })
    let errand = try #require(views.first { $0.written == "Errand" })
    let milk = try #require(views.first { $0.content == "Milk" })
    _ = await inspection.ask("pick") { $0.on = true }
    await inspection.driver.hover(at: CGPoint(x: milk.frame[0] + 1, y: milk.frame[1] + 1))
    await inspection.driver.hover(at: CGPoint(x: errand.frame[0] + errand.frame[2] - 1, y: errand.frame[1] + errand.frame[3] / 2))
    _ = await inspection.ask("causes")
    let pointed = inspection.events.compactMap(\.pointed)
    #expect(pointed.count == 2)
    #expect(pointed.first == milk.id)
    #expect(errand.children.flat.map(\.id).contains(pointed.last ?? "") || pointed.last == errand.id)
  }

  @Test func `a view has the values that it sets in the environment of those inside`() async throws {
    struct Plain: View {
      var body: some View { HStack { Text("Plain") }.font(nil).environment(\.isEnabled, false) }
    }
    struct Around: View {
      @State private var limit = 10.0
      var body: some View {
        Plain().environment(\.defaultMinListRowHeight, limit)
        Button("More") { limit += 1 }
      }
    }
    let inspection = await Inspection(Around())
    func values(of name: String) async throws -> [String] {
      let views = (await inspection.ask("tree").windows ?? []).flatMap(\.views).flat
      return try #require(views.first { $0.name == name }).properties.filter { $0.kind == "sets" }.map { "\($0.name): \($0.value)" }
    }
    #expect(try await values(of: "Around") == ["defaultMinListRowHeight: 10.0"])
    #expect(try await values(of: "Plain").sorted() == ["font: nil", "isEnabled: false"])
    try await inspection.driver.tap("More")
    #expect(try await values(of: "Around") == ["defaultMinListRowHeight: 11.0"])
  }

  @Test func `references that a view does not keep are named by their types, and those that it keeps have values`() async throws {
    struct Distant: View {
      weak var near: Prices?
      unowned var owner: Prices
      unowned(unsafe) var other: Prices
      weak var gone: (any AnyObject & Sendable)?
      let kept: Prices
      let perhaps: Prices?
      var body: some View { Text("\(kept.euros) \(near?.euros ?? 0) \(owner.euros)") }
    }
    struct Owner: View {
      @State private var prices = Prices()
      var body: some View { Distant(near: prices, owner: prices, other: prices, gone: nil, kept: prices, perhaps: prices) }
    }
    let inspection = await Inspection(Owner())
    let views = (await inspection.ask("tree").windows ?? []).flatMap(\.views).flat
    let distant = try #require(views.first { $0.name == "Distant" })
    let texts = distant.properties.map { "\($0.name): \($0.value)" }
    #expect(texts.prefix(3) == ["near: Optional<Prices>", "owner: Prices", "other: Prices"])
    #expect(texts.suffix(2).allSatisfy { $0.contains("RivuletInspectorTests.Prices") })
    let source = try #require(await inspection.ask("sources").sources?.first { $0.name == "Owner.prices" })
    #expect(source.readers.contains(distant.id))
  }

  @Test func `the screens of a stack can be inspected`() async throws {
    struct Screens: View {
      var body: some View {
        NavigationStack { NavigationLink("Go", value: 1).navigationDestination(for: Int.self) { Text("number \($0)") } }
      }
    }
    let inspection = await Inspection(Screens())
    try await inspection.driver.tap("Go")
    await inspection.driver.rest()
    let views = (await inspection.ask("tree").windows ?? []).flatMap(\.views).flat
    #expect(views.contains { $0.content == "number 1" })
    #expect(await inspection.ask("sources").sources != nil)
  }

  @Test func `the layout of views with infinite answers is answered, and the marks leave with their view`() async throws {
    struct Sizes: View {
      @State private var isThere = true
      var body: some View {
        VStack {
          Text("Title")
          if isThere { Text("Detail") }
          Color.red
          Button("Hide") { isThere = false }
        }
      }
    }
    let inspection = await Inspection(Sizes())
    let views = (await inspection.ask("tree").windows ?? []).flatMap(\.views).flat
    let title = try #require(views.first { $0.content == "Title" })
    let layout = try #require(await inspection.ask("layout") { $0.view = title.id }.layout)
    #expect(layout.around.contains { $0.answer.contains(.greatestFiniteMagnitude) })
    let plain = inspection.driver.tree.drawing.displayList(scale: 2).dump()
    let detail = try #require(views.first { $0.content == "Detail" })
    _ = await inspection.ask("highlight") { $0.views = [detail.id] }
    await inspection.driver.rest()
    #expect(inspection.driver.tree.drawing.displayList(scale: 2).dump() != plain)
    _ = await inspection.ask("follow")
    try await inspection.driver.tap("Hide")
    await inspection.driver.rest()
    _ = await inspection.ask("causes")
    await inspection.driver.rest()
    let marked = inspection.driver.tree.drawing.displayList(scale: 2).dump()
    _ = await inspection.ask("highlight") { $0.views = [] }
    await inspection.driver.rest()
    #expect(inspection.driver.tree.drawing.displayList(scale: 2).dump() == marked)
  }

  @Test func `while a view is picked, marks follow the pointer alone`() async throws {
    struct Two: View {
      let prices: Prices
      var body: some View {
        Price(prices: prices)
        Text("Lower")
      }
    }
    let prices = Prices()
    let inspection = await Inspection(Two(prices: prices))
    let views = (await inspection.ask("tree").windows ?? []).flatMap(\.views).flat
    let price = try #require(views.first { $0.name == "Price" })
    let lower = try #require(views.first { $0.content == "Lower" })
    _ = await inspection.ask("follow")
    _ = await inspection.ask("highlight") { $0.views = [price.id] }
    _ = await inspection.ask("pick") { $0.on = true }
    await inspection.driver.hover(at: CGPoint(x: lower.frame[0] + 1, y: lower.frame[1] + 1))
    await inspection.driver.rest()
    let marked = inspection.driver.tree.drawing.displayList(scale: 2).dump()
    prices.euros = 2
    await inspection.driver.settle()
    await inspection.driver.rest()
    _ = await inspection.ask("causes")
    let now = inspection.driver.tree.drawing.displayList(scale: 2).dump()
    #expect(now.replacing("2 €", with: "1 €") == marked)
  }

  @Test(arguments: [Idiom.phone, .desktop])
  func `views of the library have the names by which source code makes them`(_ idiom: Idiom) async throws {
    let inspection = await Inspection(WrittenViews(), idiom: idiom)
    let views = (await inspection.ask("tree").windows ?? []).flatMap(\.views).flat
    let names = Set(views.compactMap(\.written))
    #expect(Set(WrittenViews.names).subtracting(names) == [])
    #expect(names.isDisjoint(with: ["AutomaticMenu", "_ShapeView", "FieldBody", "PaddingModifier", "_FrameLayout"]))
  }

  @Test func `a value of the wrong type is named, with the number of the request`() async throws {
    let inspection = await Inspection(Store())
    let answer = await inspection.send("{\"id\": 99, \"ask\": \"causes\", \"since\": \"x\"}")
    #expect(answer.id == 99 && answer.error == "The value of \"since\" has the wrong type.")
    let style = await inspection.send("{\"id\": 98, \"ask\": \"highlight\", \"style\": \"none\"}")
    #expect(style.id == 98 && style.error == "\"style\" does not have this value.")
    #expect(await inspection.ask("places").error == "The request \"places\" needs the calls of a change under \"calls\".")
  }

  @Test func `garbage gets a sentence, and the connection stays`() async throws {
    let inspection = await Inspection(Store())
    for line in ["garbage", "{}", "[1, 2]", "{\"ask\": 7}", "null", "\u{0}\u{1}"] {
      #expect(await inspection.send(line).error?.hasPrefix("The line is not a request.") == true)
    }
    #expect(await inspection.ask("nonsense").error?.hasPrefix("There is no request \"nonsense\".") == true)
    #expect(await inspection.ask("why") { $0.view = "x" }.error == "The request \"why\" needs a view with a body under \"view\".")
    #expect(await inspection.ask("layout") { $0.view = "n999999" }.error != nil)
    #expect(await inspection.ask("tree").windows?.count == 1)
  }

  @Test func `a tool may vanish, and another one stays`() async throws {
    let inspection = await Inspection(Store())
    let (ours, theirs) = Inspection.pair()
    inspection.service.add(theirs)
    #expect(inspection.service.clientCount == 2)
    await withCheckedContinuation { continuation in
      ours.onLine = { line in
        #expect(line.contains("\"hello\""))
        continuation.resume()
      }
    }
    inspection.vanish()
    try await inspection.driver.wait(timeout: .seconds(10)) { inspection.service.clientCount == 1 }
    let answer = await withCheckedContinuation { continuation in
      ours.onLine = { continuation.resume(returning: $0) }
      ours.send("{\"ask\": \"tree\"}")
    }
    #expect(answer.contains("\"windows\""))
  }

  @Test func `a slow reader loses turns, and learns how many`() async throws {
    let inspection = await Inspection(Store())
    let (ours, theirs) = Inspection.descriptors()
    inspection.service.add(LineSocket(descriptor: theirs))
    let request = Array("{\"ask\":\"follow\"}\n".utf8)
    #expect(write(ours, request, request.count) == request.count)
    _ = await inspection.ask("tree")
    inspection.service.outputLimit = 20_000
    var steps = 0
    while inspection.service.lostCount == 0, steps < 5_000 {
      await inspection.driver.tap(at: CGPoint(x: 195, y: 840))
      try await inspection.driver.tap("Step")
      steps += 1
    }
    #expect(inspection.service.lostCount > 0)
    #expect(inspection.driver.texts.contains("now \(steps + 1)"))
    let reader = LineSocket(descriptor: ours)
    let lost = await withCheckedContinuation { continuation in
      reader.onLine = { line in
        guard let message = try? JSONDecoder().decode(InspectorMessage.self, from: Data(line.utf8)), let lost = message.lost else { return }
        reader.onLine = { _ in }
        continuation.resume(returning: lost)
      }
    }
    #expect(lost > 0)
  }
}
