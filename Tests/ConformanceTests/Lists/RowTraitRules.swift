import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Modifiers of rows that stand on several levels: on a row, and on the section, group or `ForEach` around it (B17.10, B17.14).
  @MainActor
  struct RowTraitRules {
    private func row(_ name: String) -> some View { Color.blue.frame(height: 10).aid(name) }

    private func ground(_ name: String) -> some View { Color.red.aid(name) }

    private func leading(_ length: CGFloat) -> EdgeInsets { EdgeInsets(top: 0, leading: length, bottom: 0, trailing: 0) }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B17.14 a modifier on a row goes before the modifier around it`(_ idiom: Idiom) async throws {
      let harness = await shown(
        List {
          Section {
            row("plain")
            row("own").listRowBackground(ground("own ground"))
          }
          .listRowBackground(ground("section ground"))
          Group { row("group").listRowInsets(leading(60)) }.listRowInsets(leading(0))
          ForEach(0..<2) { n in row("each\(n)").listRowBackground(ground("each ground\(n)")) }.listRowBackground(ground("outer ground"))
          row("chain").listRowBackground(ground("inner chain")).listRowBackground(ground("outer chain"))
          row("usual").listRowBackground(Color?.none).listRowBackground(ground("never"))
        }, idiom)
      let own = try #require(harness.frame(of: "own ground")), section = try #require(harness.frame(of: "section ground"))
      #expect(own.minY == section.maxY && own.size == section.size)
      #expect(harness.minX("group") == own.minX + (idiom == .phone ? 60 : 66))
      for n in 0..<2 { #expect(harness.frame(of: "each ground\(n)") != nil) }
      #expect(harness.frame(of: "outer ground") == nil)
      #expect(harness.frame(of: "inner chain") != nil && harness.frame(of: "outer chain") == nil)
      #expect(harness.frame(of: "never") == nil)
    }

    @Test func `B17.14 lines and distances of a row and of a section are those of the innermost modifier`() async {
      let harness = await shown(
        List {
          Group {
            row("a").listRowSeparator(.visible)
            row("b")
            row("c")
          }
          .listRowSeparator(.hidden)
        })
      #expect(separators(harness).isEmpty, "the next row hides its line")
      let visible = await shown(List { Group { ForEach(0..<3) { row("\($0)").listRowSeparator(.visible) } }.listRowSeparator(.hidden) })
      #expect(separators(visible).count == 2)
      func distance<Changed: View>(_ change: (Section<EmptyView, AnyView, EmptyView>) -> Changed) async -> CGFloat {
        let harness = await shown(
          List {
            change(Section { AnyView(row("a")) })
            change(Section { AnyView(row("b")) })
          })
        return harness.minY("b") - harness.minY("a")
      }
      #expect(await distance { $0.listSectionSpacing(10).listSectionSpacing(70) } == distance { $0.listSectionSpacing(10) })
      #expect(
        await distance { $0.listSectionMargins(.top, 10).listSectionMargins(.top, 70) } == distance { $0.listSectionMargins(.top, 10) })
    }

    @Test func `B17.44 what a row says of its deletion goes before what is said around it`() async throws {
      struct Root: View {
        @State private var names = ["a", "b", "c"]

        var body: some View {
          List {
            ForEach(names, id: \.self) { name in
              if name == "b" { Text(name).deleteDisabled(false) } else { Text(name) }
            }
            .onDelete { names.remove(atOffsets: $0) }
            .deleteDisabled(true)
          }
          .environment(\.editMode, .constant(.active))
        }
      }
      let harness = await shown(Root())
      #expect(harness.semanticsDump().components(separatedBy: "\"Remove\"").count == 2)
    }

    @Test(arguments: [Idiom.phone, .desktop], [true, false])
    func `B17.10 the ground of a section is behind its rows only`(_ idiom: Idiom, _ isPlain: Bool) async {
      let list = List {
        Section {
          row("a")
          row("b")
        } header: {
          Text("head")
        } footer: {
          Text("foot")
        }
        .listRowBackground(Color.red.onAppear { Log.add("ground") })
        Section {
          row("c")
        } header: {
          Text("own").listRowBackground(ground("header ground"))
        }
      }
      let harness = isPlain ? await shown(list.listStyle(.plain), idiom) : await shown(list, idiom)
      #expect(Log.take() == ["ground", "ground"])
      #expect(harness.frame(of: "header ground") != nil)
    }
  }
}
