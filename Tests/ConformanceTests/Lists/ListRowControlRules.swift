import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Controls and badges in the rows of lists: B17.37, B17.50, B17.60–B17.63 and their scenarios.
  @MainActor
  struct ListRowControlRules {
    @Test(arguments: [Idiom.phone, .desktop], 0..<5)
    func `a control in the label of a link takes its own press`(_ idiom: Idiom, _ kind: Int) async throws {
      struct Root: View {
        let kind: Int
        @State private var isOn = false
        @State private var selected: Int?

        private var toggle: some View { Toggle("Wifi", isOn: $isOn).toggleStyle(.switch).aid("switch") }

        private var mixed: some View {
          HStack {
            Text("link")
            toggle.labelsHidden()
          }
        }

        var body: some View {
          NavigationStack {
            switch kind {
            case 0:
              List {
                NavigationLink {
                  Text("destination")
                } label: {
                  mixed
                }
              }
            case 1:
              VStack {
                NavigationLink {
                  Text("destination")
                } label: {
                  mixed
                }
              }
            case 3:
              List(selection: $selected) {
                NavigationLink(value: 1) { toggle }.navigationDestination(for: Int.self) { _ in Text("destination") }
              }
            case 2: List { NavigationLink(value: 1) { toggle }.navigationDestination(for: Int.self) { _ in Text("destination") } }
            default:
              Form {
                NavigationLink {
                  Text("destination")
                } label: {
                  toggle
                }
              }
            }
          }
          .onChange(of: isOn) { Log.add("on \(isOn)") }
        }
      }
      let stage = await Stage(Root(kind: kind), idiom: idiom)
      let frame = try #require(stage.harness.frame(of: "switch"))
      await stage.harness.tap(at: CGPoint(x: frame.maxX - 12, y: frame.midY))
      await stage.rest()
      #expect(Log.take() == ["on true"])
      #expect(!stage.shows("destination"))
    }

    private struct Pair: View {
      var body: some View {
        HStack {
          Button("A") { Log.add("A") }
          Spacer()
          Button("B") { Log.add("B") }
        }
        .aid("row")
      }
    }

    @Test func `S286 B17.60acd buttons in a row`() async throws {
      var harness = await mount(List { Pair() })
      let row = try #require(harness.frame(of: "row"))
      await harness.tap(at: CGPoint(x: row.midX, y: row.midY))
      #expect(Log.take() == ["A", "B"])
      try await harness.tap("A")
      #expect(Log.take() == ["A", "B"])
      harness = await mount(List { Pair() }.buttonStyle(.borderless))
      try await harness.tap("A")
      #expect(Log.take() == ["A"])
      await harness.tap(at: CGPoint(x: row.midX, y: row.midY))
      #expect(Log.take().isEmpty)
      harness = await mount(List { Button("C") { Log.add("C") } })
      await harness.tap(at: CGPoint(x: 360, y: harness.frame(of: "C")?.midY ?? row.midY))
      #expect(Log.take() == ["C"])
    }

    @Test func `B17.60 on a desktop buttons act in their own area`() async throws {
      let harness = ViewHarness(List { Pair() }, size: CGSize(width: 300, height: 200), idiom: .desktop)
      await harness.settle()
      _ = Log.take()
      let row = try #require(harness.frame(of: "row"))
      await harness.tap(at: CGPoint(x: row.midX, y: row.midY))
      #expect(Log.take().isEmpty)
      try await harness.tap("A")
      #expect(Log.take() == ["A"])
    }

    @Test func `B17.60cd disabled buttons of a row are left out, and buttons of other styles act alone`() async throws {
      let harness = await mount(
        List {
          HStack {
            Button("A") { Log.add("A") }
            Button("X") { Log.add("X") }.disabled(true)
            Button("P") { Log.add("P") }.buttonStyle(.bordered)
            Spacer()
          }
          .aid("row")
        })
      let row = try #require(harness.frame(of: "row"))
      await harness.tap(at: CGPoint(x: 350, y: row.midY))
      #expect(Log.take() == ["A"])
      try await harness.tap("P")
      #expect(Log.take() == ["P"])
    }

    @Test func `B17.60 a contact that leaves the row runs nothing`() async throws {
      let harness = await mount(List { Button("C") { Log.add("C") }.aid("row") })
      let row = try #require(harness.frame(of: "row"))
      await harness.down(at: CGPoint(x: 200, y: row.midY))
      await harness.advance(by: 0.5)
      await harness.move(to: CGPoint(x: 200, y: row.midY + 200))
      await harness.up()
      #expect(Log.take().isEmpty)
    }

    @Test func `B17.61b B21.51d a toggle acts in its own area only`() async throws {
      struct Root: View {
        @State private var isOn = false

        var body: some View {
          List {
            Toggle("t", isOn: $isOn).aid("row")
            Text(isOn ? "on" : "off")
          }
        }
      }
      let harness = await mount(Root())
      let row = try #require(harness.frame(of: "row"))
      await harness.tap(at: CGPoint(x: row.midX, y: row.midY))
      #expect(harness.texts.contains("off"))
      await harness.tap(at: CGPoint(x: row.maxX - 20, y: row.midY))
      #expect(harness.texts.contains("on"))
    }

    @Test func `B17.62ab a tap gesture on the content is limited to it, and goes before selection`() async throws {
      struct Root: View {
        @State private var selected: Int?

        var body: some View {
          List(selection: $selected) {
            Text("tap").onTapGesture { Log.add("tapped") }.tag(1).aid("row")
            Text("\(selected ?? 0)")
          }
        }
      }
      let harness = await mount(Root())
      let row = try #require(harness.frame(of: "row"))
      await harness.tap(at: CGPoint(x: row.midX, y: row.midY))
      #expect(Log.take() == ["tapped"])
      #expect(harness.texts.contains("0"))
      await harness.tap(at: CGPoint(x: 300, y: row.midY))
      #expect(Log.take().isEmpty)
      #expect(harness.texts.contains("1"))
    }

    @Test func `B17.63b disabled content does not stop selection, a disabled list does`() async throws {
      struct Root: View {
        @State private var selected: Int?
        let isListDisabled: Bool

        var body: some View {
          VStack {
            Text("\(selected ?? 0)")
            List(selection: $selected) { Text("row").disabled(true).tag(1).aid("row") }.disabled(isListDisabled)
          }
        }
      }
      var harness = await mount(Root(isListDisabled: false))
      await harness.tap(at: harness.inRow("row", 200))
      #expect(harness.texts.contains("1"))
      harness = await mount(Root(isListDisabled: true))
      await harness.tap(at: harness.inRow("row", 200))
      #expect(harness.texts.contains("0"))
    }

    @Test func `B17.37 a tap selects without an animation`() async throws {
      struct Root: View {
        @State private var selected: Int?

        var body: some View {
          List(
            selection: Binding(
              get: { selected },
              set: { value, transaction in
                Log.add("\(transaction.animation == nil)")
                selected = value
              })
          ) { Text("row").tag(1) }
        }
      }
      let harness = await mount(Root())
      try await harness.tap("row")
      #expect(Log.take() == ["true"])
    }

    private struct Badges: View {
      let count: Int
      let label: Text?
      let key: LocalizedStringKey?
      let name: String?

      var body: some View {
        List {
          Text("n").badge(count)
          Text("l").badge(label)
          Text("k").badge(key)
          Text("s").badge(name)
        }
      }
    }

    @Test func `S294 B17.50b B20.10abcdf badges`() async throws {
      var harness = await mount(Badges(count: 3, label: Text("text"), key: "key", name: "name"))
      #expect(harness.texts == ["n", "3", "l", "text", "k", "key", "s", "name"])
      let (three, n) = (try #require(harness.spokenFrame("3")), try #require(harness.spokenFrame("n")))
      #expect(three.minX > n.maxX)
      #expect(three.maxX == 358)
      #expect(three.midY == n.midY)
      harness = await mount(Badges(count: 0, label: nil, key: nil, name: ""))
      #expect(harness.texts == ["n", "l", "k", "s"])
      harness = await mount(Badges(count: -1, label: Text(""), key: nil, name: nil))
      #expect(harness.texts.filter { !$0.isEmpty } == ["n", "-1", "l", "k", "s"])
    }

    @Test func `B17.50c the badge of a link stands before its chevron`() async throws {
      let harness = await mount(
        NavigationStack {
          List {
            NavigationLink {
              Text("there")
            } label: {
              Text("k").aid("k")
            }
            .badge(2)
          }
        })
      let (title, badge) = (try #require(harness.frame(of: "k")), try #require(harness.spokenFrame("2")))
      #expect(badge.minX > title.maxX - 1)
      // The chevron and its distance stand between the badge and the inset of the row.
      #expect(badge.maxX < 390 - 32 - 12)
    }

    @Test func `B17.50 a long row leaves room for its badge`() async throws {
      let harness = await mount(List { Color.red.frame(maxWidth: .infinity).frame(height: 10).aid("c").badge("word") })
      let (content, badge) = (try #require(harness.frame(of: "c")), try #require(harness.spokenFrame("word")))
      #expect(content.minX == 32)
      #expect(abs(badge.minX - content.maxX - 8) < 0.6)
    }

    @Test func `B17.15 a list is pulled to bring it up to date`() async {
      let harness = await mount(List { Text("row") }.refreshable { await Log.add("refreshed") })
      await harness.calmDrag(CGPoint(x: 200, y: 100), CGPoint(x: 200, y: 400))
      await harness.advance(by: 1)
      #expect(Log.take() == ["refreshed"])
    }
  }
}

extension ViewHarness {
  /// Where what is read as a label lies.
  fileprivate func spokenFrame(_ label: String) -> CGRect? {
    for line in semanticsDump().split(separator: "\n") where line.contains("\"\(label)\"") {
      let numbers = line.split(separator: "(").last?.split(separator: ")").first?.split(separator: ",").compactMap {
        Double($0.trimmingCharacters(in: .whitespaces))
      }
      if let numbers, numbers.count == 4 { return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }
    }
    return nil
  }
}
