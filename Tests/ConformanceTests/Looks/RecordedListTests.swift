import RivuletTesting
import SwiftUI
import Testing

/// A line of 16 points, in place of a line of text of 13 points.
private struct Line: View {
  let name: String

  init(_ name: String) { self.name = name }

  var body: some View { Color.red.frame(width: 40, height: 16).aid(name) }
}

extension Conformance {
  /// Frames of lists, forms and groups that were recorded of macOS 26.2 and iOS 26 (`metrics.md`).
  @MainActor
  struct RecordedListTests {
    // MARK: - macOS

    private struct Sections: View {
      var body: some View {
        List {
          Section {
            Line("a").listRowBackground(Color.yellow.aid("row"))
          } header: {
            Line("head")
          } footer: {
            Line("foot")
          }
          Section {
            Line("b")
          } header: {
            Line("next").listRowBackground(Color.yellow.aid("next row"))
          }
        }
      }
    }

    private struct Headers: View {
      var body: some View {
        List {
          Section { Line("a") }
          Section {
            Line("b")
          } header: {
            Line("head")
          }
        }
      }
    }

    @Test func `sections of a desktop's lists are 20 apart, and headers 28 high`() async throws {
      for harness in [await shown(Headers(), .desktop), await shown(Headers().listStyle(.inset), .desktop)] {
        #expect(harness.minY("a") == 14)
        #expect(harness.minY("head") - harness.maxY("a") == 30)
        #expect(harness.minY("b") - harness.maxY("head") == 10)
        #expect(harness.minY("b") - harness.maxY("a") == 56)
      }
      let sidebar = await shown(Headers().listStyle(.sidebar), .desktop)
      #expect(sidebar.minY("head") - sidebar.maxY("a") == 34)
      for style in [AnyView(Headers().listStyle(.plain)), AnyView(Headers().listStyle(.bordered))] {
        let harness = await shown(style, .desktop)
        #expect(harness.minY("head") - harness.maxY("a") == 10)
        #expect(harness.minY("b") - harness.maxY("head") == 10)
      }
      let footed = await shown(Sections(), .desktop)
      #expect(footed.minY("a") - footed.maxY("head") == 10)
      #expect(footed.minY("foot") - footed.maxY("a") == 10)
    }

    @Test func `footers of a desktop's lists have 11 points, and prominent headers the font of others`() async throws {
      let harness = await shown(
        List {
          Section {
            Line("a")
          } header: {
            Text("header").aid("plain")
          } footer: {
            Text("footer").aid("foot")
          }
          Section {
            Line("b")
          } header: {
            Text("header").aid("prominent")
          }
          .headerProminence(.increased)
        }, .desktop)
      let foot = try #require(harness.frame(of: "foot"))
      #expect(abs(foot.width - 6 * 5.5) < 0.6)
      #expect(harness.frame(of: "prominent")?.size == harness.frame(of: "plain")?.size)
    }

    private struct Inset: View {
      var body: some View {
        List {
          Line("usual").listRowBackground(Color.yellow.aid("row"))
          Line("given").listRowInsets(EdgeInsets(top: 4, leading: 20, bottom: 4, trailing: 0))
        }
      }
    }

    @Test func `insets of a row add to those of a desktop's list`() async {
      let kinds: [(AnyView, CGFloat, CGFloat)] = [
        (AnyView(Inset()), 16, 10), (AnyView(Inset().listStyle(.inset)), 16, 10), (AnyView(Inset().listStyle(.sidebar)), 16, 10),
        (AnyView(Inset().listStyle(.plain)), 8, 0), (AnyView(Inset().listStyle(.bordered)), 7, 1),
      ]
      for (list, side, ground) in kinds {
        let harness = await shown(list, .desktop)
        #expect(harness.minX("usual") == side)
        #expect(harness.minX("given") == side + 20)
        #expect(harness.minX("row") == ground)
      }
    }

    @Test func `a bordered list of a desktop begins a point lower than a plain one`() async {
      let (bordered, plain) = (
        await shown(Inset().listStyle(.bordered), .desktop), await shown(Inset().listStyle(.plain), .desktop)
      )
      #expect(bordered.minY("usual") == plain.minY("usual") + 1)
    }

    @Test func `titles of labels in a desktop's list begin 22 points after the icon's room`() async throws {
      func distance(_ icon: some View) async -> CGFloat {
        let harness = await shown(
          List {
            Label {
              Line("title")
            } icon: {
              icon
            }
            .aid("label")
          }, .desktop)
        return harness.minX("title") - harness.minX("label")
      }
      #expect(await distance(Image(systemName: "star")) == 22)
      #expect(await distance(Color.red.frame(width: 4, height: 4)) == 22)
      // A wider icon makes its own room (our choice).
      #expect(await distance(Color.red.frame(width: 30, height: 4)) == 36)
    }

