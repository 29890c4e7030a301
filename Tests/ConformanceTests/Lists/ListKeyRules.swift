import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Lists and the keyboard of a desktop: B17.36, B17.47.
  @MainActor
  struct ListKeyRules {
    private final class Choice<Value>: ObservableObject {
      @Published var value: Value

      init(_ value: Value) { self.value = value }
    }

    private struct Several: View {
      @ObservedObject var choice: Choice<Set<Int>>
      var count = 100

      var body: some View {
        List(selection: $choice.value) {
          ForEach(0..<count, id: \.self) { Text("r\($0)").aid("r\($0)").selectionDisabled($0 == 2) }
        }
        .onDeleteCommand { Log.add("delete \(choice.value.sorted())") }
      }
    }

    private func open(_ view: some View, focused: Bool = true) async -> ViewHarness {
      let harness = ViewHarness(view, size: CGSize(width: 200, height: 200), idiom: .desktop)
      await harness.settle()
      _ = Log.take()
      if focused { await harness.moveFocus() }
      return harness
    }

    @Test func `B17.36 the arrows to the side open and close the current row, and a tap on its name selects it`() async throws {
      struct Node: Identifiable {
        let id: String
        var kids: [Node]?
      }
      struct Outline: View {
        @State private var selected: String?
        let tree = [Node(id: "fruit", kids: [Node(id: "apple"), Node(id: "pear")]), Node(id: "veg", kids: [Node(id: "kale")])]
        var body: some View {
          VStack {
            Text("selected \(selected ?? "none")")
            List(tree, children: \.kids, selection: $selected) { Text($0.id) }
          }
        }
      }
      for isMirrored in [false, true] {
        let view = Outline().environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
        let harness = ViewHarness(view, size: CGSize(width: 300, height: 300), idiom: .desktop)
        await harness.settle()
        try await harness.tap("fruit")
        #expect(harness.texts == ["selected fruit", "fruit", "veg"])
        await harness.key(isMirrored ? .rightArrow : .leftArrow)
        await harness.advance(by: 1)
        #expect(harness.texts == ["selected fruit", "fruit", "veg"])
        await harness.key(isMirrored ? .leftArrow : .rightArrow)
        await harness.advance(by: 1)
        #expect(harness.texts == ["selected fruit", "fruit", "apple", "pear", "veg"])
        await harness.key(.downArrow)
        await harness.key(isMirrored ? .leftArrow : .rightArrow)
        #expect(harness.texts.first == "selected apple")
        await harness.key(.upArrow)
        await harness.key(isMirrored ? .rightArrow : .leftArrow)
        await harness.advance(by: 1)
        #expect(harness.texts == ["selected fruit", "fruit", "veg"])
      }
    }

    @Test func `B17.36ag arrows move the selection by one and skip rows that cannot be selected`() async {
      let choice = Choice<Set<Int>>([])
      let harness = await open(Several(choice: choice))
      await harness.key(.downArrow)
      #expect(choice.value == [0])
      await harness.key(.downArrow)
      await harness.key(.downArrow)
      #expect(choice.value == [3])
      await harness.key(.upArrow)
      #expect(choice.value == [1])
      await harness.key(.upArrow)
      await harness.key(.upArrow)
      #expect(choice.value == [0])
    }

    @Test func `B17.36bef from no selection up leads to the last row, which comes into sight`() async {
      let choice = Choice<Set<Int>>([])
      let harness = await open(Several(choice: choice))
      await harness.key(.upArrow)
      #expect(choice.value == [99])
      #expect(harness.maxY("r99") <= 200)
      #expect(harness.maxY("r99") > 180)
      await harness.key(.home)
      #expect(choice.value == [0])
      #expect(harness.minY("r0") == 14)
      await harness.key(.end)
      #expect(choice.value == [99])
    }

    @Test func `B17.36f the list scrolls the least that shows the row`() async {
      let choice = Choice<Set<Int>>([])
      let harness = await open(Several(choice: choice))
      for _ in 0..<6 { await harness.key(.downArrow) }
      #expect(harness.minY("r0") == 14)
      for _ in 0..<6 { await harness.key(.downArrow) }
      let row = harness.frame(of: "r12")
      #expect(choice.value == [12])
      #expect(row.map { abs($0.maxY + 4 - 200) < 1 } == true)
    }

    @Test func `B17.36cd shift extends from the anchor, and a command selects all`() async {
      let choice = Choice<Set<Int>>([])
      let harness = await open(Several(choice: choice))
      await harness.key(.downArrow)
      await harness.key(.downArrow, modifiers: .shift)
      await harness.key(.downArrow, modifiers: .shift)
      #expect(choice.value == [0, 1, 3])
      await harness.key(.upArrow, modifiers: .shift)
      #expect(choice.value == [0, 1])
      await harness.key("a", modifiers: .command)
      #expect(choice.value == Set(0..<100).subtracting([2]))
      await harness.key(.home)
      await harness.key("a", modifiers: .control)
      #expect(choice.value.count == 99)
    }

    @Test func `B17.36d all of a hundred thousand rows are selected without being made`() async {
      let choice = Choice<Set<Int>>([])
      let harness = await open(Several(choice: choice, count: 100_000))
      await harness.key("a", modifiers: .command)
      #expect(choice.value.count >= 99_999)
      #expect(harness.texts.count < 20)
    }

    @Test func `B17.36 a page key moves by what fits`() async {
      let choice = Choice<Set<Int>>([])
      let harness = await open(Several(choice: choice))
      await harness.key(.downArrow)
      await harness.key(.pageDown)
      let first = choice.value.first ?? 0
      #expect((5...8).contains(first))
      await harness.key(.pageDown)
      #expect((choice.value.first ?? 0) > first + 4)
      await harness.key(.pageUp)
      await harness.key(.pageUp)
      await harness.key(.pageUp)
      #expect(choice.value == [0])
    }

    @Test func `B17.36 letters find the next row that begins with them`() async {
      struct Fruits: View {
        @ObservedObject var choice: Choice<String?>

        var body: some View {
          List(["Apple", "Banana", "Blueberry", "Cherry"], id: \.self, selection: $choice.value) { Text($0) }
        }
      }
      let choice = Choice<String?>(nil)
      let harness = await open(Fruits(choice: choice))
      await harness.key("b")
      #expect(choice.value == "Banana")
      await harness.key("l")
      #expect(choice.value == "Blueberry")
      await harness.advance(by: 2)
      await harness.key("c")
      #expect(choice.value == "Cherry")
      await harness.advance(by: 2)
      await harness.key("x")
      #expect(choice.value == "Cherry")
    }

    @Test func `B17.36 one row or none, and keys that mean nothing here scroll`() async {
      struct Single: View {
        @ObservedObject var choice: Choice<Int?>

        var body: some View { List(0..<50, id: \.self, selection: $choice.value) { Text("r\($0)").aid("r\($0)") } }
      }
      let choice = Choice<Int?>(nil)
      let harness = await open(Single(choice: choice))
      await harness.key(.downArrow)
      await harness.key(.downArrow, modifiers: .shift)
      #expect(choice.value == 1)
    }

    @Test func `B17.36 a list is one focus stop, and a click on a row gives it the focus`() async throws {
      let choice = Choice<Set<Int>>([])
      let harness = await open(Several(choice: choice), focused: false)
      let row = try #require(harness.frame(of: "r3"))
      await harness.tap(at: CGPoint(x: row.midX, y: row.midY))
      #expect(choice.value == [3])
      await harness.key(.downArrow)
      #expect(choice.value == [4])
    }

    @Test func `B17.35c a click with shift selects to a row far away`() async throws {
      let choice = Choice<Set<Int>>([])
      let harness = await open(Several(choice: choice), focused: false)
      func click(_ name: String, _ modifiers: EventModifiers = []) async throws {
        let row = try #require(harness.frame(of: name))
        await harness.tap(at: CGPoint(x: row.midX, y: row.midY), modifiers: modifiers)
      }
      try await click("r1")
      for _ in 0..<10 { await harness.wheel(200) }
      try await click("r86", .shift)
      #expect(choice.value == Set(1...86).subtracting([2]))
    }

    @Test func `B17.47b the delete key runs onDeleteCommand while the list has the focus`() async {
      let choice = Choice<Set<Int>>([1])
      var harness = await open(Several(choice: choice))
      await harness.key(.delete)
      await harness.key(.deleteForward)
      #expect(Log.take() == ["delete [1]", "delete [1]"])
      harness = await open(Several(choice: choice), focused: false)
      await harness.key(.delete)
      #expect(Log.take().isEmpty)
    }

    @Test func `B17.36 a disabled list has no focus and selects nothing`() async {
      let choice = Choice<Set<Int>>([])
      let harness = await open(Several(choice: choice).disabled(true))
      await harness.key(.downArrow)
      #expect(choice.value == [])
    }
  }
}