    private struct Tree: Identifiable {
      let id: String
      var children: [Tree]?
    }

    @Test func `chevrons of a desktop's outline take 9 points, and each level 13 more`() async throws {
      let tree = [Tree(id: "top", children: [Tree(id: "inner", children: [Tree(id: "leaf")])]), Tree(id: "alone")]
      let harness = await shown(List(tree, children: \.children) { Line($0.id) }, .desktop)
      func open(_ name: String) async throws {
        let frame = try #require(harness.frame(of: name))
        await harness.tap(at: CGPoint(x: frame.minX - 4, y: frame.midY))
        await harness.advance(by: 1)
      }
      #expect(harness.minX("top") == 25)
      #expect(harness.minX("alone") == 25)
      try await open("top")
      #expect(harness.minX("inner") == 38)
      try await open("inner")
      #expect(harness.minX("leaf") == 51)
      let groups = await shown(
        List {
          DisclosureGroup(isExpanded: .constant(true)) {
            Line("row")
            DisclosureGroup(isExpanded: .constant(true)) {
              Line("inner row")
            } label: {
              Line("inner")
            }
          } label: {
            Line("group")
          }
        }, .desktop)
      #expect(["group", "row", "inner", "inner row"].map { groups.minX($0) } == [25, 38, 38, 51])
    }

    @Test func `the label of a group on a desktop is 24 high, and its content centred without an indent`() async throws {
      let harness = await shown(
        VStack(alignment: .leading, spacing: 0) {
          DisclosureGroup(isExpanded: .constant(true)) {
            Line("content")
          } label: {
            Line("label")
          }
          .aid("group")
        }
        .frame(width: 200, alignment: .leading), .desktop)
      let group = try #require(harness.frame(of: "group"))
      #expect(group.width == 200)
      #expect(harness.frame(of: "label")?.midY == group.minY + 12)
      #expect(harness.frame(of: "content")?.midX == group.midX)
      #expect(group.height == 48)
    }

    @Test func `a link in a desktop's list has the width of its label, and its whole row follows it`() async throws {
      struct Links: View {
        var body: some View {
          NavigationStack {
            List {
              NavigationLink {
                Text("there")
              } label: {
                Line("label")
              }
              .aid("link").listRowBackground(Color.yellow.aid("row"))
            }
          }
        }
      }
      for x in [12.0, 30, 200, 378] {
        let harness = await shown(Links(), .desktop)
        #expect(harness.frame(of: "link") == harness.frame(of: "label"))
        let row = try #require(harness.frame(of: "row"))
        await harness.tap(at: CGPoint(x: x, y: row.midY))
        await harness.advance(by: 1)
        #expect(harness.texts == ["there"], "at \(x)")
      }
    }

    @Test func `B21.81e B21.84e headers and footers of a desktop's form in columns have the body font, and texts follow each other`()
      async throws
    {
      let harness = await shown(
        Form {
          Section {
            Text("first").aid("first")
            Text("second").aid("second")
            Color.red.frame(width: 20, height: 10).aid("box")
          } header: {
            Text("header").aid("head")
          } footer: {
            Text("footer").aid("foot")
          }
          Section {
            Text("last")
          } header: {
            Text("next").aid("next")
          }
        }, .desktop)
      let size = CGSize(width: 6 * 6.5, height: 13 * 1.2)
      for name in ["head", "foot"] {
        let frame = try #require(harness.frame(of: name))
        #expect(abs(frame.width - size.width) < 0.6 && abs(frame.height - size.height) < 0.6)
      }
      #expect(abs(harness.minY("second") - harness.maxY("first")) < 0.001)
      #expect(abs(harness.minY("box") - harness.maxY("second") - 8) < 0.001)
      // Sections stay apart, although only texts meet.
      #expect(abs(harness.minY("next") - harness.maxY("foot") - 8) < 0.001)
    }

    @Test func `B21.82f footers of a desktop's grouped form are trailing, and headers 10 above their cards`() async throws {
      let harness = await shown(
        Form {
          Section {
            Line("a").listRowBackground(Color.yellow.aid("card"))
          } header: {
            Text("header").aid("head")
          } footer: {
            Text("footer").aid("foot")
          }
        }
        .formStyle(.grouped), .desktop)
      let card = try #require(harness.frame(of: "card"))
      let (head, foot) = (try #require(harness.frame(of: "head")), try #require(harness.frame(of: "foot")))
      #expect(card.minX == 20 && card.height == 36)
      #expect(card.minY - head.maxY == 10)
      for frame in [head, foot] { #expect(abs(frame.width - 6 * 6.5) < 0.6) }
      #expect(foot.maxX == card.maxX - 10)
    }

    @Test func `a switch leaves the row of a desktop's grouped form at its label's height and 20`() async throws {
      let harness = await shown(
        Form {
          Toggle(isOn: .constant(true)) { Line("switch label") }.toggleStyle(.switch).listRowBackground(Color.yellow.aid("switch"))
          Stepper(value: .constant(1)) { Line("stepper label") }.listRowBackground(Color.yellow.aid("stepper"))
          Picker(selection: .constant(1)) {
            Text("one").tag(1)
          } label: {
            Line("picker label")
          }
          .listRowBackground(Color.yellow.aid("picker"))
        }
        .formStyle(.grouped), .desktop)
      for name in ["switch", "stepper", "picker"] {
        let row = try #require(harness.frame(of: name))
        #expect(row.height == 36, "\(name)")
        #expect(harness.frame(of: name + " label")?.midY == row.midY, "\(name)")
      }
    }

    // MARK: - iOS

    @Test func `B21.82a rows of a phone are at least 56 high, and 30 higher than their content`() async {
      func heights(_ list: some View) async -> [CGFloat?] {
        let harness = await shown(list)
        return ["low", "high"].map { harness.frame(of: $0)?.height }
      }
      @ViewBuilder func rows() -> some View {
        Color.red.frame(height: 20.5).listRowBackground(Color.yellow.aid("low"))
        Color.red.frame(height: 40).listRowBackground(Color.yellow.aid("high"))
      }
      #expect(await heights(List { rows() }) == [56, 70])
      #expect(await heights(List { rows() }.listStyle(.plain)) == [56, 70])
      #expect(await heights(Form { rows() }) == [56, 70])
    }

    @Test func `B17.18a B21.84a headers of a phone's lists have 17 points, as written unless the app sets their case`() async throws {
      let list = List {
        Section {
          Text("row")
        } header: {
          Text("Header").aid("head")
        }
      }
      var harness = await shown(list)
      #expect(harness.texts == ["Header", "row"])
      #expect(abs(try #require(harness.frame(of: "head")).width - 6 * 8.5) < 0.6)
      harness = await shown(list.textCase(.uppercase))
      #expect(harness.texts == ["HEADER", "ROW"])
    }

    @Test func `the first row below a large title has no distance to it`() async throws {
      func distance(_ screen: some View) async throws -> CGFloat {
        let harness = await shown(NavigationStack { screen })
        let title = try #require(harness.elementFrames("Title").first)
        return harness.minY("row") - title.maxY
      }
      let list = List { Color.red.frame(height: 10).listRowBackground(Color.yellow.aid("row")) }
      let large = try await distance(list.navigationTitle("Title"))
      let inline = try await distance(list.navigationTitle("Title").navigationBarTitleDisplayMode(.inline))
      #expect(large < 10)
      #expect(inline >= 35)
      let alone = await shown(list)
      #expect(alone.minY("row") == 35)
      let form = try await distance(
        Form { Color.red.frame(height: 10).listRowBackground(Color.yellow.aid("row")) }.navigationTitle("Title"))
      #expect(form == large)
      let lower = try await distance(
        VStack(spacing: 0) {
          Color.red.frame(height: 100)
          list
        }
        .navigationTitle("Title"))
      #expect(lower > 130)
    }

    @Test func `switches and steppers leave the rows of a phone at the height of their labels`() async throws {
      @ViewBuilder func rows() -> some View {
        Toggle("switch", isOn: .constant(true)).listRowBackground(Color.yellow.aid("switch row"))
        Stepper("stepper", value: .constant(1)).listRowBackground(Color.yellow.aid("stepper row"))
        Toggle("one\ntwo\nthree", isOn: .constant(true)).listRowBackground(Color.yellow.aid("high row"))
      }
      for harness in [await shown(Form { rows() }), await shown(List { rows() })] {
        #expect(harness.frame(of: "switch row")?.height == 56)
        #expect(harness.frame(of: "stepper row")?.height == 56)
        #expect(abs(try #require(harness.frame(of: "high row")).height - (30 + 3 * 17 * 1.2)) < 0.6)
      }
    }

    @Test(arguments: [false, true])
    func `the frame of a link in a phone's row includes its chevron`(_ isMirrored: Bool) async throws {
      let harness = await shown(
        NavigationStack {
          List {
            NavigationLink {
              Text("there")
            } label: {
              Color.red.frame(height: 10).frame(maxWidth: .infinity).aid("label")
            }
            .aid("link")
          }
        }, size: CGSize(width: 320, height: 500), isMirrored: isMirrored)
      let (link, label) = (try #require(harness.frame(of: "link")), try #require(harness.frame(of: "label")))
      #expect(link.width == 256)
      #expect(abs(label.width - 233) < 1)
      #expect(isMirrored ? label.maxX == link.maxX : label.minX == link.minX)
    }
  }
}
